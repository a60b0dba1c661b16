import { rules } from './rules.ts'
import type { RawWord } from './split-words.ts'

/** A word said fewer times in a row is stressed: 'really really sad'. */
const fewest = 6
/** Concepts of death, harm and pain: who only repeats such a word means it. */
const grave = new Set(
  'DIE DEATH DIES KILL KILLSELF SUICIDE HARM HARMBABY HURTS PAIN HIT RAPE PILL PILLS MEANS BLOOD'.split(' '),
)

const isGrave = (word: RawWord): boolean => rules.lexicon.mark([word]).has(grave)

/** With each word once that is said many times in a row: 'word' sixty times over, as in a test, is no sixty signs. */
export function withoutRuns(words: readonly RawWord[]): readonly RawWord[] {
  const kept: RawWord[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at]
    let end = at + 1
    while (words[end]?.text === word?.text && end < words.length) end += 1
    const isRun = word !== undefined && end - at >= fewest && !isGrave(word)
    kept.push(...words.slice(at, isRun ? at + 1 : end))
    at = end
  }
  return kept
}
