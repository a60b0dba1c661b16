import { calendar } from '#contract/fields.ts'
import type { Repeat } from '#contract/household.ts'
import type { householdTasks } from './household.table.ts'

export type TaskRow = typeof householdTasks.$inferSelect

/** How a row repeats; null for a single task. */
export function repeatOf({
  repeatEvery: every,
  repeatUnit: unit,
  repeatFrom: from,
}: Pick<TaskRow, 'repeatEvery' | 'repeatUnit' | 'repeatFrom'>): Repeat | null {
  return every === null || unit === null || from === null ? null : { every, unit, from }
}

/** A repeated task that was done is completed until its next due date. */
export const isCompleted = (row: TaskRow, today: string): boolean =>
  row.doneOn !== null && (row.repeatUnit === null || row.dueOn === null || today < row.dueOn)

/** The next due date of a task done on `today`; unchanged for a single task. */
export function dueAfter(row: TaskRow, today: string): string | null {
  const repeat = repeatOf(row)
  if (repeat === null || row.dueOn === null || row.anchorOn === null) return row.dueOn
  return dueAtRest(row.anchorOn, repeat, repeat.from === 'date' && row.dueOn > today ? row.dueOn : today)
}

/** The next due date of a task done on `doneOn` after its repeat was changed. */
export const dueAtRest = (anchor: string, repeat: Repeat, doneOn: string): string =>
  repeat.from === 'done' ? step(doneOn, repeat, 1) : nextFrom(anchor, repeat, doneOn)

/** The first date after `past` that a repeat from `anchor` names. */
function nextFrom(anchor: string, repeat: Repeat, past: string): string {
  const first = Temporal.PlainDate.from(anchor)
  const gone = first.until(past, { largestUnit: repeat.unit }).total({ unit: repeat.unit, relativeTo: first })
  let times = Math.max(1, Math.floor(gone / repeat.every))
  while (step(anchor, repeat, times) <= past && step(anchor, repeat, times) < calendar.last) times += 1
  return step(anchor, repeat, times)
}

function step(day: string, { every, unit }: Repeat, times: number): string {
  const next = Temporal.PlainDate.from(day)
    .add({ [`${unit}s`]: every * times })
    .toString()
  return next < calendar.last ? next : calendar.last
}
