import { contentWords, countWords } from '../../guide/text-analysis.ts'
import { toSecondPerson } from '../../second-person.ts'

/** Beginnings of questions, and the words that replace them when they are said back. */
const openings: readonly (readonly [RegExp, string])[] = [
  [/^what (?:can|do|should|could|would) (?:i|we|you) (?:even |actually )?do (?:about|with) /i, ''],
  [/^how (?:do|can|should|would|could) (?:i|we|you) (?:even |actually |best |ever )?/i, 'how to '],
  [/^what (?:can|do|should|could|would) (?:i|we) (?:even |actually )?/i, 'what to '],
  [/^where (?:can|do|should|could|would) (?:i|we) (?:even |actually )?/i, 'where to '],
  [/^(?:any|got any|do you have any) (?:ideas?|tips|advice|suggestions|thoughts) (?:for|on|about) /i, ''],
]
/** In words. More than this isn't said back. */
const maxWords = 14
/** Matches 'you' for the coach, which would be the user when it is said back. */
const ofCoach = /\byou(?:r|rs)?\b/i

/** Returns what a question is about, in the user's words: 'how to start a compost heap'. Returns null if they can't be said back safely. */
export function nameWhatIsAsked(asked: string): string | null {
  const plain = asked
    .trim()
    .replace(/[?.! ]{1,5}$/, '')
    .replace(/^(?:(?:so|and|but|ok|okay|now|also)[, ]+){1,3}/i, '')
  const found = openings.find(([form]) => form.test(plain))
  if (found === undefined) return null
  const [form, lead] = found
  const rest = plain.replace(form, '')
  const isClear = countWords(rest) <= maxWords && contentWords(rest).length > 0 && !/[.!?:;“”"]/.test(rest)
  if (!isClear || ofCoach.test(rest)) return null
  return toSecondPerson(`${lead}${rest}`)
}
