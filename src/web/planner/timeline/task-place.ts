import type { Task, TaskChange } from '#contract/planner.ts'
import { addDays, dateOf, timeOfDay } from '#web/lib/days.ts'
import { showDay } from '../calendar-days.ts'
import { showMinutes } from '#web/lib/task-words.ts'
import { momentOf, wallTimeOf } from '../wall-time.ts'
import { quarter } from './day-span.ts'

const minute = 60_000
const least = 15
const most = 1440

/** Where a task is, or would be: its day, its first moment (null without an hour), and how many minutes it takes. */
export type Place = { date: string; start: number | null; minutes: number }

/** Where a task is. */
export const placeOf = ({ dueDate, scheduledTime, estimatedDuration }: Task): Place => ({
  date: dueDate,
  start: scheduledTime === null ? null : Date.parse(scheduledTime),
  minutes: estimatedDuration,
})

/** A place at a moment. */
export const placeAt = (start: number, minutes: number): Place => ({ date: dateOf(new Date(start)), start, minutes })

/** The last moment of what has an hour. */
export const endOf = (start: number, minutes: number): number => start + minutes * minute

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.date === b.date && a.start === b.start && a.minutes === b.minutes

/** What her clock shows at a moment: '3:15 PM'. */
export const timeAt = (moment: number): string => timeOfDay(new Date(moment).toISOString())

/** Its end pulled to a moment: in steps of 15 minutes, and at least that. */
export const withEnd = (place: Place, start: number, end: number): Place => ({
  ...place,
  minutes: inSteps((end - start) / minute),
})

/** Its beginning pulled to a moment, while its end stays. */
export function withStart({ minutes }: Place, start: number, to: number): Place {
  const end = endOf(start, minutes)
  const longer = inSteps((end - to) / minute)
  return placeAt(end - longer * minute, longer)
}

const inSteps = (minutes: number): number => Math.min(most, Math.max(least, Math.round(minutes / least) * least))

/** A step of the keyboard: up and down by 15 minutes, left and right by a day, with `isStretch` longer and shorter. */
export function step(place: Place, key: string, isStretch: boolean): Place | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return isStretch ? undefined : byDay(place, key === 'ArrowLeft' ? -1 : 1)
  if (place.start === null || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined
  const { start, minutes } = place
  const isLater = key === 'ArrowDown'
  if (isStretch) return { ...place, minutes: Math.min(most, Math.max(least, nextStep(minutes, least, isLater))) }
  return placeAt(nextStep(start, quarter, isLater), minutes)
}

/** The next multiple of a step, up or down. */
const nextStep = (value: number, size: number, isUp: boolean): number =>
  (isUp ? Math.floor(value / size) + 1 : Math.ceil(value / size) - 1) * size

/** The same hour of her clock on another day. */
function byDay({ date, start, minutes }: Place, days: number): Place {
  const day = addDays(date, days)
  if (start === null) return { date: day, start, minutes }
  return placeAt(Date.parse(momentOf(day, wallTimeOf(new Date(start)))), minutes)
}

/** What the server is told of a task that went to another place; nothing where it is where it was. */
export function changeTo(task: Task, { date, start, minutes }: Place): TaskChange | undefined {
  const before = placeOf(task)
  const change: TaskChange = {
    ...(start === null && date !== before.date && { dueDate: date }),
    ...(start !== before.start && { scheduledTime: start === null ? null : new Date(start).toISOString() }),
    ...(minutes !== before.minutes && { estimatedDuration: minutes }),
  }
  return Object.keys(change).length === 0 ? undefined : change
}

/** A place in words: 'Tuesday 3:15 PM to 4:00 PM', or 'Tuesday, any time, 45 min'. */
export function showPlace({ date, start, minutes }: Place): string {
  const day = showDay(date, 'weekdayName')
  if (start === null) return `${day}, any time, ${showMinutes(minutes)}`
  const end = new Date(endOf(start, minutes))
  const isNext = dateOf(end) !== date && wallTimeOf(end) !== '00:00'
  const last = isNext ? `${showDay(dateOf(end), 'weekdayName')} ` : ''
  return `${day} ${timeAt(start)} to ${last}${timeOfDay(end.toISOString())}`
}
