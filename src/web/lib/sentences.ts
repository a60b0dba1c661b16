import { once } from './once.ts'

const sentences = once(() => new Intl.Segmenter('en', { granularity: 'sentence' }))
const graphemes = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** How many characters a voice speaks at its usual rate, well within fifteen seconds. */
const usualMaxCharacters = 160

/** The most characters of one utterance at this rate: browsers cut off after fifteen seconds. */
export const maxCharacters = (rate: number): number => Math.max(40, Math.floor(usualMaxCharacters * rate))

/**
 * The sentences of a text; joined, they are the text. One longer than `longest` characters is divided at the end of a clause,
 * else between words, and never within a grapheme.
 */
export function sentencesOf(text: string, longest: number): string[] {
  const found: string[] = []
  for (const { segment } of sentences().segment(text)) {
    const last = found.at(-1)
    // Punctuation, an emoji or a closing quote on its own belongs to the sentence before it.
    if (last !== undefined && !canBeSpoken(segment)) found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return found.flatMap((sentence) => divide(sentence, longest))
}

/** A text in as few parts as `longest` allows, each of whole sentences where they fit. */
export function partsOf(text: string, longest: number): string[] {
  const parts: string[] = []
  for (const sentence of sentencesOf(text, longest)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length <= longest) parts[parts.length - 1] = last + sentence
    else parts.push(sentence)
  }
  return parts
}

const canBeSpoken = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

function divide(sentence: string, longest: number): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > longest) {
    const at = cutOf(rest, longest)
    parts.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return rest === '' ? parts : [...parts, rest]
}

/** Finds the index at which to cut a text, at most `longest`. */
function cutOf(text: string, longest: number): number {
  const start = text.slice(0, longest)
  const clause = /^.*[,;:)–—]\s+/su.exec(start)?.[0].length ?? 0
  if (clause > longest / 2) return clause
  const word = /^.*\s+/su.exec(start)?.[0].length ?? 0
  if (word > 0) return word
  let whole = 0
  for (const { index } of graphemes().segment(text)) {
    if (index > longest && whole > 0) break
    whole = index
  }
  return whole === 0 ? text.length : whole
}
