import { stemmer as english } from '@orama/stemmers/english'
import { foldText } from '#contract/search-words.ts'
import { fourLettersOf, hashOf } from '../text-hash.ts'

/** The number of slots of the feature hash. It must be a power of two. */
export const slotCount = 2 ** 15

/** Of a longer message the beginning and the end are read. */
const maxLetters = 1_000
const maxWords = 60
/** In words. */
const lengthStep = 4
const longestCounted = 6

function wordsOf(text: string): string[] {
  const line = foldText(text.slice(0, maxLetters))
    .replace(/['’‘`´]/g, '')
    .replace(/\d+/g, '0')
  const all = line.match(/[\p{L}\p{N}]+|[?!]/gu) ?? []
  const half = maxWords / 2
  const words = all.length > maxWords ? [...all.slice(0, half), ...all.slice(-half)] : all
  return words.map((word) => word.slice(0, 30))
}

function slotOf(feature: string): number {
  const hash = hashOf(feature)
  return (hash ^ (hash >>> 15)) & (slotCount - 1)
}

const stem = (word: string): string => (/^[a-z]{4,}$/.test(word) ? english(word) : word)
const lettersOf = (word: string): string[] => (word.length < 5 ? [] : fourLettersOf(word))
const pairs = (words: readonly string[], apart: number): string[] =>
  words.slice(apart).map((word, at) => `${words[at]}${'_'.repeat(apart)}${word}`)

/**
 * Returns the hash slots of what a message's tone may show in: its words and stems, pairs of stems beside each other and over one
 * between, letters of longer words, and its length. No word is left out: 'but', 'not' and 'even' carry the tone.
 */
export function toneSlots(text: string): number[] {
  const words = wordsOf(text)
  const stems = words.map(stem)
  const framed = ['^', ...stems, '$']
  const found = [
    ...words,
    ...stems.map((word) => `=${word}`),
    ...pairs(framed, 1),
    ...pairs(framed, 2),
    ...words.flatMap(lettersOf),
    `#${Math.min(longestCounted, Math.floor(words.length / lengthStep))}`,
  ]
  return [...new Set(found.map(slotOf))]
}
