import { stemmer as english } from '@orama/stemmers/english'
import { fourLettersOf, hashOf } from './text-hash.ts'

/** Of a longer text the first and the last words are read. */
const maxWords = 60
const longestWord = 30

/** Cuts a folded text into words and the marks that `form` matches. */
export function wordsOf(line: string, form: RegExp): string[] {
  const all = line.match(form) ?? []
  const half = maxWords / 2
  const words = all.length > maxWords ? [...all.slice(0, half), ...all.slice(-half)] : all
  return words.map((word) => word.slice(0, longestWord))
}

/** Returns the slots of features, each once. `slotCount` is a power of two. */
export const slotsOf = (features: readonly string[], slotCount: number): number[] => [
  ...new Set(
    features.map((feature) => {
      const hash = hashOf(feature)
      return (hash ^ (hash >>> 15)) & (slotCount - 1)
    }),
  ),
]

/** The English stem of a word of four letters or more. */
export const stem = (word: string): string => (/^[a-z]{4,}$/.test(word) ? english(word) : word)

/** Each four letters in a row of a longer word. */
export const lettersOf = (word: string): string[] => (word.length < 5 ? [] : fourLettersOf(word))

/** The pairs of words that are `apart` places from each other. */
export const pairs = (words: readonly string[], apart: number): string[] =>
  words.slice(apart).map((word, at) => `${words[at]}${'_'.repeat(apart)}${word}`)
