import { selfCareInsightBasis as basis } from '#contract/lists.ts'
import type { SelfCareInsights } from '#contract/self-care.ts'
import { meanOf, type Tally, windowDays } from './summary.ts'

/** A day with a logged mood: mean mood, total minutes, and its activities. */
type Day = { day: number; mood: number; minutes: number; did: ReadonlySet<string> }

/**
 * Correlates mood with activities of the last 84 days. Only days with a mood count; needs at least 14 of them, and a comparison
 * at least 4 on each side. Means of days side by side: no causes.
 */
export function findInsights(tallies: readonly Tally[]): SelfCareInsights {
  const days = daysWithMood(tallies)
  if (days.length < basis.days) return { days: days.length, trend: null, byMinutes: null, byActivity: [] }
  const kinds = [...new Set(tallies.map(({ activityType }) => activityType))]
  return {
    days: days.length,
    trend: trendOf(days),
    byMinutes: compareMinutes(days),
    byActivity: kinds
      .flatMap((activityType) => {
        const sides = split(days, ({ did }) => did.has(activityType))
        return sides === null ? [] : [{ activityType, with: sides.yes, without: sides.no }]
      })
      .sort((a, b) => gapOf(b) - gapOf(a) || a.activityType.localeCompare(b.activityType)),
  }
}

function daysWithMood(tallies: readonly Tally[]): Day[] {
  return [...Map.groupBy(tallies, ({ day }) => day)].flatMap(([day, of]) => {
    const sum = (field: 'moodSum' | 'moodCount' | 'minutes') => of.reduce((total, tally) => total + tally[field], 0)
    if (sum('moodCount') === 0) return []
    const did = new Set(of.map(({ activityType }) => activityType))
    return [{ day, mood: sum('moodSum') / sum('moodCount'), minutes: sum('minutes'), did }]
  })
}

/** The last weeks compared with as many before. */
function trendOf(days: readonly Day[]): SelfCareInsights['trend'] {
  const from = windowDays - basis.trendDays
  const sides = split(
    days.filter(({ day }) => day >= from - basis.trendDays),
    ({ day }) => day >= from,
  )
  return sides && { recent: sides.yes, before: sides.no }
}

/** Days above the median minutes compared with the rest. */
function compareMinutes(days: readonly Day[]): SelfCareInsights['byMinutes'] {
  const sorted = days.map(({ minutes }) => minutes).sort((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  const sides = split(days, ({ minutes }) => minutes > middle)
  return sides && { minutes: middle, more: sides.yes, less: sides.no }
}

function split(days: readonly Day[], test: (day: Day) => boolean) {
  const [yes, no] = [days.filter(test), days.filter((day) => !test(day))]
  return yes.length < basis.sideDays || no.length < basis.sideDays ? null : { yes: sideOf(yes), no: sideOf(no) }
}

const sideOf = (days: readonly Day[]) => ({
  days: days.length,
  mood: meanOf(
    days.reduce((sum, { mood }) => sum + mood, 0),
    days.length,
  ),
})

const gapOf = (kind: SelfCareInsights['byActivity'][number]): number => Math.abs(kind.with.mood - kind.without.mood)
