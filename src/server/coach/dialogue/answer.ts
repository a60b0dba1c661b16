import type { CoachProposal } from '#contract/coach.ts'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import type { DialogueState, OpenCoaching, QuestionPurpose } from '#server/ports/dialogue-state.ts'
import { isContinuation } from '../guide/intents.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/records.ts'
import type { Passage } from '../guide/passage.ts'
import type { questions } from '../guide/phrases.ts'
import { type Conversation, pickQuestion } from './conversation.ts'
import { remember } from './said.ts'

/** One message and what is known as it comes. */
export type Turn = { request: CoachRequest; state: Conversation; today: string }

/** A whole answer, before it is streamed. What it asks and offers is kept as data, to understand the next message by. */
export type Answer = {
  text: string
  /** Its last line. */
  question: DialogueState['question']
  cards: readonly CoachProposal[]
  /** The matter of the library that it opens. */
  opens: Passage | null
  /** Matters that it names. */
  offers: readonly Passage[]
  choices: readonly string[]
  coaching: OpenCoaching | null
  /** It uses no question of the month. */
  isFree: boolean
}

/** An answer that needs something of the user's records first. */
export type LookUp = { looksUp: RecordQuestion; speak: (found: RecordAnswer) => Answer }

export const paragraphs = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n')

const nothing = {
  question: null,
  cards: [],
  opens: null,
  offers: [],
  choices: [],
  coaching: null,
  isFree: false,
} as const

export const say = (text: string, more: Partial<Omit<Answer, 'text'>> = {}): Answer => ({ ...nothing, text, ...more })

/** An answer that ends in a question of this purpose, in words not used lately. */
export const sayAndAsk = (
  { state }: Turn,
  purpose: keyof typeof questions,
  text: string,
  more: Partial<Omit<Answer, 'text' | 'question'>> = {},
): Answer => say(text, { ...more, question: { purpose, text: pickQuestion(state, purpose) } })

/** The purpose of a question that is a text of its own. */
export const asking = (purpose: QuestionPurpose, text: string): DialogueState['question'] => ({ purpose, text })

export const textOf = ({ text, question }: Answer): string => paragraphs(text, question?.text ?? null)

/** Where the conversation stands after the answer. */
export function advanceState({ state: { kept }, request: { message } }: Turn, answer: Answer): DialogueState {
  const { opens, offers, question, choices, coaching } = answer
  const asked = isContinuation(message) ? (kept.topic?.asked ?? message) : message
  const stays = kept.topic && { ...kept.topic, depth: kept.topic.depth + 1 }
  return {
    ...kept,
    turns: kept.turns + 1,
    topic: opens === null ? stays : { id: opens.id, asked, depth: 0 },
    opened: opens === null ? kept.opened : [...kept.opened.filter((id) => id !== opens.id), opens.id],
    offered: offers.map(({ id }) => id),
    question,
    choices: [...choices],
    coaching,
    said: remember(kept.said, textOf(answer)),
  }
}
