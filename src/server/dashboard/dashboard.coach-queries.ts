import type { WellnessArea } from '#contract/dashboard.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { FactReaders } from '#server/ports/coach-parts.ts'
import type { Area, CoachQueries, StreakView } from '#server/ports/coach-queries.ts'
import { readActiveMonths, readNumbersOfActivity } from './dashboard.repo.ts'
import { type Kind, only, type Recent, sumOf } from './recent.ts'
import { type ActiveMonth, streakOf } from './streak.ts'
import { areas as scoreAreas, wellnessDays, wellnessOf } from './wellness.ts'

const areaOf = {
  journal: 'journal',
  prayer: 'spiritual',
  reflection: 'spiritual',
  workout: 'fitness',
  income: 'income',
} as const

/** The coach area that the user must have allowed before this kind is counted. */
function areaOfKind(kind: Kind): Area {
  if (kind === 'task:household') return 'household'
  if (kind.startsWith('task:')) return 'planner'
  if (kind.startsWith('goal:')) return 'goals'
  const known = Object.entries(areaOf).find(([name]) => name === kind)
  return known === undefined ? 'selfCare' : known[1]
}

/** The streak does not count updates of goals, income and reflections. */
const streakKinds = scoreAreas
  .flatMap(({ kinds }) => kinds)
  .filter((kind) => !kind.startsWith('goal:') && kind !== 'income' && kind !== 'reflection')

type Within = { recent: Recent; months: readonly ActiveMonth[]; areas: readonly Area[]; today: string }

/** The streak from the records of these areas alone. The full streak is at least as long. */
async function streakWithin(db: Db, owner: Owner, { recent, months, areas, today }: Within): Promise<StreakView> {
  const kinds = streakKinds.filter((kind) => areas.includes(areaOfKind(kind)))
  const isWhole = kinds.length === streakKinds.length
  const streak = streakOf(
    isWhole ? months : await readActiveMonths(db, owner, kinds),
    today,
    sumOf(recent, kinds, 'today'),
  )
  return { ...streak, isWhole, counts: [...new Set(kinds.map(areaOfKind))] }
}

const readStreak: CoachQueries<'streak'>['streak'] = async (db, { owner, timeZone }, _, { now, areas }) => {
  const today = dayOf(now, timeZone)
  const numbers = await readNumbersOfActivity(db, owner, today)
  return { ask: 'streak', ...(await streakWithin(db, owner, { ...numbers, areas, today })) }
}

/** A fact that the coach reads before a question. The streak counts only the areas that the coach may read. */
export const activityFacts: Pick<FactReaders, 'streak'> = {
  streak: async (db, { owner, timeZone }, now, areas) => {
    const today = dayOf(now, timeZone)
    return streakWithin(db, owner, { ...(await readNumbersOfActivity(db, owner, today)), areas, today })
  },
}

/**
 * Includes a part if all kinds of records that it counts are allowed, and the score only if all parts are: with some parts, the
 * score would reveal the others.
 */
const readScore: CoachQueries<'score'>['score'] = async (db, { owner, timeZone }, _, { now, areas, focus }) => {
  const today = dayOf(now, timeZone)
  const [{ recent }, { chosen, hidesSpiritual }] = await Promise.all([readNumbersOfActivity(db, owner, today), focus()])
  const isAllowed = (kind: Kind) => areas.includes(areaOfKind(kind))
  const kindsOf = (name: WellnessArea['area']) => scoreAreas.find(({ area }) => area === name)?.kinds ?? []
  const seen = only(recent, scoreAreas.flatMap(({ kinds }) => kinds).filter(isAllowed))
  const { score, areas: parts } = wellnessOf(seen, chosen, hidesSpiritual)
  const told = parts.filter(({ area }) => kindsOf(area).every(isAllowed))
  const hidden = parts.length - told.length
  return {
    ask: 'score',
    score: hidden === 0 ? score : null,
    days: wellnessDays,
    parts: told.map(({ name, points, count, target }) => ({ name, points, count, target })),
    hidden,
    counts: [...new Set(told.flatMap(({ area }) => kindsOf(area).map(areaOfKind)))],
  }
}

export const activityCoachQueries: CoachQueries<'streak' | 'score'> = { streak: readStreak, score: readScore }
