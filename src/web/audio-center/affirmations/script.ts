import type { Affirmation } from '#contract/affirmations.ts'
import { maxCharacters, sentencesOf } from '#web/lib/sentences.ts'

/** One sentence for each utterance: an intro, the affirmation, a closing line. */
export type Script = { intro: string; words: readonly string[]; closing: string }

const closing = 'Now take a deep breath, and let these words stay with you.'

/**
 * Divides an affirmation into sentences for this rate. The intro of a personalized one says what it's based on. An affirmation
 * that is being read (`parts`) stays divided as it was at the start.
 */
export function scriptOf({ content, isCustom, basedOn }: Affirmation, rate: number, parts?: readonly string[]): Script {
  const words = parts?.slice(1, -1) ?? sentencesOf(content, maxCharacters(rate))
  if (basedOn !== null) return { intro: `Here’s one for you, based on ${basedOn}.`, words, closing }
  return { intro: isCustom ? 'Here are your own words.' : 'Here’s one for you.', words, closing }
}

export const partsOf = ({ intro, words, closing }: Script): readonly string[] => [intro, ...words, closing]
