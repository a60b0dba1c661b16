import { readCount } from '../../../../number-words.ts'

const number = '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'
const noAge = String.raw`(?! ?(?:weeks?|months?|mo|hours?|hrs?|minutes|mins?|days?|am|pm|%|percent|years (?!old)|to\b|on a\b)|:|\.\d|,\d)\b`
const forms = [
  new RegExp(String.raw`\b${number}[ -]?(?:yr|year|yo)s?\b(?![ -]?(?:ago|lease))`, 'gi'),
  new RegExp(
    String.raw`\b(?:they|kids|boys|girls|children)(?:['’]re| are|,)? ${number}(?:, ${number})? and ${number}\b${noAge}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:she|he|son|daughter|brother|sister|boy|girl|teen)(?:['’]s| is|,)? (?:only |almost |turning )?${number}${noAge}`,
    'gi',
  ),
]
/** In years. */
const grown = 18

/** The ages of the children of a message, the youngest first. */
export function readChildAges(message: string): number[] {
  const found = forms.flatMap((form) =>
    [...message.matchAll(form)].flatMap(([, ...numbers]) =>
      numbers.flatMap((one) => (typeof one === 'string' ? [readCount(one)] : [])),
    ),
  )
  return [...new Set(found)].filter((age) => age > 0 && age < grown).toSorted((one, other) => one - other)
}
