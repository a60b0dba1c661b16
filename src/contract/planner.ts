import { z } from 'zod'
import { calendar, day, id, idPath, moment, pageQuery, storable, text, unreadable, whole } from './fields.ts'
import type { Calls } from './kernel.ts'
import { editScopes, taskCategories } from './lists.ts'

const rule = 'A repeat rule of RFC 5545, such as FREQ=WEEKLY;BYDAY=MO,TH'

const years = (value: string) => value >= calendar.first && value.slice(0, 10) <= calendar.last

/** A moment with its offset (ISO 8601), or a wall time without one, which is read in her time zone. */
const hourOfDay = z.iso
  .datetime({ offset: true, local: true, error: 'This should be a time that exists, such as 2026-11-21T15:00:00Z' })
  .max(40)
  .refine(years, { error: calendar.said })

/** A day of her calendar, or a moment, whose day in her time zone it is. */
const dayOrMoment = z
  .union([z.iso.datetime({ offset: true, local: true }).max(40), day], {
    error: 'This should be a day that exists, such as 2026-11-21',
  })
  .refine(years, { error: calendar.said })

/**
 * `dueDate` is a day of her calendar, `scheduledTime` a moment on that day in her time zone, null where it has no hour.
 * `estimatedDuration` is in minutes. `repeat` is the rule of RFC 5545 that it comes back by, null where it comes once.
 */
const fields = {
  title: text(200),
  description: storable(5_000).nullable(),
  category: z.enum(taskCategories, { error: 'Choose one of the categories' }),
  priority: whole(1, 5, 'Choose a priority from 1 to 5'),
  estimatedDuration: z
    .int({ error: 'Whole minutes, at least 15' })
    .min(15, { error: 'At least 15 minutes' })
    .max(1_440, { error: 'At most a whole day: 1,440 minutes' }),
  isCompleted: z.boolean({ error: 'Done is true or false' }),
  repeat: storable(500).min(1, { error: rule }).nullable(),
}

/** A task as the wire carries it: every occurrence of a repeated one is a task of its own, bound by `seriesId`. */
export const task = z.object({
  id,
  ...fields,
  dueDate: day,
  scheduledTime: moment.nullable(),
  seriesId: id.nullable(),
  createdAt: moment,
  updatedAt: moment,
  ...unreadable,
})
export type Task = z.infer<typeof task>

const change = {
  title: fields.title.exactOptional(),
  description: fields.description.exactOptional(),
  category: fields.category.exactOptional(),
  priority: fields.priority.exactOptional(),
  dueDate: dayOrMoment.exactOptional(),
  scheduledTime: hourOfDay.nullable().exactOptional(),
  estimatedDuration: fields.estimatedDuration.exactOptional(),
  isCompleted: fields.isCompleted.exactOptional(),
  repeat: fields.repeat.exactOptional(),
}

/** What is absent is personal, priority 1, 30 minutes, today, without an hour. */
const newTask = z.strictObject({ ...change, id: id.exactOptional(), title: fields.title })
export type NewTask = z.infer<typeof newTask>

const scope = z.enum(editScopes, { error: 'Choose this, following or all' })

/**
 * A day alone keeps the hour, an hour alone brings its day. What repeats begins on the first day from `dueDate` on that its
 * rule names; each occurrence is a task of its own, planned ahead. Of a repeated task `scope` says which occurrences change: only
 * `this` one where absent. Done and the day are of one occurrence; a rule is of `following` or `all`.
 */
const taskChange = z.strictObject({ ...change, scope: scope.exactOptional() })
export type TaskChange = z.infer<typeof taskChange>

/** How full a day is: what the calendar marks. Minutes are planned ones. */
export const taskDay = z.object({
  date: day,
  total: z.int().min(1),
  completed: z.int().min(0),
  topPriority: z.int().min(1).max(5),
  minutes: z.int().min(0),
})
export type TaskDay = z.infer<typeof taskDay>

/** A quick-add line as it was understood; `found` are the pieces of the line that mean something, in order. */
const readLine = z.object({
  task: z.object({
    title: z.string(),
    category: fields.category,
    priority: fields.priority,
    dueDate: day,
    scheduledTime: moment.nullable(),
    estimatedDuration: fields.estimatedDuration,
    repeat: fields.repeat,
  }),
  found: z.array(
    z.object({ text: z.string(), means: z.enum(['date', 'time', 'duration', 'category', 'priority', 'repeat']) }),
  ),
})
export type ReadLine = z.infer<typeof readLine>

const clock = { error: 'An hour such as 09:00', abort: true }
const hour = z.string(clock).regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, clock)

const sevenDays = 'Seven days, Monday first'

/** The hours she can plan in, Monday first; null is a day off. The whole is null until she says so. */
const plannerHours = z
  .array(
    z
      .strictObject({ from: hour, to: hour })
      .refine(({ from, to }) => from < to, { error: 'The day ends after it begins', path: ['to'] })
      .nullable(),
    { error: sevenDays },
  )
  .length(7, { error: sevenDays })
export type PlannerHours = z.infer<typeof plannerHours>

const hours = z.strictObject({ hours: plannerHours.nullable() })

/** From the first to the last day, both counted. At most 62 days. */
const range = { from: day, to: day }

/**
 * `GET /api/tasks` by `date`: that day, soonest first; by `from` and `to` (premium: the timelines; at most 14 days): those
 * days, soonest first; else all, the latest first. On a day, tasks without an hour come before those with one. `unfinished`: not done in the 7 days before today, soonest first.
 */
export const plannerApi = {
  'GET /api/tasks': {
    query: pageQuery.extend({
      date: day.exactOptional(),
      from: day.exactOptional(),
      to: day.exactOptional(),
    }),
    reply: z.array(task),
    list: true,
  },
  'POST /api/tasks': { body: newTask, reply: task, status: 201 },
  'PUT /api/tasks/{id}': { params: idPath, body: taskChange, reply: task },
  'DELETE /api/tasks/{id}': { params: idPath, query: z.strictObject({ scope: scope.exactOptional() }) },
  'POST /api/tasks/{id}/restore': { params: idPath, reply: task },
  'POST /api/tasks/read': { body: z.strictObject({ line: text(300) }), reply: readLine },
  'GET /api/tasks/days': { query: z.strictObject(range), reply: z.array(taskDay) },
  'GET /api/tasks/unfinished': { query: pageQuery, reply: z.array(task), list: true },
  'GET /api/planner/hours': { reply: hours },
  'PUT /api/planner/hours': { body: hours, reply: hours },
} satisfies Calls
