import { withoutMarks } from '#contract/unicode-normal-form.ts'
import { hashOf } from '../text-hash.ts'
import { isFunctionWord, phoneticKey, trimEnding } from './word-keys.ts'
import { type LexiconMatches, makeLexicon } from './lexicon-matches.ts'
import type { RawWord } from './split-words.ts'
import { findAll } from './patterns.ts'
import { rules } from './rules.ts'
import { conceptTable, readTable } from './tables.ts'

/** The number of hash slots for features, a power of two. A model folds them into its own number of columns. */
const slots = 2 ** 18
const maxGramLength = 5
const lookBack = 3
const isConcept = /^[A-Z]/u

/** Broad senses of words in both languages ('XFEAR', 'XMONEY'), so that the model generalizes to sentences it was not trained on. */
const senseLexicon = makeLexicon(
  [
    Object.fromEntries(
      Object.entries(readTable('senses.json', conceptTable)).map(([name, phrases]) => [name, phrases.map(toPhrase)]),
    ),
  ],
  [],
)

function toPhrase(phrase: string): string {
  return withoutMarks(phrase).replaceAll('-', ' ')
}

/** The slots of each word of a message, so that any range of words can be scored by itself. */
export type Features = readonly (readonly number[])[]

/**
 * The features of the linear model, by word: one to three words in a row, pairs of words with others between them, three to five
 * letters in a row, concepts and patterns of the tables, and pairs of broad senses. No feature crosses the end of a sentence.
 */
export function featuresOf(matches: LexiconMatches, found = findAll(rules.index, matches)): Features {
  const { words } = matches
  const senses = senseLexicon.match(words)
  const letters = new Map<string, readonly number[]>()
  const begun = signsOf(found)
  let trail = newTrail()
  return words.map((word, at) => {
    if (word.sentence !== words[at - 1]?.sentence) trail = newTrail()
    const slots = (begun.get(at) ?? []).concat(lettersOf(word, letters))
    for (const name of matches.namesAt(at)) if (isConcept.test(name)) slots.push(slotOf(5, hashOf(name)))
    const here: number[] = []
    for (const name of senses.namesAt(at)) if (isConcept.test(name)) here.push(hashOf(name))
    step(slots, trail, word.text, here)
    return slots
  })
}

/** The words before a word in its sentence, as hashes. */
type Trail = { before: number; earlier: number; sound: number; content: number[]; senses: readonly number[] }
const newTrail = (): Trail => ({ before: 1, earlier: 1, sound: 1, content: [], senses: [1] })

function step(slots: number[], trail: Trail, text: string, senses: readonly number[]): void {
  const word = hashOf(text)
  const trimmed = hashOf(trimEnding(text))
  const isPlain = isFunctionWord(text)
  slots.push(slotOf(1, word), slotOf(3, trail.before, trimmed), slotOf(4, trail.earlier, trail.before, trimmed))
  if (trimmed !== word) slots.push(slotOf(2, trimmed))
  const sound = hashOf(phoneticKey(text))
  slots.push(slotOf(12, sound), slotOf(13, trail.sound, sound))
  trail.sound = sound
  if (!isPlain) {
    for (const other of trail.content) slots.push(slotOf(6, other, trimmed))
    trail.content.push(trimmed)
    if (trail.content.length > lookBack) trail.content.shift()
  }
  for (const sense of senses) slots.push(slotOf(7, sense))
  const shown = senses.length > 0 ? senses : isPlain ? [] : [trimmed]
  if (shown.length > 0) {
    for (const one of trail.senses) for (const other of shown) slots.push(slotOf(8, one, other))
    trail.senses = shown
  }
  trail.earlier = trail.before
  trail.before = trimmed
}

/** The features of patterns of the tables, by the word they begin at. Context may discard such a sign later. */
function signsOf(found: ReturnType<typeof findAll>): Map<number, number[]> {
  const begun = new Map<number, number[]>()
  for (const { pattern, found: match } of found) {
    const meaning = rules.meaningOf.get(pattern)
    if (meaning === undefined) continue
    const level = hashOf(meaning.level)
    const signs = begun.get(match.start) ?? []
    signs.push(slotOf(9, level), slotOf(10, hashOf(meaning.kind), level))
    begun.set(match.start, signs)
  }
  return begun
}

function lettersOf({ text }: RawWord, known: Map<string, readonly number[]>): readonly number[] {
  const before = known.get(text)
  if (before !== undefined) return before
  const padded = ` ${text.slice(0, 24)} `
  const grams: number[] = []
  for (let length = 3; length <= maxGramLength; length += 1)
    for (let start = 0; start + length <= padded.length; start += 1)
      grams.push(slotOf(11, hashOf(padded, start, start + length)))
  known.set(text, grams)
  return grams
}

/** Returns the slot of a feature by its family and up to three hashes. */
export function slotOf(family: number, first: number, second = 0, third = 0): number {
  let state = Math.imul(first ^ Math.imul(family, 0x9e3779b1), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 15) ^ second, 0xc2b2ae35)
  state = Math.imul(state ^ (state >>> 13) ^ third, 0x27d4eb2f)
  return (state ^ (state >>> 16)) & (slots - 1)
}
