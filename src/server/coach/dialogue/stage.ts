import type { ActionLookUp } from '../actions/answer-action-requests.ts'
import type { Library } from '../guide/library.ts'
import type { Answer, LookUp, NameLookUp, Turn } from './compose-answer.ts'
import type { DialogueAct } from './dialogue-act-forms.ts'

/** Everything that a stage decides by. */
export type StageContext = {
  /** The message as it came. */
  given: Turn
  /** The message without a lead-in to its subject, such as a greeting or an aside. */
  turn: Turn
  act: DialogueAct | null
  library: Library
  /** Answers a part of the message, or what was meant by it, through all stages. */
  answerTurn: (turn: Turn) => Answer | LookUp | NameLookUp
}

/** One way to answer a message; `answer` returns null if the message isn't for it. Docs/coach.md, section 4, lists the names. */
export type Stage<T> = { name: string; answer: (context: StageContext) => T | null }

export type StageAnswer = Answer | LookUp | NameLookUp | ActionLookUp

/** Returns the answer of the first stage that has one. Later stages don't run. */
export function firstAnswer<T>(stages: readonly Stage<T>[], context: StageContext): T | null {
  for (const { answer } of stages) {
    const said = answer(context)
    if (said !== null) return said
  }
  return null
}
