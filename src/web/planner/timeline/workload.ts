import type { PlannerHours, Task } from '#contract/planner.ts'
import { weekdayOf } from '../calendar-days.ts'
import { type DaySpan, hourOn, minuteAt } from './day-span.ts'
import { endOf, positionOf } from './task-position.ts'

type Hours = PlannerHours[number]

/** null on a day off, undefined while no hours are set. */
export const hoursOn = (hours: PlannerHours | null, date: string): Hours | undefined => hours?.[weekdayOf(date) - 1]

export function openMinutes(span: DaySpan, hours: Hours): { from: number; to: number } {
  if (hours === null) return { from: 0, to: 0 }
  const [from, to] = [hourOn(span, hours.from), hourOn(span, hours.to)].map((moment) => minuteAt(span, moment))
  return { from: from ?? 0, to: to ?? 0 }
}

/** A task across midnight counts only with its part on this day. */
export function plannedMinutes(tasks: readonly Task[], span: DaySpan): number {
  let minutes = 0
  for (const task of tasks) {
    const { date, start, minutes: all } = positionOf(task)
    if (start === null) minutes += date === span.date ? all : 0
    else minutes += Math.max(0, Math.min(span.end, endOf(start, all)) - Math.max(span.start, start)) / 60_000
  }
  return Math.round(minutes)
}

/** '5 h 30', '8 h', '45 min'. */
export function showWorkload(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}
