import { z } from 'zod'
import { day, givenMoment, id, idPath, moment, numeral, pageQuery, text, unreadable } from './fields.ts'
import { bodyWeight, drink, exercise, workout } from './fitness.ts'
import { helpLine } from './help-lines.ts'
import { householdCategory, repeat } from './household.ts'
import type { Calls } from './kernel.ts'
import {
  activityTypes,
  exchangeStates,
  coachAreas,
  coachKinds,
  goalCategories,
  goalKinds,
  proposalStates,
  taskCategories,
} from './lists.ts'
import { amount, currency } from './money.ts'
import { maxLineLength } from './shopping-line.ts'
import { shoppingCategories } from './shopping-lists.ts'

/** The kinds of records that a card can change by their name. */
export const namedRecords = ['task', 'item', 'household', 'goal'] as const

const title = text(200)
const anHour = { error: 'A time such as 09:00', abort: true }
/** A time of day, HH:mm. */
export const clock = z.string(anHour).regex(/^([01]\d|2[0-3]):[0-5]\d$/, anHour)

const goalSum = z.strictObject({ value: amount, currency: currency.nullable() })

/**
 * A change of a record that exists. `time` null keeps the hour that it has. `adjust` is only for goals, and their only change:
 * fields that are left out stay, `targetDate` null removes the date, and `target.from` is the value when the card is made.
 */
const recordChange = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('finish') }),
  z.strictObject({ act: z.literal('delete') }),
  z.strictObject({ act: z.literal('rename'), title }),
  z.strictObject({ act: z.literal('move'), dueDate: day, time: clock.nullable() }),
  z.strictObject({
    act: z.literal('adjust'),
    title: title.exactOptional(),
    target: z.strictObject({ from: goalSum, to: goalSum }).exactOptional(),
    targetDate: day.nullable().exactOptional(),
  }),
])

/** A record that the coach proposes. It is created only when the user accepts it, and validated again then. */
export const coachProposal = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('task'),
      title,
      category: z.enum(taskCategories),
      priority: z.int().min(1).max(5),
      dueDate: day,
      time: clock.nullable(),
      estimatedDuration: z.int().min(15).max(1_440),
      /** Further details that the user gave. */
      notes: text(1_000).exactOptional(),
      /** A rule of RFC 5545; absent for a single task. */
      repeat: z.string().min(1).max(500).exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('goal'),
      title,
      category: z.enum(goalCategories),
      goalKind: z.enum(goalKinds),
      targetValue: z.string().max(40).nullable(),
      currency: z.string().max(3).nullable(),
      targetDate: day.nullable(),
      /** The amount that is already there. */
      currentValue: z.string().max(40).exactOptional(),
      /** Only for goals of milestones. */
      steps: z.array(title).min(1).max(20).exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('household'),
      title,
      category: householdCategory,
      dueDate: day.nullable(),
      repeat: repeat.exactOptional(),
    }),
    z.strictObject({ kind: z.literal('entry'), title, content: text(5_000) }),
    z.strictObject({
      kind: z.literal('income'),
      title,
      amount: z.string().max(40),
      currency: z.string().max(3),
      earnedOn: day,
      hours: z.string().max(6).nullable(),
    }),
    z.strictObject({ kind: z.literal('prayer'), title: text(2_000) }),
    z.strictObject({
      kind: z.literal('workout'),
      title: text(120),
      exercises: z.array(exercise).max(10),
      minutes: workout.shape.minutes.exactOptional(),
      /** Absent for today. */
      day: day.exactOptional(),
    }),
    /** A drink of water. */
    z.strictObject({
      kind: z.literal('water'),
      title: text(60),
      millilitres: drink.shape.millilitres.unwrap(),
      day: day.exactOptional(),
    }),
    /** A self-care activity of today. */
    z.strictObject({
      kind: z.literal('care'),
      title: text(60),
      activityType: z.enum(activityTypes.map(({ key }) => key)),
      minutes: z.int().min(1).max(1_440),
    }),
    z.strictObject({ kind: z.literal('weight'), kilograms: bodyWeight }),
    z.strictObject({
      kind: z.literal('item'),
      title: text(maxLineLength),
      list: z.enum(shoppingCategories.map((one) => one.id)),
    }),
    z.strictObject({ kind: z.literal('breathing'), techniqueId: z.string().min(1).max(40) }),
    /** Of a record that the user named; `title` and `dueDate` are its values when the card is made. */
    z.strictObject({
      kind: z.literal('change'),
      record: z.enum(namedRecords),
      id,
      title: text(maxLineLength),
      dueDate: day.nullable(),
      change: recordChange,
    }),
  ],
  { error: 'We don’t know this kind of card' },
)
export type CoachProposal = z.infer<typeof coachProposal>

/** The change that undoes an accepted one. */
const undoChange = z.union([
  z.strictObject({ isDone: z.boolean() }),
  z.strictObject({ title: z.string() }),
  z.strictObject({ dueDate: day.nullable(), time: clock.nullable() }),
  z.strictObject({
    title: z.string().exactOptional(),
    targetValue: z.string().exactOptional(),
    currency: z.string().nullable().exactOptional(),
    dueDate: day.nullable().exactOptional(),
  }),
])
export type UndoChange = z.infer<typeof undoChange>

/** A proposal as shown. `recordId` is the id its record gets when accepted, or has. */
const card = z.object({
  proposal: coachProposal,
  recordId: id,
  state: z.enum(proposalStates),
  takesBack: undoChange.exactOptional(),
})
export type ProposalCard = z.infer<typeof card>

/** The user's data in one area that a reply was based on. */
const replySource = z.object({ area: z.enum(coachAreas), lines: z.array(z.string()) })
export type ReplySource = z.infer<typeof replySource>

/**
 * One exchange. `response` is the text so far, including the AI disclosure. `sentTo` is who answered: 'this server', a host
 * name, or null if nobody was asked. `safety` is a full safety answer with `helpLines`, a care note (one sentence
 * below an ordinary answer, with `helpLines` empty), or null. `choices` are replies that the user may send with a tap.
 */
export const exchange = z.object({
  id,
  message: z.string(),
  response: z.string(),
  state: z.enum(exchangeStates),
  answeredBy: z.string(),
  sentTo: z.string().nullable(),
  sources: z.array(replySource),
  proposals: z.array(card),
  safety: z.enum(['full', 'note']).nullable(),
  helpLines: z.array(helpLine),
  choices: z.array(z.string()),
  createdAt: moment,
  updatedAt: moment,
  ...unreadable,
})
export type Exchange = z.infer<typeof exchange>

/**
 * Who answers, which areas may be read, and whether the AI disclosure is due. `helpLines` are those of the user's country,
 * loaded up front because a message may later fail to reach the server.
 */
export const coach = z.object({
  name: z.string(),
  kind: z.enum(coachKinds),
  isOnline: z.boolean(),
  areas: z.array(z.enum(coachAreas)),
  disclosure: z.string().nullable(),
  helpLines: z.array(helpLine),
})
export type Coach = z.infer<typeof coach>

const areas = z.strictObject({ areas: z.array(z.enum(coachAreas)).max(coachAreas.length) })
const newMessage = z.strictObject({ message: text(4_000), id: id.exactOptional() })
export type NewMessage = z.infer<typeof newMessage>

/** Cards under one reply. */
export const maxProposals = 10
const proposalPath = z.strictObject({ id, n: numeral(0, maxProposals - 1, 'There’s no such card') })

/** The card as the user edited it before accepting: of the same kind, and of the same record. */
const edited = z.strictObject({ proposal: coachProposal }).optional()

/**
 * `stream` calls answer an event stream to `Accept: text/event-stream`: `chat` (the exchange so far), then `text` (each
 * addition), finally `chat` again, or `problem`. A reply continues without a listener.
 */
export const coachApi = {
  'GET /api/sophia/coach': { reply: coach },
  'PUT /api/sophia/areas': { body: areas, reply: areas },
  'GET /api/sophia/chats': { query: pageQuery, reply: z.array(exchange), list: true },
  'POST /api/sophia/chat': { body: newMessage, reply: exchange, stream: true },
  'GET /api/sophia/chats/{id}/stream': { params: idPath, reply: exchange, stream: true },
  'POST /api/sophia/chats/{id}/stop': { params: idPath, reply: exchange },
  'POST /api/sophia/chats/{id}/retry': { params: idPath, reply: exchange, stream: true },
  'DELETE /api/sophia/chats/{id}': { params: idPath },
  'POST /api/sophia/chats/{id}/restore': { params: idPath, reply: exchange },
  'DELETE /api/sophia/chats': { reply: z.object({ deleted: z.int().min(0), deletedAt: moment }) },
  'POST /api/sophia/chats/restore': {
    body: z.strictObject({ deletedAt: givenMoment }),
    reply: z.object({ restored: z.int().min(0) }),
  },
  'POST /api/sophia/chats/{id}/proposals/{n}/accept': { params: proposalPath, body: edited, reply: exchange },
  'POST /api/sophia/chats/{id}/proposals/{n}/undo': { params: proposalPath, reply: exchange },
} satisfies Calls
