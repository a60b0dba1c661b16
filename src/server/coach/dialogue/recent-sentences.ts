import { hashOf } from '../text-hash.ts'

/** How many sentences are remembered. */
const maxRemembered = 160

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.?!”:;]) /)
    .map((sentence) => sentence.replace(/^(?:> |- |\d+\. )/, '').trim())
    .filter((sentence) => sentence !== '')

/** 32-bit hash in base 36, up to seven characters. */
const hashSentence = (sentence: string): string => (hashOf(sentence) >>> 0).toString(36)

/** Adds the hashes of `text` to those of recent sentences. */
export function rememberSentences(said: readonly string[], text: string): string[] {
  const hashes = new Set(sentencesOf(text).map(hashSentence))
  return [...said.filter((hash) => !hashes.has(hash)), ...hashes].slice(-maxRemembered)
}

/** Whether every sentence of `line` was said lately. */
export function isRecent(said: readonly string[], line: string): boolean {
  const hashes = sentencesOf(line).map(hashSentence)
  return hashes.length > 0 && hashes.every((hash) => said.includes(hash))
}

/** How long ago the line's first sentence was said: the higher, the longer; of lines never said it is infinite. */
export function sentenceAge(said: readonly string[], line: string): number {
  const [first] = sentencesOf(line).map(hashSentence)
  const at = first === undefined ? -1 : said.lastIndexOf(first)
  return at === -1 ? Infinity : said.length - at
}
