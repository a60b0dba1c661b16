import type { CoachProposal } from '#contract/coach.ts'
import type { CardRef, CoachRequestData, EarlierCard } from '#server/ports/coach-model.ts'
import type { DialogueState, Looked, OpenCoaching, QuestionPurpose } from '#server/ports/dialogue-state.ts'
import type { NameAnswer, NameQuery } from '#server/ports/named-records.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { Passage } from '../guide/passage.ts'
import type { questions } from '../guide/phrases.ts'
import { isContinuation } from './dialogue-acts.ts'
import { type Conversation, pickQuestion } from './conversation-state.ts'
import { addFacts } from './names-and-ages.ts'
import { rememberSentences } from './recent-sentences.ts'

/**
 * A message with the state at its time. `offCards`: earlier cards that change a record of an area that is switched off; the request doesn't
 * have these.
 */
export type Turn = { request: CoachRequestData; state: Conversation; today: string; offCards?: readonly EarlierCard[] }

/** A whole answer, before it is streamed. What it asks and offers is kept as data, to understand the next message by. */
export type Answer = {
  text: string
  /** The question at the end of the text. */
  question: DialogueState['question']
  cards: readonly CoachProposal[]
  /** The open card that these take the place of. */
  replaces: CardRef | null
  /** The matter of the library that it opens. */
  opens: Passage | null
  /** Matters that it names. */
  offers: readonly Passage[]
  choices: readonly string[]
  /** The coaching conversation that continues. Null interrupts an open one; 'over' ends it. */
  coaching: OpenCoaching | 'over' | null
  /** The message that it answers, if that isn't the one that came. */
  asked: string | null
  closesTopic: boolean
  /** Matters that the user did not want. */
  declines: readonly string[]
  /** It uses no question of the month. */
  isFree: boolean
  /** The record answers that it used. */
  looked: Looked | null
}

/** An answer that needs something of the user's records first. */
export type LookUp = {
  questions: readonly RecordQuestion[]
  toAnswer: (found: readonly RecordAnswer[]) => Answer
  /** Needs a second look-up after the first: the days of an event whose date was found. Null if nothing more is needed. */
  next?: (found: readonly RecordAnswer[]) => LookUp | null
}

/** An answer that needs records found by their names first. */
export type NameLookUp = {
  names: readonly NameQuery[]
  toAnswer: (found: readonly NameAnswer[]) => Answer | LookUp
}

/** Joins the parts of a text by blank lines and leaves out null. */
export const paragraphs = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n')

const emptyAnswer = {
  question: null,
  cards: [],
  replaces: null,
  opens: null,
  offers: [],
  choices: [],
  coaching: null,
  asked: null,
  closesTopic: false,
  declines: [],
  isFree: false,
  looked: null,
} as const

/** Makes an answer of a text; `more` overrides what is empty by default. */
export const makeAnswer = (text: string, more: Partial<Omit<Answer, 'text'>> = {}): Answer => ({
  ...emptyAnswer,
  text,
  ...more,
})

/** Makes an answer that ends in a question of this purpose, worded as no recent one was. */
export const answerAndAsk = (
  { state }: Turn,
  purpose: keyof typeof questions,
  text: string,
  more: Partial<Omit<Answer, 'text' | 'question'>> = {},
): Answer => makeAnswer(text, { ...more, question: { purpose, text: pickQuestion(state, purpose) } })

/** Makes a question with this text. Its purpose says how the reply is read. */
export const makeQuestion = (purpose: QuestionPurpose, text: string): DialogueState['question'] => ({ purpose, text })

/** Returns what the user reads: the text, then the question. */
export const textOf = ({ text, question }: Answer): string => paragraphs(text, question?.text ?? null)

const maxOpened = 40
const maxDeclined = 20

function topicAfter({ state: { kept }, request: { message } }: Turn, answer: Answer): DialogueState['topic'] {
  const { opens, closesTopic } = answer
  if (opens !== null) {
    const said = answer.asked ?? message
    return { id: opens.id, asked: isContinuation(said) ? (kept.topic?.asked ?? said) : said, depth: 0 }
  }
  return closesTopic ? null : kept.topic && { ...kept.topic, depth: kept.topic.depth + 1 }
}

/** Keeps the interrupted conversation, which can go on until it is over. */
function pausedAfter({ state: { kept } }: Turn, { coaching }: Answer): OpenCoaching | null {
  if (coaching === 'over') return null
  const open = kept.coaching?.asked === '' ? null : kept.coaching
  if (coaching === null) return open ?? kept.paused
  return coaching.kind === kept.paused?.kind ? null : kept.paused
}

/** Keeps the last look-up open to the next message if a card was made of it. */
function lookedAfter({ state: { kept } }: Turn, { looked, cards, opens }: Answer): { looked?: Looked } {
  if (looked !== null) return { looked }
  return kept.looked !== undefined && cards.length > 0 && opens === null ? { looked: kept.looked } : {}
}

/** Returns the conversation's state after the answer. */
export function advanceState(turn: Turn, answer: Answer): DialogueState {
  const { kept } = turn.state
  const { message, language } = turn.request
  const { opens, offers, question, choices, coaching, declines } = answer
  return {
    turns: kept.turns + 1,
    language,
    topic: topicAfter(turn, answer),
    opened: opens === null ? kept.opened : [...kept.opened.filter((id) => id !== opens.id), opens.id].slice(-maxOpened),
    offered: offers.map(({ id }) => id),
    question,
    choices: [...choices],
    facts: addFacts(kept.facts, message),
    declined: [...kept.declined, ...declines].slice(-maxDeclined),
    coaching: coaching === 'over' ? null : coaching,
    paused: pausedAfter(turn, answer),
    said: rememberSentences(kept.said, textOf(answer)),
    ...lookedAfter(turn, answer),
  }
}
