import type { Streak } from '#contract/dashboard.ts'
import { dayNumber, numberedDay } from '#server/lib/days.ts'

/** Activities that make a day count. The table `active_months` uses the same number. */
export const dayGoal = 2
/** In this many days in a row, one may be a rest day. */
const restEvery = 7

/** A month's first day, and a bit for each day that counts: bit 0 is the 1st. */
export type ActiveMonth = readonly [month: string, days: number]

/**
 * The number of active days in the longest stretch up to today in which any seven days miss at most one, the rest day. Today is
 * not over, so it is never missed; days after today (possible after a flight west) do not count yet. `months` are latest first.
 */
export function streakOf(months: readonly ActiveMonth[], today: string, activitiesToday: number): Streak {
  const now = dayNumber(today)
  let days = 0
  let isDone = false
  let expected = now
  let firstRest: number | undefined
  let lastRest = Number.POSITIVE_INFINITY
  eachActiveDay(months, now, (day) => {
    if (days === 0 && day === now) isDone = true
    if (days === 0 && day !== now) expected = now - 1
    const missing = expected - day
    if (missing > 1 || (missing === 1 && lastRest - expected < restEvery)) return false
    if (missing === 1) {
      lastRest = expected
      firstRest ??= expected
    }
    days += 1
    expected = day - 1
    return true
  })
  const restDay = firstRest !== undefined && now - firstRest < restEvery ? numberedDay(firstRest) : null
  return {
    days,
    today: activitiesToday,
    goal: dayGoal,
    heldBy: days === 0 ? null : isDone ? 'today' : restDay === null ? 'rest' : null,
    restDay,
    daysThisMonth: daysInMonth(months, today),
    message: messageFor(days),
  }
}

/** Visits the active days, latest first, until `visit` answers false. */
function eachActiveDay(months: readonly ActiveMonth[], now: number, visit: (day: number) => boolean): void {
  for (const [month, bits] of months) {
    const first = dayNumber(month)
    for (let bit = Math.min(30, now - first); bit >= 0; bit -= 1)
      if (((bits >> bit) & 1) === 1 && !visit(first + bit)) return
  }
}

function daysInMonth(months: readonly ActiveMonth[], today: string): number {
  const bits = months.find(([month]) => month.slice(0, 7) === today.slice(0, 7))?.[1] ?? 0
  let count = 0
  for (let left = bits & (2 ** Number(today.slice(8)) - 1); left !== 0; left &= left - 1) count += 1
  return count
}

function messageFor(days: number): Streak['message'] {
  if (days === 0) return 'none'
  if (days === 1) return 'first'
  return days < 7 ? 'growing' : 'strong'
}
