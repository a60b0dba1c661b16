import { oneOf } from '../phrase-pattern.ts'

/** Matches instructions about the form of an entry: 'in capital letters', 'that's the entry'. English only. */

const closings = oneOf(
  String.raw`(?:and |ok |okay |so )?(?:that|this)(?:['’]?s| is| was) (?:it[,.] (?:that|this)(?:['’]?s| is) )?(?:the|my|all of my|today['’]?s|tonight['’]?s) (?:whole |entire |full )?(?:journal |diary )?entry(?: (?:for )?(?:today|tonight|now))?`,
  'end of (?:the |my )?(?:journal |diary )?entry',
  '(?:journal|diary) entry (?:over|done|ends)',
)
/** Matches the entry before such an instruction, with its own punctuation. */
const closed = new RegExp(
  String.raw`^([^]{3,3900}?)(?:(?<=[.!?…])\s|\n|,\s| - | – | — )\s{0,3}(?:${closings})[.!\s]*$`,
  'i',
)
const headed =
  /^(?:(?:new |my |today['’]?s )?(?:journal|diary) (?:entry|page)(?: for (?:today|tonight))?|dear diary) ?[:,-] ?/i
const points = /^(?:that|this|it)$/i

/** Returns the words before 'that's the entry'. Null if nothing closes an entry. */
export function closedEntry(text: string): string | null {
  const body = closed.exec(text)?.[1]?.replace(headed, '').trim() ?? ''
  return body === '' || points.test(body) ? null : body
}

export type Letters = 'upper' | 'lower' | 'own'
const upper = String.raw`(?:all[- ])?(?:big |block )?(?:caps|capitals|capital letters|upper ?case)(?: letters)?(?: only)?`
const lower = String.raw`(?:all |only )?(?:lower ?case|small letters|no capitals)(?: letters)?(?: only)?`
const own = oneOf(
  '(?:exactly|just) (?:as|the way|how) i (?:write|wrote|typed|type|say|said|put) (?:it|this|them)',
  'word for word|as (?:it )?is|verbatim|without (?:changing|fixing|touching) (?:anything|a thing|a word|it)',
)
const lead = String.raw`(?:(?<=\bentry),? |,? (?:and |but )?(?:please |pls )?(?:in|with|use|using|make it|put it in|write it in|type it in|keep it)(?: all)? )`
const tail = '(?:,? (?:please|pls|thanks|thank you))?'
const manners: readonly (readonly [RegExp, Letters])[] = [
  [new RegExp(`${lead}${upper}${tail}`, 'i'), 'upper'],
  [new RegExp(`${lead}${lower}${tail}`, 'i'), 'lower'],
  [new RegExp(`,? (?:${own})${tail}(?=\\s{0,3}:|[.!]?\\s{0,3}$)`, 'i'), 'own'],
]
/** Patterns of sentences about letters: 'Lower case please, it's that kind of day.'. */
const sentences: readonly (readonly [RegExp, Letters])[] = [
  [
    new RegExp(
      [
        String.raw`(?<=[.!?])\s{1,3}(?:please )?(?:keep (?:the|my) (?:spelling|typos|words)|don['’]?t `,
        String.raw`(?:fix|change|correct) (?:it|anything|a thing|a word|the spelling|my spelling))[^.!?\n]{0,30}[.!]?\s*$`,
      ].join(''),
      'i',
    ),
    'own',
  ],
  [
    new RegExp(
      String.raw`(?<=[.!?,])\s{1,3}(?:all |in |and )?(?:${upper}),? (?:please|pls)[^.!?\n]{0,60}[.!]?\s*$`,
      'i',
    ),
    'upper',
  ],
  [
    new RegExp(
      String.raw`(?<=[.!?,])\s{1,3}(?:all |in |and )?(?:${lower}),? (?:please|pls)[^.!?\n]{0,60}[.!]?\s*$`,
      'i',
    ),
    'lower',
  ],
]
const asks = /\b(?:put|add|write|save|keep|log|record|note|enter|make|journal|diary|entry|letters|caps|capitals)\b/i

/** Splits off the instruction about capital or small letters, before or after the text. */
export function takeLetters(text: string): { text: string; letters: Letters | null } {
  for (const [form, letters] of sentences) {
    const at = form.exec(text)
    if (at !== null) return { text: text.slice(0, at.index).replace(/,$/, ''), letters }
  }
  for (const [form, letters] of manners) {
    const at = form.exec(text)
    if (at === null || !isInRequest(text, at.index, at[0].length)) continue
    return { text: `${text.slice(0, at.index)}${text.slice(at.index + at[0].length)}`, letters }
  }
  return { text, letters: null }
}

/** Returns true before the colon of a request, or in its last sentence. */
function isInRequest(text: string, at: number, length: number): boolean {
  const before = text.slice(0, at)
  const after = text.slice(at + length)
  const start =
    Math.max(before.lastIndexOf('. '), before.lastIndexOf('! '), before.lastIndexOf('? '), before.lastIndexOf('\n')) + 1
  const isHead = start === 0 && before.length < 80 && /^\s{0,2}:/.test(after)
  const isLast = /^[^.!?\n]{0,40}[.!?]?\s*$/.test(after)
  return asks.test(before.slice(start)) && (isHead || isLast)
}

export const withLetters = (body: string, letters: Letters | null): string =>
  letters === 'upper' ? body.toLocaleUpperCase('en') : letters === 'lower' ? body.toLocaleLowerCase('en') : body
