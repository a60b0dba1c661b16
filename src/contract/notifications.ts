import { z } from 'zod'
import { day, givenMoment, id, moment } from './fields.ts'
import type { Calls } from './kernel.ts'
import { onboarding } from './onboarding.ts'
import { pages } from './pages.ts'

const told = { id: z.string(), createdAt: moment, isRead: z.boolean() }
const goal = { goalId: id, title: z.string() }
const page = z.enum(pages.map(({ key }) => key))

/**
 * Notifications by kind: facts, which the page puts into words. `id` is the same each time. `tasksToday`: how many are open,
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

/** The kinds that the user wants, chosen in the last step of the onboarding. */
const settings = onboarding.shape.notifications
export type NotificationSettings = z.infer<typeof settings>

/** Newest first: at most 50 of the last 30 days. `upTo` is the time of the newest one shown. */
export const notificationsApi = {
  'GET /api/notifications': { reply: z.array(notification) },
  'PUT /api/notifications/read': { body: z.strictObject({ upTo: givenMoment }) },
  'GET /api/notifications/settings': { reply: settings },
  'PUT /api/notifications/settings': { body: settings, reply: settings },
} satisfies Calls
