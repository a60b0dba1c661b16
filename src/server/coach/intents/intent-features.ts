import { foldText } from '#contract/search-words.ts'
import { lettersOf, pairs, slotsOf, stem, wordsOf } from '../hashed-features.ts'
import { conceptsOf } from './concepts.ts'

/** The number of slots of the feature hash. It must be a power of two. */
export const slotCount = 2 ** 14

/** The text is cut here. Of many words the first and the last are read, where the question or command is. */
const maxLetters = 1_000

/** Replacements for sums, hours and other figures, applied before the words are read. */
const figures: readonly (readonly [RegExp, string])[] = [
  [
    /[$€£] ?\d[\d.,]*k?|\b\d[\d.,]*k? ?(?:dollars|euros?|pounds|bucks|quid|pesos|dolares|usd|eur|mxn)\b|[$€£]/g,
    ' MONEY ',
  ],
  [/\b\d{1,2}[:.h]\d{2} ?(?:[ap]\.?m\b)?|\b\d{1,2} ?[ap]\.?m\b/g, ' HOUR '],
  [/\b\d+(?:st|nd|rd|th)\b/g, ' ORDINAL '],
  [/\d+(?:[.,]\d+)*/g, ' NUMBER '],
]

const foldMessage = (text: string): string => foldText(text.slice(0, maxLetters)).replace(/['’‘`´]/g, '')

/** Returns the words of a message, without case and accents. Hours, sums and other figures become one word for each kind. */
const readWords = (text: string): string[] =>
  wordsOf(
    figures.reduce((left, [form, name]) => left.replace(form, name), foldMessage(text)),
    /[\p{L}\p{N}]+|[?:]/gu,
  )

/** Returns the hash slots of a message's features: its words, their concepts, pairs, its first words, and letters of longer words. */
export function featureSlots(text: string): number[] {
  const words = readWords(text)
  const stems = words.map(stem)
  const meant = words.map((word, at) => (conceptsOf.get(word) ?? [stems[at] ?? word])[0] ?? word)
  const [first = '', second = '', third = ''] = words
  const [one = '', two = '', three = ''] = meant
  const found = [
    ...stems.map((word) => `=${word}`),
    ...words.flatMap((word) => (conceptsOf.get(word) ?? []).map((name) => `:${name}`)),
    ...pairs(words, 1),
    ...pairs(meant, 1),
    ...pairs(meant, 2),
    `^${first}`,
    `^${first} ${second}`,
    `^${first} ${second} ${third}`,
    `^^${one}`,
    `^^${one} ${two}`,
    `^^${one} ${two} ${three}`,
    `$${meant.at(-1)}`,
    `#${Math.min(6, Math.floor(words.length / 5))}`,
    ...words.flatMap(lettersOf),
  ]
  return slotsOf(found, slotCount)
}
