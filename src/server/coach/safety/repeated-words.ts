import { rules } from './rules.ts'
import type { RawWord } from './split-words.ts'

/** A word repeated fewer times in a row is emphasis: 'really really sad'. */
const fewest = 6
/** Concepts of death, harm and pain: a user who only repeats such a word means it. */
const grave = new Set(
  'DIE DEATH DIES KILL KILLSELF SUICIDE HARM HARMBABY HURTS PAIN HIT RAPE PILL PILLS MEANS BLOOD'.split(' '),
)

const isGrave = (word: RawWord): boolean => rules.lexicon.match([word]).has(grave)

/** Collapses each run of one word to a single word: a word typed sixty times to test the coach is not sixty signs. */
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
