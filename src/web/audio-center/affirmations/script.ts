import type { Affirmation } from '#contract/affirmations.ts'
import { maxCharacters, sentencesOf } from '#web/lib/sentences.ts'

/** What is read aloud, sentence by sentence: an intro, the affirmation, a closing line. */
export type Script = { intro: string; words: readonly string[]; closing: string }

const closing = 'Now take a deep breath, and let these words stay with you.'

/**
 * What is read of an affirmation at this rate; one drawn from what she told us says what it is based on. While it is being read
 * (`parts`), it stays divided as it was when that began.
 */
export function scriptOf({ content, isCustom, basedOn }: Affirmation, rate: number, parts?: readonly string[]): Script {
  const words = parts?.slice(1, -1) ?? sentencesOf(content, maxCharacters(rate))
  if (basedOn !== null) return { intro: `Here are words for you, based on ${basedOn}.`, words, closing }
  return { intro: isCustom ? 'Here are your own words.' : 'Here are words for you.', words, closing }
}

/** The parts of a script in the order in which they are said. */
export const partsOf = ({ intro, words, closing }: Script): readonly string[] => [intro, ...words, closing]
