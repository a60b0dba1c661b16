import { normalize } from '../../guide/text-analysis.ts'
import type { Answer, LookUp, Turn } from '../compose-answer.ts'
import type { StageContext } from '../stage.ts'

/** One thing that a message wants. */
export type Part = {
  /** In the user’s words: 'And can you write a text to my sister saying I can’t talk tonight'. */
  want: string
  /** The same without marks and in lower case, for patterns. */
  line: string
  /** The sentences of the message that only tell, in their order. */
  told: readonly string[]
  /** The turn as if only this had been asked. */
  alone: Turn
  /** The turn as if this had been asked after all that is told. */
  whole: Turn
  context: StageContext
}

/** Makes what one kind of want asks for. Returns null for every other kind, and where too little is told to make it well. */
export type PartMaker = (part: Part) => Answer | LookUp | null

const saying = (turn: Turn, message: string): Turn => ({ ...turn, request: { ...turn.request, message } })

const toMessage = (sentences: readonly string[]): string =>
  sentences.map((sentence) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')

export const createPart = (want: string, told: readonly string[], context: StageContext): Part => ({
  want,
  line: normalize(want),
  told,
  alone: saying(context.turn, want),
  whole: saying(context.turn, toMessage([...told, want])),
  context,
})
