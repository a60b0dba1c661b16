/** Reads quantity, name and note from a line such as '2 kg apples, the red ones'. No zod: the browser reads lines too. */

export type ShoppingLine = { name: string; quantity: string | null; note: string | null }

/** The longest line, in characters. */
export const maxLineLength = 300

const units = new Set(
  `kg kgs kilo kilos g gram grams mg lb lbs pound pounds oz ounce ounces l liter liters litre litres ml cl dl gal gallon gallons
qt quart quarts pt pint pints cup cups tbsp tsp can cans tin tins jar jars bottle bottles box boxes bag bags pack packs packet packets
package packages bunch bunches loaf loaves dozen roll rolls tube tubes stick sticks slice slices piece pieces pc pcs pair pairs head heads
clove cloves carton cartons case cases tub tubs bar bars sheet sheets m cm mm ft in yd meter meters`.split(/\s+/),
)

const number = /^(?:\d{1,5}(?:[.,]\d{1,3})?(?:-\d{1,5})?|\d{1,3}\/\d{1,3}|\d{0,3}[½¼¾⅓⅔])$/
const counted = /^(\d{1,5}(?:[.,]\d{1,3})?|\d{0,3}[½¼¾⅓⅔])([a-z]{1,10})$/i
const times = /^(?:(\d{1,5})[x×]|[x×](\d{1,5}))$/i

/** The quantity that starts a line's words, and how many words it takes. */
function readQuantity(words: readonly string[]): { quantity: string; length: number } | undefined {
  const [first = '', second = '', third = ''] = words
  const multiple = times.exec(first)
  if (multiple) return { quantity: multiple[1] ?? multiple[2] ?? '', length: 1 }
  const joined = counted.exec(first)
  if (joined && units.has((joined[2] ?? '').toLowerCase()))
    return { quantity: `${joined[1]} ${joined[2]}`, length: second.toLowerCase() === 'of' ? 2 : 1 }
  const isDozen = /^(?:a|one)$/i.test(first) && second.toLowerCase() === 'dozen'
  if (!isDozen && !number.test(first)) return undefined
  const hasUnit = units.has(second.toLowerCase())
  const taken = hasUnit ? 2 : 1
  const next = hasUnit ? third : second
  return { quantity: words.slice(0, taken).join(' '), length: next.toLowerCase() === 'of' ? taken + 1 : taken }
}

/** The comma that starts a note: not one within a number, such as '1,5 l'. */
function noteStart(line: string): number {
  for (let at = line.indexOf(','); at !== -1; at = line.indexOf(',', at + 1))
    if (!/\d/.test(line.charAt(at + 1))) return at
  return -1
}

/** Parts that are not understood stay in the name, so that nothing written is lost. Null for a blank line. */
export function readShoppingLine(given: string): ShoppingLine | null {
  const line = given.slice(0, maxLineLength).trim()
  if (line === '') return null
  const comma = noteStart(line)
  const note = comma === -1 ? '' : line.slice(comma + 1).trim()
  const before = comma === -1 ? line : line.slice(0, comma).trim()
  if (before === '') return { name: line, quantity: null, note: null }
  const words = before.split(/\s+/)
  const leading = readQuantity(words)
  const rest = leading === undefined ? '' : words.slice(leading.length).join(' ')
  if (leading !== undefined && rest !== '') return { name: rest, quantity: leading.quantity, note: note || null }
  const trailing = times.exec(words.at(-1) ?? '')
  if (trailing && words.length > 1)
    return { name: words.slice(0, -1).join(' '), quantity: trailing[1] ?? trailing[2] ?? null, note: note || null }
  return { name: words.join(' '), quantity: null, note: note || null }
}
