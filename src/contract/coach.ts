import { z } from 'zod'
import { day, id, idPath, moment, pageQuery, text, unreadable } from './fields.ts'
import { helpLine } from './help.ts'
import type { Calls } from './kernel.ts'
import {
  chatStates,
  coachAreas,
  coachKinds,
  goalCategories,
  goalKinds,
  proposalStates,
  taskCategories,
} from './lists.ts'

const title = text(200)

/** What the coach proposes. Nothing of it is there until she accepts it; then the call of its feature checks it once more. */
export const coachProposal = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('task'),
    title,
    category: z.enum(taskCategories),
    priority: z.int().min(1).max(5),
    dueDate: day,
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .nullable(),
    estimatedDuration: z.int().min(15).max(1_440),
  }),
  z.strictObject({
    kind: z.literal('goal'),
    title,
    category: z.enum(goalCategories),
    goalKind: z.enum(goalKinds),
    targetValue: z.string().max(40).nullable(),
    currency: z.string().max(3).nullable(),
    targetDate: day.nullable(),
    /** Of a goal of milestones. */
    steps: z.array(title).min(1).max(20).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('entry'), title, content: text(5_000) }),
  z.strictObject({ kind: z.literal('breathing'), techniqueId: z.string().min(1).max(40) }),
])
export type CoachProposal = z.infer<typeof coachProposal>

/** A proposal as a card: `recordId` is the id that its record has once it is accepted. */
const card = z.object({ proposal: coachProposal, recordId: id, state: z.enum(proposalStates) })
export type ProposalCard = z.infer<typeof card>

/** What was read of one area for a reply, line by line. */
const areaRead = z.object({ area: z.enum(coachAreas), lines: z.array(z.string()) })
export type AreaRead = z.infer<typeof areaRead>

/**
 * One exchange. `response` is what stands there so far, the lines that say what she talks with included. `sentTo` is who was asked:
 * 'this server', the name of a host, or null where nobody was. `safety`: a full answer about it, with lines to reach in `help`; a care
 * note, one soft sentence that stands below an ordinary answer, with `help` empty; or null.
 */
export const chat = z.object({
  id,
  message: z.string(),
  response: z.string(),
  state: z.enum(chatStates),
  answeredBy: z.string(),
  sentTo: z.string().nullable(),
  read: z.array(areaRead),
  proposals: z.array(card),
  safety: z.enum(['full', 'note']).nullable(),
  help: z.array(helpLine),
  createdAt: moment,
  updatedAt: moment,
  ...unreadable,
})
export type Chat = z.infer<typeof chat>

/**
 * Who answers, what of hers may be read, and whether it is due to be said that this is an AI. `help` are the lines of her country,
 * for the page to have before a message cannot be delivered.
 */
export const coach = z.object({
  name: z.string(),
  kind: z.enum(coachKinds),
  isOnline: z.boolean(),
  areas: z.array(z.enum(coachAreas)),
  disclosure: z.string().nullable(),
  help: z.array(helpLine),
})
export type Coach = z.infer<typeof coach>

const areas = z.strictObject({ areas: z.array(z.enum(coachAreas)).max(coachAreas.length) })
const newMessage = z.strictObject({ message: text(4_000), id: id.exactOptional() })
export type NewMessage = z.infer<typeof newMessage>

const proposalPath = z.strictObject({ id, n: z.coerce.number().int().min(0).max(9) })

/**
 * `stream` calls answer an event stream when asked with `Accept: text/event-stream`: `chat` (the exchange as it stands), then `text`
 * (what came since), at the end `chat` once more, or `problem`. A reply goes on when nobody listens.
 */
export const coachApi = {
  'GET /api/sophia/coach': { reply: coach },
  'PUT /api/sophia/areas': { body: areas, reply: areas },
  'GET /api/sophia/chats': { query: pageQuery, reply: z.array(chat), list: true },
  'POST /api/sophia/chat': { body: newMessage, reply: chat, stream: true },
  'GET /api/sophia/chats/{id}/stream': { params: idPath, reply: chat, stream: true },
  'POST /api/sophia/chats/{id}/stop': { params: idPath, reply: chat },
  'POST /api/sophia/chats/{id}/retry': { params: idPath, reply: chat, stream: true },
  'DELETE /api/sophia/chats/{id}': { params: idPath },
  'POST /api/sophia/chats/{id}/restore': { params: idPath, reply: chat },
  'DELETE /api/sophia/chats': { reply: z.object({ deleted: z.int().min(0), deletedAt: moment }) },
  'POST /api/sophia/chats/restore': {
    body: z.strictObject({ deletedAt: moment }),
    reply: z.object({ restored: z.int().min(0) }),
  },
  'POST /api/sophia/chats/{id}/proposals/{n}/accept': { params: proposalPath, reply: chat },
  'POST /api/sophia/chats/{id}/proposals/{n}/undo': { params: proposalPath, reply: chat },
} satisfies Calls
