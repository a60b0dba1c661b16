import { capitalize } from '#server/lib/capitalize.ts'
import { expandTypedEnglish } from '../composed-messages/expand-typed-english.ts'
import { newReading, toSecond } from '../composed-messages/speak-to-reader.ts'
import { cleanClause } from '../drafts/read-clause.ts'
import type { ToldPerson } from './told-people.ts'

/** Whether a sentence names somebody. */
export const mentions = (sentence: string, { calls }: ToldPerson): boolean =>
  calls.some((call) => new RegExp(`(?<!\\p{L})${RegExp.escape(call)}(?:s|[’']s)?(?!\\p{L})`, 'iu').test(sentence))

const plural = /\b(?:they|them|their|theirs)\b/i
/** 'I am 74 and my neighbor …' */
const aboutMyself = /^(?:so )?(?:I am|I[’']m) (?:an? )?\d{1,2} and /i
/** What somebody else thinks of it is not for the reader. */
const isOpinion = /\b(?:says|said|thinks|told me|tells me|wants me)\b/i
const opens = /^(?:and|but|so|also|then|now|well|oh|yes|plus),? /i

/** A sentence of the user's about the reader, as it is said to the reader; null where that isn't safe. */
export function toReader(sentence: string, reader: ToldPerson, others: readonly ToldPerson[]): string | null {
  const plain = expandTypedEnglish(sentence).replace(aboutMyself, '')
  if (plural.test(plain) && reader.pronoun !== 'they') return null
  if (isOpinion.test(plain) && !mentions(plain, reader) && others.some((person) => mentions(plain, person))) return null
  const turned = toSecond(plain, newReading([reader], others))
    .replace(/\byou’re \d{1,2} and |^you, (?=\p{Ll})/gu, 'you ')
    .replace(opens, '')
  return turned === '' || /\byou was\b/.test(turned) ? null : capitalize(cleanClause(turned))
}
