import type { PlannerHours } from '#contract/planner.ts'
import { addDays, dayNumber } from '#server/lib/days.ts'
import { minutesToTime, timeToMinutes } from '#server/lib/minutes-of-day.ts'
import type { Slot } from '#server/ports/coach-queries.ts'
import type { TaskView } from '#server/ports/record-views.ts'

const dayMinutes = 1_440

export type Timed = Pick<TaskView, 'day' | 'time' | 'minutes'>

/** Zero without an hour. */
const startMinutes = ({ time }: Timed): number => (time === null ? 0 : timeToMinutes(time))

/** The time of a task on a day, in minutes from its midnight; it may have begun the day before. */
const onDay = (task: Timed, day: string): { start: number; end: number } => {
  const start = startMinutes(task) + (dayNumber(task.day) - dayNumber(day)) * dayMinutes
  return { start, end: start + task.minutes }
}

type Wanted = {
  from: string
  to: string
  minutes: number
  hours: { from: string; to: string } | null
  /** Slots before this time are over. */
  start: { day: string; minute: number }
}

/** The free times of at least `minutes` between tasks with an hour, within the hours of each weekday. */
export function freeSlots(tasks: readonly Timed[], hours: PlannerHours, wanted: Wanted): Slot[] {
  const slots: Slot[] = []
  for (let day = wanted.from; day <= wanted.to; day = addDays(day, 1)) {
    const open = openHours(hours, day, wanted)
    if (open === null) continue
    let free = open.start
    const busy = tasks
      .filter(({ time }) => time !== null)
      .map((task) => onDay(task, day))
      .filter(({ start, end }) => end > open.start && start < open.end)
      .toSorted((a, b) => a.start - b.start)
    for (const { start, end } of [...busy, { start: open.end, end: open.end }]) {
      if (start - free >= wanted.minutes) slots.push({ day, from: minutesToTime(free), to: minutesToTime(start) })
      free = Math.max(free, end)
    }
  }
  return slots
}

function openHours(hours: PlannerHours, day: string, wanted: Wanted): { start: number; end: number } | null {
  const own = hours[Temporal.PlainDate.from(day).dayOfWeek - 1]
  if (own === undefined || own === null) return null
  const start = Math.max(
    timeToMinutes(own.from),
    wanted.hours === null ? 0 : timeToMinutes(wanted.hours.from),
    day === wanted.start.day ? Math.ceil(wanted.start.minute / 15) * 15 : 0,
  )
  const end = Math.min(timeToMinutes(own.to), wanted.hours === null ? dayMinutes : timeToMinutes(wanted.hours.to))
  return start < end ? { start, end } : null
}
