import { z } from 'zod'
import type { Calls } from './kernel.ts'

/** A table whose records changed, with their ids; null if the ids are too many to name, or there are none. */
const change = z.strictObject({ table: z.string(), ids: z.array(z.string()).nullable() })

/** The changes since a cursor, and the cursor for the next ones. */
export const changes = z.strictObject({
  /** Sent as `after`, to get later changes. */
  cursor: z.string(),
  /** The list is not complete (`after` is unknown or too old, or too much changed): anything may have changed. */
  isReset: z.boolean(),
  changes: z.array(change),
})
export type Changes = z.infer<typeof changes>

/**
 * The changes in the account, on any device. With `Accept: text/event-stream` it goes on: a `changes` event at once and with
 * every change, a `heartbeat` in between.
 */
export const eventsApi = {
  'GET /api/events': {
    query: z.strictObject({ after: z.string().max(2000, 'This isn’t one of our cursors.').optional() }),
    reply: changes,
    stream: true,
  },
} satisfies Calls
