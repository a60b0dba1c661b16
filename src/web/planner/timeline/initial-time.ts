import type { PlannerHours, Task } from '#contract/planner.ts'
import { wallTimeOf } from '../wall-time.ts'
import { hoursOn } from './workload.ts'
import { type DaySpan, hourOn, minuteAt, quarter } from './day-span.ts'
import { endOf, positionOf } from './task-position.ts'

const defaultStart = '09:00'

export const firstHour = (span: DaySpan, hours: PlannerHours | null): number =>
  hourOn(span, hoursOn(hours, span.date)?.from ?? defaultStart)

/** How many minutes earlier the timeline may open to show the start of a task. */
const maxMinutesBack = 90

/**
 * Returns the minute at which the timeline opens: an hour before now, or earlier at the start of a task that would be cut off.
 * On other days, the first open task with a time, else the start of the available hours.
 */
export function initialMinute(
  tasks: readonly Task[],
  spans: readonly DaySpan[],
  hours: PlannerHours | null,
  now: number,
): number {
  const today = spans.find(({ start, end }) => start <= now && now < end)
  if (today) return wholeFrom(Math.max(0, minuteAt(today, now) - 60), tasks, spans)
  const starts = spans.flatMap((span) =>
    tasks
      .filter(({ isCompleted }) => !isCompleted)
      .flatMap(({ scheduledTime }) => (scheduledTime === null ? [] : [Date.parse(scheduledTime)]))
      .filter((start) => start >= span.start && start < span.end)
      .map((start) => minuteAt(span, start)),
  )
  if (starts.length > 0) return Math.min(...starts)
  const [first] = spans
  return first ? minuteAt(first, firstHour(first, hours)) : 0
}

/** `minute`, or the start of the earliest task that runs then, so that its title and its check are not under the head. */
function wholeFrom(minute: number, tasks: readonly Task[], spans: readonly DaySpan[]): number {
  const cut = spans.flatMap((span) =>
    tasks.flatMap((task) => {
      const { start, minutes } = positionOf(task)
      if (start === null || start < span.start || start >= span.end) return []
      const from = minuteAt(span, start)
      return from < minute && from >= minute - maxMinutesBack && from + minutes > minute ? [from] : []
    }),
  )
  return Math.min(minute, ...cut)
}

/** The first free time within the available hours and not before now: '15:15'. */
export function freeTime(
  task: Task,
  others: readonly Task[],
  span: DaySpan,
  hours: PlannerHours | null,
  now: number,
): string {
  const busy = others.flatMap((other) => {
    const { start, minutes } = positionOf(other)
    return start === null || other.id === task.id ? [] : [{ start, end: endOf(start, minutes) }]
  })
  const from = Math.max(firstHour(span, hours), now < span.end ? Math.ceil(now / quarter) * quarter : 0)
  for (let start = from; start < span.end; start += quarter) {
    const end = endOf(start, task.estimatedDuration)
    if (busy.every((other) => other.end <= start || other.start >= end)) return wallTimeOf(new Date(start))
  }
  return defaultStart
}
