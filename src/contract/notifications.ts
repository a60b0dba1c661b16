import { z } from 'zod'
import { day, givenMoment, id, moment } from './fields.ts'
import type { Calls } from './kernel.ts'
import { onboarding } from './onboarding.ts'
import { pages } from './pages.ts'

const told = { id: z.string(), createdAt: moment, isRead: z.boolean() }
const goal = { goalId: id, title: z.string() }
const page = z.enum(pages.map(({ key }) => key))

/**
 * What the bell tells, by kind: facts, which the page puts into words. `id` is the same each time. `tasksToday`: how many are open,
 * and the next one with a time.
 */
const notification = z.discriminatedUnion('kind', [
  z.object({ ...told, kind: z.enum(['welcome', 'tour', 'firstGoal']) }),
  z.object({ ...told, kind: z.literal('goalReached'), ...goal }),
  z.object({ ...told, kind: z.literal('goalDue'), ...goal, dueDate: day }),
  z.object({
    ...told,
    kind: z.literal('tasksToday'),
    count: z.int().min(1),
    next: z.object({ title: z.string(), at: moment }).nullable(),
  }),
  z.object({ ...told, kind: z.literal('tip'), text: z.string(), page }),
  z.object({ ...told, kind: z.literal('lounge'), text: z.string() }),
])
export type Notification = z.infer<typeof notification>

/** Which kinds the user wants: the last step of the onboarding, kept in one place. */
const settings = onboarding.shape.notifications
export type NotificationSettings = z.infer<typeof settings>

/** Newest first: at most 50 of the last 30 days. `upTo` is when the newest one that was shown was made. */
export const notificationsApi = {
  'GET /api/notifications': { reply: z.array(notification) },
  'PUT /api/notifications/read': { body: z.strictObject({ upTo: givenMoment }) },
  'GET /api/notifications/settings': { reply: settings },
  'PUT /api/notifications/settings': { body: settings, reply: settings },
} satisfies Calls
