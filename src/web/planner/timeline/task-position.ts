import type { Task, TaskChange } from '#contract/planner.ts'
import { addDays, dateOf, timeOfDay } from '#web/lib/days.ts'
import { showMinutes } from '#web/lib/task-words.ts'
import { showDay } from '#web/lib/show-day.ts'
import { momentOf, wallTimeOf } from '../wall-time.ts'
import { quarter } from './day-span.ts'

const minute = 60_000
const minMinutes = 15
const maxMinutes = 1440

/** `start` is an epoch time in ms, null without a time of day; `minutes` is the duration. */
export type TaskPosition = { date: string; start: number | null; minutes: number }

export const positionOf = ({ dueDate, scheduledTime, estimatedDuration }: Task): TaskPosition => ({
  date: dueDate,
  start: scheduledTime === null ? null : Date.parse(scheduledTime),
  minutes: estimatedDuration,
})

export const positionAt = (start: number, minutes: number): TaskPosition => ({
  date: dateOf(new Date(start)),
  start,
  minutes,
})

export const endOf = (start: number, minutes: number): number => start + minutes * minute

export const isSamePosition = (a: TaskPosition, b: TaskPosition): boolean =>
  a.date === b.date && a.start === b.start && a.minutes === b.minutes

export const timeAt = (moment: number): string => timeOfDay(new Date(moment).toISOString())

/** Snaps to 15 minutes, and lasts at least that long. */
export const withEnd = (position: TaskPosition, start: number, end: number): TaskPosition => ({
  ...position,
  minutes: snapMinutes((end - start) / minute),
})

export function withStart({ minutes }: TaskPosition, start: number, to: number): TaskPosition {
  const end = endOf(start, minutes)
  const longer = snapMinutes((end - to) / minute)
  return positionAt(end - longer * minute, longer)
}

const snapMinutes = (minutes: number): number =>
  Math.min(maxMinutes, Math.max(minMinutes, Math.round(minutes / minMinutes) * minMinutes))

/** Up and down by 15 minutes, left and right by a day; with `isStretch` longer and shorter. */
export function step(position: TaskPosition, key: string, isStretch: boolean): TaskPosition | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return isStretch ? undefined : byDay(position, key === 'ArrowLeft' ? -1 : 1)
  if (position.start === null || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined
  const { start, minutes } = position
  const isDown = key === 'ArrowDown'
  if (isStretch)
    return { ...position, minutes: Math.min(maxMinutes, Math.max(minMinutes, nextStep(minutes, minMinutes, isDown))) }
  return positionAt(nextStep(start, quarter, isDown), minutes)
}

const nextStep = (value: number, size: number, isUp: boolean): number =>
  (isUp ? Math.floor(value / size) + 1 : Math.ceil(value / size) - 1) * size

function byDay({ date, start, minutes }: TaskPosition, days: number): TaskPosition {
  const day = addDays(date, days)
  if (start === null) return { date: day, start, minutes }
  return positionAt(Date.parse(momentOf(day, wallTimeOf(new Date(start)))), minutes)
}

/** Returns only the changed fields; undefined if nothing changed. */
export function changeTo(task: Task, { date, start, minutes }: TaskPosition): TaskChange | undefined {
  const before = positionOf(task)
  const change: TaskChange = {
    ...(start === null && date !== before.date && { dueDate: date }),
    ...(start !== before.start && { scheduledTime: start === null ? null : new Date(start).toISOString() }),
    ...(minutes !== before.minutes && { estimatedDuration: minutes }),
  }
  return Object.keys(change).length === 0 ? undefined : change
}

/** 'Tuesday 3:15 PM to 4:00 PM', or 'Tuesday, any time, 45 min'. */
export function formatPosition({ date, start, minutes }: TaskPosition): string {
  const day = showDay(date, 'weekdayName')
  if (start === null) return `${day}, any time, ${showMinutes(minutes)}`
  const end = new Date(endOf(start, minutes))
  const isNext = dateOf(end) !== date && wallTimeOf(end) !== '00:00'
  const last = isNext ? `${showDay(dateOf(end), 'weekdayName')} ` : ''
  return `${day} ${timeAt(start)} to ${last}${timeOfDay(end.toISOString())}`
}
