import type { Streak } from '#contract/dashboard.ts'
import { dayNumber, numberedDay } from '#server/lib/days.ts'

/** How many activities make a day count. `active_months` keeps the days by it. */
export const dayGoal = 2
/** Of so many days in a row one may be a day of rest. */
const restEvery = 7

/** A month of hers: its first day, and a bit for each day that counts, the 1st in bit 0. */
export type ActiveMonth = readonly [month: string, days: number]

/**
 * On how many days she did two things or more, in the longest stretch up to today of which any seven days miss one at most: her
 * day of rest. Today is still open, so it is never missed; days after today (she flew west) do not count yet.
 */
export function streakOf(months: readonly ActiveMonth[], today: string, activitiesToday: number): Streak {
  const now = dayNumber(today)
  const active = activeDays(months, now)
  const isDone = active[0] === now
  let days = 0
  let expected = isDone ? now : now - 1
  const rests: number[] = []
  for (const day of active) {
    const rest = expected
    const missing = rest - day
    const last = rests.at(-1)
    if (missing > 1 || (missing === 1 && last !== undefined && last - rest < restEvery)) break
    if (missing === 1) rests.push(rest)
    days += 1
    expected = day - 1
  }
  const [latest] = rests
  const isRestUsed = latest !== undefined && now - latest < restEvery
  return {
    days,
    today: activitiesToday,
    goal: dayGoal,
    heldBy: days === 0 ? null : isDone ? 'today' : isRestUsed ? null : 'rest',
    restDay: isRestUsed ? numberedDay(latest) : null,
    daysThisMonth: active.filter((day) => day >= dayNumber(`${today.slice(0, 7)}-01`)).length,
    message: messageFor(days),
  }
}

/** The days that count, latest first, as numbers. */
function activeDays(months: readonly ActiveMonth[], now: number): number[] {
  const days: number[] = []
  for (const [month, bits] of months.toSorted(([a], [b]) => (a < b ? 1 : -1))) {
    const first = dayNumber(month)
    for (let bit = 30; bit >= 0; bit -= 1) if (((bits >> bit) & 1) === 1 && first + bit <= now) days.push(first + bit)
  }
  return days
}

function messageFor(days: number): Streak['message'] {
  if (days === 0) return 'none'
  if (days === 1) return 'first'
  return days < 7 ? 'growing' : 'strong'
}
