import { normalForm, withoutMarks } from '#contract/unicode-normal-form.ts'

/** Cyrillic and Greek letters that look like the Latin ones below them, which guessing programs swap. */
const lookAlikes = new Map(
  [
    ['абеёзіїјкмнорсԁѕтухѵһԛԝг', 'a6ee3iijkmhopcdstyxvhqwr'],
    ['АВЕЁЅІЇЈКМНОРСТУХԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEESIIJKMHOPCTYXQWABEZHIKMNOPTYX'],
    ['αικνορτυχıɑɡ', 'aikvoptuxiag'],
  ].flatMap(([from = '', to = '']) => Array.from(from, (letter, n): [string, string] => [letter, to[n] ?? letter])),
)
const separators = /[^\p{L}\p{M}\p{N}]+/gu

const withoutLookAlikes = (text: string): string =>
  Array.from(text, (letter) => lookAlikes.get(letter) ?? letter).join('')

/** Full-width letters become plain ones, look-alikes become Latin, and accents are removed. */
const asRead = (text: string): string => normalForm('NFC', withoutMarks(withoutLookAlikes(normalForm('NFKC', text))))

/** The text and, if it differs, its reading. */
export const readingsOf = (text: string): string[] => [...new Set([normalForm('NFC', text), asRead(text)])]

export const withoutSeparators = (text: string): string => text.replaceAll(separators, '')

/** The reading in lower case, for comparison with lists and names. */
export const folded = (text: string): string => asRead(text).toLowerCase()

/** The names of an account with the parts of the email's first part: 'belle' and 'meadow' of belle.meadow@…, longest first. */
export function namesIn({ username, email }: { username: string; email: string }, others: readonly string[]): string[] {
  const local = email.split('@')[0] ?? ''
  const names = [username, local, ...[username, local].flatMap((name) => name.split(/[^\p{L}\p{M}]+/u)), ...others]
  return [...new Set(names.map(folded))]
    .filter((name) => Array.from(name).length >= 4)
    .toSorted((one, other) => other.length - one.length)
}
