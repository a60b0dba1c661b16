import type { ActivityType } from '#contract/lists.ts'
import type { SelfCareSummary } from '#contract/self-care.ts'
import { dateOf, startOf } from '#server/lib/days.ts'

/** `day` is an index in the window. `pairs` have a mood before and after. */
export type Tally = {
  day: number
  activityType: ActivityType
  count: number
  minutes: number
  moodCount: number
  moodSum: number
  pairs: number
  beforeSum: number
  afterSum: number
}

/** Dates of the window, oldest first, and the moments at which they begin, plus the end of the last. */
export type Window = { dates: string[]; edges: Date[] }

export const windowDays = 84
const weekDays = 7

/** Today and the 83 days before, in the user's time zone. A day may have 23 or 25 hours. */
export function windowOf(now: Date, timeZone: string): Window {
  const today = dateOf(now, timeZone)
  const days = Array.from({ length: windowDays + 1 }, (_, n) => today.add({ days: n + 1 - windowDays }))
  return {
    dates: days.slice(0, windowDays).map((day) => day.toString()),
    edges: days.map((day) => startOf(day, timeZone)),
  }
}

export function summarize(dates: readonly string[], tallies: readonly Tally[]): SelfCareSummary {
  const byDay = Map.groupBy(tallies, ({ day }) => day)
  const byKind = Map.groupBy(tallies, ({ activityType }) => activityType)
  const days = dates.map((date, day) => ({
    date,
    ...totalOf(byDay.get(day) ?? []),
    mood: moodOf(byDay.get(day) ?? []),
  }))
  const week = tallies.filter(({ day }) => day >= windowDays - weekDays)
  const pairs = sumOf(tallies, 'pairs')
  return {
    week: { ...totalOf(week), mood: moodOf(week) },
    today: totalOf(byDay.get(windowDays - 1) ?? []),
    days,
    byActivity: [...byKind]
      .map(([activityType, of]) => ({ activityType, minutes: sumOf(of, 'minutes'), count: sumOf(of, 'count') }))
      .sort((a, b) => b.minutes - a.minutes || a.activityType.localeCompare(b.activityType)),
    breathing: {
      count: pairs,
      before: mean(sumOf(tallies, 'beforeSum'), pairs),
      after: mean(sumOf(tallies, 'afterSum'), pairs),
    },
  }
}

export const totalOf = (of: readonly Tally[]) => ({ minutes: sumOf(of, 'minutes'), count: sumOf(of, 'count') })

/** Mean mood after activities; null without any. */
export const moodOf = (of: readonly Tally[]) => {
  const count = sumOf(of, 'moodCount')
  return { count, mean: mean(sumOf(of, 'moodSum'), count) }
}

const sumOf = (of: readonly Tally[], field: Exclude<keyof Tally, 'activityType'>): number =>
  of.reduce((sum, tally) => sum + tally[field], 0)

/** Rounded to hundredths. */
export const meanOf = (sum: number, count: number): number => Math.round((sum / count) * 100) / 100

const mean = (sum: number, count: number): number | null => (count === 0 ? null : meanOf(sum, count))
