import { stemmer } from '@orama/stemmers/english'
import { foldText } from '#contract/search-words.ts'
import { fourLettersOf, hashOf } from '../text-hash.ts'

/** The weight of each kind of term. */
const kinds = { stems: 1, pairs: 0.3, letters: 0.15 } as const

/** The weight of the letters of a longer word that no training text contains, probably a misspelling. */
const lettersOfUnknown = 0.6
const longerFrom = 6

/** In words. Of a longer message only the beginning and the end are read, because requests are there. */
const maxHalfWords = 60

const toWords = (text: string): string[] =>
  foldText(text)
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= 40)

const hash = (text: string): number => hashOf(text) >>> 0

const lettersOf = (word: string): string[] => (word.length < 3 ? [] : fourLettersOf(word))

/** The hashed terms of a text: the stem and the letters of each word, and pairs of neighbours. */
export type Terms = { words: { stem: number; isLong: boolean; letters: number[] }[]; pairs: number[] }

/** Splits a text into its hashed terms. */
export function termsOf(text: string): Terms {
  const all = toWords(text.slice(0, 4_000))
  const words = all.length > 2 * maxHalfWords ? [...all.slice(0, maxHalfWords), ...all.slice(-maxHalfWords)] : all
  const stems = words.map(stemmer)
  return {
    words: words.map((word, at) => ({
      stem: hash(stems[at] ?? ''),
      isLong: word.length >= longerFrom,
      letters: lettersOf(word).map((four) => hash(`#${four}`)),
    })),
    pairs: stems.slice(1).map((stem, at) => hash(`${stems[at]} ${stem}`)),
  }
}

/** Returns each distinct term of a text with its weight. */
export function weighTerms({ words, pairs }: Terms, isKnown: (stem: number) => boolean): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { stem, isLong, letters } of words) {
    counts.set(stem, kinds.stems)
    const each = isLong && !isKnown(stem) ? lettersOfUnknown : kinds.letters
    for (const four of letters) counts.set(four, Math.max(each, counts.get(four) ?? 0))
  }
  for (const pair of pairs) counts.set(pair, kinds.pairs)
  return counts
}
