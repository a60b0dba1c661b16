import { z } from 'zod'

const reader = z.strictObject({
  /** How they are greeted. */
  name: z.string().nullable(),
  /** What they are to the user: 'brother', 'landlord'. */
  role: z.string().nullable(),
  pronoun: z.enum(['he', 'she', 'they']),
  isGroup: z.boolean(),
})
/** For whom the words are. */
export type Reader = z.infer<typeof reader>

const point = z.strictObject({
  kind: z.enum(['fact', 'ask', 'deadline', 'reason', 'no', 'sorry', 'offer', 'fond', 'wish', 'close']),
  /** A clause to the reader, without its full stop. */
  text: z.string(),
})
/** One clause of a message, and its role. */
export type Point = z.infer<typeof point>

const acts = [
  'debt',
  'refuse',
  'cancel',
  'ask',
  'invite',
  'condole',
  'thank',
  'birthday',
  'congratulate',
  'apologize',
  'complain',
  'grace',
  'tell',
] as const
const act = z.enum(acts)
/** The purpose of a message. */
export type MessageAct = z.infer<typeof act>

const channels = ['text', 'mail', 'card', 'call', 'aloud', 'toast'] as const
export type Channel = (typeof channels)[number]

export const messageDraft = z.strictObject({
  reader,
  act,
  channel: z.enum(channels),
  points: z.array(point),
  tone: z.enum(['plain', 'softer', 'firmer']),
  length: z.enum(['full', 'short', 'shortest']),
  manner: z.enum(['plain', 'casual', 'formal']),
  /** Whom or what it is about: who died, what is celebrated. */
  about: z.string().nullable(),
  /** Words that begin it, before anything else is said. */
  opens: z.string().nullable(),
  /** The main point in one sentence, for the user to fall back on. */
  core: z.string().nullable(),
  /** It answers what came back: only its opening words are sent, and what is added to them. */
  isReply: z.boolean(),
})
/** A message as its parts: what is written is made of it each time. */
export type MessageDraft = z.infer<typeof messageDraft>

/** A draft without points, with these parts filled in. */
export const newDraft = (parts: Partial<MessageDraft> = {}): MessageDraft => ({
  reader: { name: null, role: null, pronoun: 'they', isGroup: false },
  act: 'tell',
  channel: 'aloud',
  points: [],
  tone: 'plain',
  length: 'full',
  manner: 'plain',
  about: null,
  opens: null,
  core: null,
  isReply: false,
  ...parts,
})
