import type { PlannerHours, Task } from '#contract/planner.ts'
import { wallTimeOf } from '../wall-time.ts'
import { hoursOn } from './day-load.ts'
import { type DaySpan, hourOn, minuteAt, quarter } from './day-span.ts'
import { endOf, placeOf } from './task-place.ts'

const usual = '09:00'

/** The first hour of a day that she can plan in, or nine. */
export const firstHour = (span: DaySpan, hours: PlannerHours | null): number =>
  hourOn(span, hoursOn(hours, span.date)?.from ?? usual)

/** The minute that a timeline opens at: the first planned hour that is not done; else now; else where her hours begin. */
export function openingMinute(
  tasks: readonly Task[],
  spans: readonly DaySpan[],
  hours: PlannerHours | null,
  now: number,
): number {
  const firsts = spans.flatMap((span) =>
    tasks
      .filter(({ isCompleted }) => !isCompleted)
      .flatMap(({ scheduledTime }) => (scheduledTime === null ? [] : [Date.parse(scheduledTime)]))
      .filter((start) => start >= span.start && start < span.end)
      .map((start) => minuteAt(span, start)),
  )
  if (firsts.length > 0) return Math.min(...firsts)
  const today = spans.find(({ start, end }) => start <= now && now < end)
  if (today) return Math.max(0, minuteAt(today, now) - 60)
  const [first] = spans
  return first ? minuteAt(first, firstHour(first, hours)) : 0
}

/** The first hour of a day with room for a task, from where her hours begin, and not before now: '15:15'. */
export function freeTime(
  task: Task,
  others: readonly Task[],
  span: DaySpan,
  hours: PlannerHours | null,
  now: number,
): string {
  const taken = others.flatMap((other) => {
    const { start, minutes } = placeOf(other)
    return start === null || other.id === task.id ? [] : [{ start, end: endOf(start, minutes) }]
  })
  const from = Math.max(firstHour(span, hours), now < span.end ? Math.ceil(now / quarter) * quarter : 0)
  for (let start = from; start < span.end; start += quarter) {
    const end = endOf(start, task.estimatedDuration)
    if (taken.every((other) => other.end <= start || other.start >= end)) return wallTimeOf(new Date(start))
  }
  return usual
}
