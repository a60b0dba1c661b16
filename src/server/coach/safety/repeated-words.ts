import { rules } from './rules.ts'
import type { RawWord } from './split-words.ts'

const mostInARow = 3
/** Concepts of death, harm and pain: who only repeats such a word means it. */
const grave = new Set(
  'DIE DEATH DIES KILL KILLSELF SUICIDE HARM HARMBABY HURTS PAIN HIT RAPE PILL PILLS MEANS BLOOD'.split(' '),
)

const isGrave = (word: RawWord): boolean => rules.lexicon.mark([word]).has(grave)

/** Without what only says the word before it a fourth time or more: 'word' sixty times over, as in a test, is no sixty signs. */
export const withoutRuns = (words: readonly RawWord[]): RawWord[] =>
  words.filter((word, at) => {
    const before = words.slice(Math.max(0, at - mostInARow), at)
    return before.length < mostInARow || before.some(({ text }) => text !== word.text) || isGrave(word)
  })
