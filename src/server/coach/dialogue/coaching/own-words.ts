import { toPlainLine } from '../../guide/quote-user-text.ts'
import { capitalize } from '#contract/capitalize.ts'
import { toSecondPerson } from '../../second-person.ts'

/** How many letters of an answer are kept. */
const maxLetters = 300

/** Returns the user's words on one line, without characters of Markdown and the last full stop. */
export const cleanReply = (text: string): string =>
  toPlainLine(text)
    .slice(0, maxLetters)
    .replace(/(?<![\s,.;:])[\s,.;:]+$/, '')

/** Adds a full stop if the user didn't end the sentence. */
export const withFullStop = (text: string): string => (/[.!?…]$/.test(text) ? capitalize(text) : `${capitalize(text)}.`)

/** Quotes what the user named: in the second person in English, unchanged in Spanish. */
export const quoteBack = (text: string, language: 'en' | 'es'): string =>
  capitalize(language === 'en' ? toSecondPerson(text) : text)

/** The things in a list that the user typed, at most `most`. */
export function readList(text: string, most = 8): string[] {
  const parts = text
    .split(/\n|[;,]|\b(?:and then|and|then|plus|also|y luego|y|luego|también)\b|(?:^|\s)(?:[-*•]|\d{1,2}[.)])\s/iu)
    .map(cleanReply)
    .map((part) =>
      part.replace(/^(?:i (?:have|need|want) to|i[’']ve got to|i should|gotta|to|tengo que|hay que)\s+/i, ''),
    )
    .filter((part) => part !== 'untitled' && /\p{L}{2}/u.test(part))
  return [...new Set(parts)].slice(0, most)
}

const separator = '\n'
export const packList = (items: readonly string[]): string => items.join(separator)
export const unpackList = (packed: string | undefined): string[] =>
  (packed ?? '').split(separator).filter((item) => item !== '')
