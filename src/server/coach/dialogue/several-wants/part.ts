import { normalize } from '../../guide/text-analysis.ts'
import type { Answer, LookUp, Turn } from '../compose-answer.ts'
import type { StageContext } from '../stage.ts'
import type { Want } from './split-wants.ts'

/** One thing that a message wants. */
export type Part = {
  /** In the user’s words: 'And can you write a text to my sister saying I can’t talk tonight'. */
  want: string
  /** The same without marks and in lower case, for patterns. */
  line: string
  /** All that the message wants, this included, in its order. */
  wants: readonly string[]
  /** The sentences of the message that only tell; what stands right before the want comes last. */
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

/** Makes the parts of a message of its wants. */
export const createParts = (found: readonly Want[], context: StageContext): Part[] =>
  found.map((one) =>
    createPart(
      one,
      found.map(({ want }) => want),
      context,
    ),
  )

const createPart = ({ want, told }: Want, wants: readonly string[], context: StageContext): Part => ({
  want,
  line: normalize(want),
  wants,
  told,
  alone: saying(context.turn, want),
  whole: saying(context.turn, toMessage([...told, want])),
  context,
})
