/** How words are searched. No zod: the browser searches too. */

import { withoutMarks } from './unicode-normal-form.ts'

const maxWords = 10

/** Lower case without accents, to compare what people write. */
export const foldText = (text: string): string => withoutMarks(text.toLowerCase())

/** Words as they are searched: without case and accents. */
export const searchedWords = (text: string): string[] =>
  [...new Set(foldText(text).split(/\s+/u).filter(Boolean))].slice(0, maxWords)

/** Whether each of the words is in one of the texts. False without words, as for combining marks alone. */
export function haveWords(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return false
  const folded = texts.map(foldText)
  return words.every((word) => folded.some((each) => each.includes(word)))
}
