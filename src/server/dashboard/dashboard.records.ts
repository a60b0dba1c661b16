import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import type { Session } from '#server/lib/session.ts'
import type { Area, FoundOf, QuestionOf, RecordsOf } from '#server/ports/records.ts'
import { readNumbersOfActivity } from './dashboard.repo.ts'
import { type Kind, sumOf } from './recent.ts'
import { streakOf } from './streak.ts'
import { areas as scoreAreas, wellnessDays, wellnessOf } from './wellness.ts'

const areaOf = {
  journal: 'journal',
  prayer: 'spiritual',
  reflection: 'spiritual',
  workout: 'fitness',
  income: 'income',
} as const

/** Whose consent a kind of record needs. */
function areaOfKind(kind: Kind): Area {
  if (kind === 'task:household') return 'household'
  if (kind.startsWith('task:')) return 'planner'
  if (kind.startsWith('goal:')) return 'goals'
  const known = Object.entries(areaOf).find(([name]) => name === kind)
  return known === undefined ? 'selfCare' : known[1]
}

async function readStreak(db: Db, { owner, timeZone }: Session, _: QuestionOf<'streak'>, { now }: { now: Date }) {
  const today = dayOf(now, timeZone)
  const { recent, months } = await readNumbersOfActivity(db, owner, today)
  return { ask: 'streak', ...streakOf(months, today, sumOf(recent, ['any'], 'today')) } satisfies FoundOf<'streak'>
}

/** A part is told where each kind of record that it counts is allowed. */
const readScore: RecordsOf<'score'>['score'] = async (db, { owner, timeZone }, _, { now, areas, focus }) => {
  const today = dayOf(now, timeZone)
  const [{ recent }, { chosen, hidesSpiritual }] = await Promise.all([readNumbersOfActivity(db, owner, today), focus()])
  const { score, areas: parts } = wellnessOf(recent, chosen, hidesSpiritual)
  const told = parts.filter(({ area }) =>
    scoreAreas.find((one) => one.area === area)?.kinds.every((kind) => areas.includes(areaOfKind(kind))),
  )
  return {
    ask: 'score',
    score,
    days: wellnessDays,
    parts: told.map(({ name, points, count, target }) => ({ name, points, count, target })),
    hidden: parts.length - told.length,
  }
}

export const activityRecords: RecordsOf<'streak' | 'score'> = { streak: readStreak, score: readScore }
