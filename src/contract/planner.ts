import { z } from 'zod'
import { calendar, day, id, idPath, moment, pageQuery, storable, text, unreadable, whole } from './fields.ts'
import type { Calls } from './kernel.ts'
import { editScopes, taskCategories } from './lists.ts'

const rule = 'A repeat rule of RFC 5545, such as FREQ=WEEKLY;BYDAY=MO,TH'

const years = (value: string) => value >= calendar.first && value.slice(0, 10) <= calendar.last

/** A timestamp with an offset (ISO 8601), or a local time without one, read in the user's time zone. */
const momentOrLocalTime = z.iso
  .datetime({ offset: true, local: true, error: 'This should be a real time, such as 2026-11-21T15:00:00Z' })
  .max(40)
  .refine(years, { error: calendar.said })

/** A date, or a timestamp that stands for its date in the user's time zone. */
const dayOrMoment = z
  .union([z.iso.datetime({ offset: true, local: true }).max(40), day], {
    error: 'This should be a real date, such as 2026-11-21',
  })
  .refine(years, { error: calendar.said })

/**
 * `dueDate` is a local date, `scheduledTime` a timestamp on that date in the user's time zone, null for a task without a time.
 * `estimatedDuration` is in minutes. `repeat` is an RFC 5545 recurrence rule, null for a single task.
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

/** A task on the wire. Each occurrence of a repeated task is its own task; they share a `seriesId`. */
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
  scheduledTime: momentOrLocalTime.nullable().exactOptional(),
  estimatedDuration: fields.estimatedDuration.exactOptional(),
  isCompleted: fields.isCompleted.exactOptional(),
  repeat: fields.repeat.exactOptional(),
}

/** Defaults: personal, priority 1, 30 minutes, today, no time. */
const newTask = z.strictObject({ ...change, id: id.exactOptional(), title: fields.title })
export type NewTask = z.infer<typeof newTask>

const scope = z.enum(editScopes, { error: 'Choose this, following or all' })

/**
 * A new date keeps the time; a new time sets its date. A series begins on the first day from `dueDate` on that its rule
 * matches; occurrences are created ahead. `scope` (default `this`) says which occurrences change: completion and date apply
 * to `this` only, a rule to `following` or `all`.
 */
const taskChange = z.strictObject({ ...change, scope: scope.exactOptional() })
export type TaskChange = z.infer<typeof taskChange>

/** How full a day is, for the calendar. Minutes are planned time. */
export const taskDay = z.object({
  date: day,
  total: z.int().min(1),
  completed: z.int().min(0),
  topPriority: z.int().min(1).max(5),
  minutes: z.int().min(0),
})
export type TaskDay = z.infer<typeof taskDay>

/**
 * A parsed quick-add line; `found` are the recognized tokens of the line, in order. `saidMinutes` is the duration that it says,
 * of which the task's is the nearest quarter of an hour; null if it says none.
 */
const parsedLine = z.object({
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
  saidMinutes: z.int().nullable(),
})
export type ParsedLine = z.infer<typeof parsedLine>

const clock = { error: 'A time such as 09:00', abort: true }
const hour = z.string(clock).regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, clock)

const sevenDays = 'Seven days, Monday first'

/** Available hours by weekday, Monday first; null is a day off. All of it is null until set. */
const plannerHours = z
  .array(
    z
      .strictObject({ from: hour, to: hour })
      .refine(({ from, to }) => from < to, { error: 'The day has to end after it starts', path: ['to'] })
      .nullable(),
    { error: sevenDays },
  )
  .length(7, { error: sevenDays })
export type PlannerHours = z.infer<typeof plannerHours>

const hours = z.strictObject({ hours: plannerHours.nullable() })

/** First and last day, inclusive. At most 62 days. */
const range = { from: day, to: day }

/**
 * `GET /api/tasks` with `date`: that day; with `from` and `to` (premium: the timelines; at most 14 days): those days; both
 * soonest first. Without: all, latest first. Within a day, tasks without a time come first. `unfinished`: open tasks of the
 * 7 days before today, soonest first.
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
  'POST /api/tasks/read': { needsNoSpace: true, body: z.strictObject({ line: text(300) }), reply: parsedLine },
  'GET /api/tasks/days': { query: z.strictObject(range), reply: z.array(taskDay) },
  'GET /api/tasks/unfinished': { query: pageQuery, reply: z.array(task), list: true },
  'GET /api/planner/hours': { reply: hours },
  'PUT /api/planner/hours': { body: hours, reply: hours },
} satisfies Calls
