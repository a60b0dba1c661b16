import { capitalize } from '#contract/capitalize.ts'
import type { Details } from '../../../message-drafts/read-details.ts'

const have = /\bi(?:'ve got| have|'ve) ((?:an?|one|my|some) [^.!?]{4,90})/iu

/** Things in a nearly empty home, with what they are good for. */
const uses: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bed|mattress|futon)\b/i, 'somewhere to sleep'],
  [/\b(?:lamp|light)\b/i, 'light to read by'],
  [/\b(?:couch|sofa|chair|armchair)\b/i, 'somewhere to sit'],
  [/\b(?:skillet|pan|pot|stove|crockpot)\b/i, 'dinner'],
  [/\b(?:coffee ?maker|kettle|french press)\b/i, 'a hot cup in the morning'],
  [/\b(?:dog|cat)\b/i, 'company'],
]

/** Reads 'I have a bed, a lamp, and one very nice skillet' as a sentence on what that is good for. */
export function readOwnThings(text: string): Details {
  const listed = have.exec(text)?.[1]?.trim()
  if (listed === undefined) return {}
  const good = uses.flatMap(([form, use]) => (form.test(listed) ? [use] : []))
  if (good.length < 2) return {}
  const all = `${good.slice(0, -1).join(', ')}${good.length > 2 ? ',' : ''} and ${good.at(-1) ?? ''}`
  return { things: `${capitalize(listed.replaceAll("'", '’'))}: that’s ${all}.` }
}
