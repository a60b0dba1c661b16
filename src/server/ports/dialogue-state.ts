import { z } from 'zod'
import { recordQuestion } from './coach-queries.ts'

/** The kind of question in the last line of an answer. */
const questionPurposes = [
  'listen',
  'telling',
  'heard',
  'nearby',
  'small',
  'obstacle',
  'when',
  'tried',
  'topic',
  'plan',
  'standing',
  'card',
  'passage',
  'choice',
  'slot',
  'draft',
  'offer',
  'newTask',
  'newItem',
  'newHousehold',
  'newEntry',
  'newGoal',
  'newPrayer',
] as const
export type QuestionPurpose = (typeof questionPurposes)[number]

/** A coaching conversation in progress: its id, the slot that it asked for last, and the answers so far. */
const coaching = z.strictObject({
  kind: z.string(),
  asked: z.string(),
  turns: z.int().min(0),
  slots: z.record(z.string(), z.string()),
})
export type OpenCoaching = z.infer<typeof coaching>

/** The query of the last answer about records, and the tasks that it named, in order. */
const looked = z.strictObject({
  questions: z.array(recordQuestion).max(3),
  told: z.array(z.strictObject({ title: z.string(), day: z.string() })).max(20),
})
export type Looked = z.infer<typeof looked>

/**
 * The state of a conversation with the coach after an exchange, sealed with it. The code that produces an answer writes it;
 * nothing parses the answer's text.
 */
export const dialogueState = z.strictObject({
  /** Answers so far. */
  turns: z.int().min(0),
  language: z.enum(['en', 'es']),
  /** The open matter of the library; `asked` is the message that it answers, `depth` counts the answers since. */
  topic: z.strictObject({ id: z.string(), asked: z.string(), depth: z.int().min(0) }).nullable(),
  /** Matters that were opened, oldest first. */
  opened: z.array(z.string()),
  /** Matters that the last answer named and did not open. */
  offered: z.array(z.string()),
  /** The question of the last answer. */
  question: z.strictObject({ purpose: z.enum(questionPurposes), text: z.string() }).nullable(),
  /** Replies that the last answer offered, as the user may send them. */
  choices: z.array(z.string()),
  /** Facts that the user mentioned: 'Ella' is 'daughter, 6'. */
  facts: z.array(z.strictObject({ name: z.string(), is: z.string() })),
  /** Matters and coaching conversations that the user did not want. */
  declined: z.array(z.string()),
  coaching: coaching.nullable(),
  /** A coaching conversation that a new subject interrupted. */
  paused: coaching.nullable(),
  /** Fingerprints of recent sentences, so that none is repeated. */
  said: z.array(z.string()),
  /** Absent if the last answer was about something else. */
  looked: looked.exactOptional(),
})
export type DialogueState = z.infer<typeof dialogueState>

/** Before the first message. */
export const newDialogue: DialogueState = {
  turns: 0,
  language: 'en',
  topic: null,
  opened: [],
  offered: [],
  question: null,
  choices: [],
  facts: [],
  declined: [],
  coaching: null,
  paused: null,
  said: [],
}
