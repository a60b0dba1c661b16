import { splitUserSentences } from '../../../split-sentences.ts'
import { numberLine } from '../../../decisions/message-numbers.ts'
import type { Part } from '../../part.ts'

/** Between the sentences of a line, so that a pattern can stop at the end of one. */
const between = ' / '

/** The texts that a decision is read from. */
export type PartLines = {
  /** The want itself, in the form of `numberLine`. */
  ask: string
  /** The whole message in the same form, with ' / ' between its sentences. */
  all: string
  /** The whole message in the user’s words. */
  text: string
}

/** In letters. What comes after these is not read. */
const maxLetters = 2_000

/** Reads the want and the whole message it belongs to. */
export function readPartLines({ want, context }: Part): PartLines {
  const text = context.turn.request.message.slice(0, maxLetters).replaceAll("'", '’')
  return { ask: numberLine(want), all: splitUserSentences(text).map(numberLine).join(between), text }
}
