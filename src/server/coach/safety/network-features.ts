import { hashOf } from '../text-hash.ts'
import type { Features } from './message-features.ts'
import { slotOf } from './message-features.ts'
import type { RawWord } from './split-words.ts'
import { isFunctionWord, trimEnding } from './word-keys.ts'

const toSet = (words: string) => new Set(words.split(' '))
const persons = toSet(
  'i you he she we they it me my him her them his their yo el ella ellos mi tu su nobody everyone anyone nadie who',
)
const negations = toSet('not no never nunca without sin nobody nothing nada nadie cannot hardly ni')
/** How many words a negation reaches, for a word alone and for a word after another. */
const reach = { word: 4, pair: 6 }

/** The lengths of letter sequences, which include spaces between words. Only the first letters of a long word are read. */
const letters = { fewest: 4, most: 6, ofWord: 24 }

/** The words before a word in its sentence, as hashes, and their last letters. */
type Trail = {
  words: readonly number[]
  letters: string
  person: number
  content: number | null
  sinceNegation: number
}
const newTrail = (): Trail => ({ words: [], letters: ' ', person: 1, content: null, sinceNegation: Infinity })

/**
 * The features of the network, by word: one to four words in a row, letters across words, and the person named last with what is
 * said about them, negated or not. It ignores the tables, so that its errors differ from those of the linear model.
 */
export function networkFeaturesOf(words: readonly RawWord[]): Features {
  let trail = newTrail()
  return words.map(({ text, sentence }, at) => {
    if (sentence !== words[at - 1]?.sentence) trail = newTrail()
    const trimmed = hashOf(trimEnding(text))
    const slots = [...inOrder(trail.words, hashOf(text), trimmed), ...saidOf(trail, text, trimmed)]
    addLetters(slots, trail.letters, text)
    trail = follow(trail, text, trimmed)
    return slots
  })
}

function inOrder(before: readonly number[], word: number, trimmed: number): number[] {
  const [third, second, last] = [before.at(-3), before.at(-2), before.at(-1)]
  const slots = [slotOf(23, word), slotOf(24, trimmed)]
  if (last !== undefined) slots.push(slotOf(25, last, word))
  if (last !== undefined && second !== undefined) slots.push(slotOf(26, second, last, word))
  if (last !== undefined && second !== undefined && third !== undefined)
    slots.push(slotOf(27, slotOf(1, third, second), last, word))
  return slots
}

/** Adds the letter sequences that end in this word or in the space after it. */
function addLetters(slots: number[], before: string, word: string): void {
  const text = `${before}${word.slice(0, letters.ofWord)} `
  for (let end = before.length + 1; end <= text.length; end += 1)
    for (let length = letters.fewest; length <= Math.min(letters.most, end); length += 1)
      slots.push(slotOf(21, hashOf(text, end - length, end), length))
}

/** Returns features of the person named last, the last content word and this one, negated or not. */
function saidOf({ person, content, sinceNegation }: Trail, text: string, trimmed: number): number[] {
  if (persons.has(text)) return []
  const alone = slotOf(28, person, trimmed, sinceNegation <= reach.word ? 1 : 0)
  return content === null
    ? [alone]
    : [alone, slotOf(29, person, content, slotOf(2, trimmed, sinceNegation <= reach.pair ? 1 : 0))]
}

function follow(
  { words, letters: before, person, content, sinceNegation }: Trail,
  text: string,
  trimmed: number,
): Trail {
  const isPerson = persons.has(text)
  return {
    words: [...words.slice(-2), hashOf(text)],
    letters: `${before}${text.slice(0, letters.ofWord)} `.slice(1 - letters.most),
    person: isPerson ? hashOf(text) : person,
    content: isPerson || isFunctionWord(text) ? content : trimmed,
    sinceNegation: negations.has(text) ? 0 : sinceNegation + 1,
  }
}
