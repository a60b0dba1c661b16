import { foldText } from '#contract/search-words.ts'
import { lettersOf, pairs, slotsOf, stem, wordsOf } from '../hashed-features.ts'

/** The number of slots of the feature hash. It must be a power of two. */
export const slotCount = 2 ** 15

const maxLetters = 1_000
/** In words. */
const lengthStep = 4
const longestCounted = 6

/**
 * Returns the hash slots of what a message's tone may show in: its words and stems, pairs of stems beside each other and over one
 * between, letters of longer words, and its length. No word is left out: 'but', 'not' and 'even' carry the tone.
 */
export function toneSlots(text: string): number[] {
  const line = foldText(text.slice(0, maxLetters))
    .replace(/['’‘`´]/g, '')
    .replace(/\d+/g, '0')
  const words = wordsOf(line, /[\p{L}\p{N}]+|[?!]/gu)
  const stems = words.map(stem)
  const framed = ['^', ...stems, '$']
  return slotsOf(
    [
      ...words,
      ...stems.map((word) => `=${word}`),
      ...pairs(framed, 1),
      ...pairs(framed, 2),
      ...words.flatMap(lettersOf),
      `#${Math.min(longestCounted, Math.floor(words.length / lengthStep))}`,
    ],
    slotCount,
  )
}
