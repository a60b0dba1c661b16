import { z } from 'zod'
import { taskCategories } from '#contract/lists.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { UserTime } from '#server/lib/clock.ts'
import { type FillDemo, readDemoContent } from '#server/lib/demo.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { taskSeries, tasks } from './planner.table.ts'
import { daysOf, endsBy } from './repeat-rule.ts'
import { toInstant } from './wall-time.ts'

const written = {
  at: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
  minutes: z.int().min(15),
  category: z.enum(taskCategories),
  priority: z.int().min(1).max(5),
  title: z.string(),
  description: z.string().optional(),
  isLeftOpen: z.literal(true).optional(),
}
/** Weeks relative to this one (-1 is last week) and weekday (Monday is 1). */
const slot = { weeksAgo: z.int().min(-2).max(13), day: z.int().min(1).max(7) }

const content = z.strictObject({
  tasks: z.array(z.strictObject({ ...slot, ...written })),
  series: z.array(z.strictObject({ ...slot, ...written, rule: z.string(), missed: z.array(z.int()) })),
  near: z.array(z.strictObject({ inDays: z.int(), ...written })),
})
type Slot = { weeksAgo: number; day: number }
type Written = z.infer<z.ZodObject<typeof written>>

/** Three months of tasks: the past mostly done, series continue, some for today and later. */
export const fillPlanner: FillDemo = async (tx, owner, time) => {
  const today = dayOf(time.now, time.timeZone)
  const monday = addDays(today, 1 - Temporal.PlainDate.from(today).dayOfWeek)
  const dayIn = ({ weeksAgo, day }: Slot) => addDays(monday, day - 1 - 7 * weeksAgo)
  const given = await readDemoContent('tasks', content)
  const repeated = given.series.map((each) => toSeries(owner, time, { ...each, firstDay: dayIn(each), today }))
  await tx.insert(taskSeries).values(repeated.map(({ series }) => series))
  await tx
    .insert(tasks)
    .values([
      ...given.tasks.map((task) => toRow(owner, time, dayIn(task), task)),
      ...given.near.map((task) => toRow(owner, time, addDays(today, task.inDays), task)),
      ...repeated.flatMap(({ rows }) => rows),
    ])
}

/** A demo lasts a day, so a few weeks ahead are enough. For a demo that is kept, the job plans the rest. */
const reach = 45

type Repeated = Written & { rule: string; missed: number[]; firstDay: string; today: string }

function toSeries(owner: Owner, time: UserTime, task: Repeated) {
  const { category, priority, minutes, at, title, description = null, rule, missed, firstDay, today } = task
  const id = newId()
  const plannedThrough = addDays(today, reach)
  const days = daysOf(rule, firstDay, firstDay, plannedThrough)
  const series = {
    userId: owner.id,
    id,
    category,
    priority,
    minutes,
    startTime: at ?? null,
    rule,
    firstDay,
    plannedThrough,
    nextGenerationOn: endsBy(rule, firstDay, plannedThrough) ? null : addDays(today, 1),
    truncations: [],
    sealedContent: seal(owner, taskSeries.sealedContent, id, { title, description }),
    createdAt: time.now,
    updatedAt: time.now,
  }
  const rows = days.map((day, n) => toRow(owner, time, day, task, { id, isMissed: missed.includes(n) }))
  return { series, rows }
}

type Of = { id: string; isMissed: boolean }

/** Created the evening before, completed at its end; later ones are open. */
function toRow(owner: Owner, { now, timeZone }: UserTime, dueDate: string, task: Written, of?: Of) {
  const { category, priority, minutes, at, title, description = null, isLeftOpen } = task
  const id = newId()
  const startTime = at ?? null
  const instantOf = (day: string, time: string) =>
    toInstant({ dueDate: day, startTime: time, isSecondOccurrence: false }, timeZone) ?? now
  const ended = new Date(instantOf(dueDate, at ?? '20:00').getTime() + minutes * 60_000)
  const isDone = isLeftOpen === undefined && of?.isMissed !== true && ended <= now
  const written = instantOf(addDays(dueDate, -1), '20:00')
  const createdAt = written < now ? written : now
  return {
    userId: owner.id,
    id,
    category,
    priority,
    minutes,
    dueDate,
    startTime,
    isSecondOccurrence: false,
    seriesId: of?.id ?? null,
    seriesDate: of === undefined ? null : dueDate,
    completedAt: isDone ? ended : null,
    completedOn: isDone ? dayOf(ended, timeZone) : null,
    sealedContent: seal(owner, tasks.sealedContent, id, { title, description }),
    createdAt,
    updatedAt: isDone ? ended : createdAt,
  }
}
