import { boundSpan } from '#server/lib/day-span.ts'
import { addDays, dayOf, daysBetween, startOf } from '#server/lib/days.ts'
import { lastDayOf } from '#server/lib/day-counts.ts'
import type { Db } from '#server/lib/db.ts'
import { isFormOf, significantWords } from '#server/lib/match-names.ts'
import { fromCursor } from '#server/lib/pagination.ts'
import { readSealed } from '#server/lib/sealed.ts'
import { activityTypes } from '#contract/lists.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, RecordsOf } from '#server/ports/records.ts'
import { listActivities } from './self-care.repo.ts'
import { selfCareActivities } from './self-care.table.ts'
import { tallyDays } from './summary.repo.ts'
import { amount, moodOf, type Tally } from './summary.ts'

type At = { now: Date }
type Span = { from: string; to: string }

const mostDays = 366
const mostGroups = 31

/** Sums by day and kind; `day` is the index from the first day of the span. */
function tally(db: Db, { owner, timeZone }: Session, { from, to }: Span): Promise<Tally[]> {
  const days = daysBetween(from, to) + 1
  const edges = Array.from({ length: days + 1 }, (_, n) => startOf(addDays(from, n), timeZone))
  return tallyDays(db, owner, edges)
}

const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek

async function readMood(db: Db, session: Session, asked: QuestionOf<'mood'>, { now }: At) {
  const { by, weekday } = asked
  const span = boundSpan(asked, mostDays)
  const dayOfTally = ({ day }: Tally): string => addDays(span.from, day)
  const all = (await tally(db, session, span)).filter(
    (one) => weekday === null || weekdayOf(dayOfTally(one)) === weekday,
  )
  const keyOf = (one: Tally): string => (by === 'weekday' ? String(weekdayOf(dayOfTally(one))) : dayOfTally(one))
  const groups = by === 'all' ? [] : [...Map.groupBy(all, keyOf)].flatMap(([key, of]) => withMean({ key }, of))
  const sorted = groups.toSorted((a, b) => a.key.localeCompare(b.key)).slice(-mostGroups)
  const [mood = null] = withMean({}, all)
  const today = dayOf(now, session.timeZone)
  return { ask: 'mood', ...span, by, weekday, mood, groups: sorted, today } satisfies FoundOf<'mood'>
}

/** None without a mood. */
function withMean<T extends object>(key: T, of: readonly Tally[]): (T & { mean: number; count: number })[] {
  const { mean, count } = moodOf(of)
  return mean === null ? [] : [{ ...key, mean, count }]
}

const mostRows = 1_000

/** The activities whose type or notes say a name. */
async function readNamed(db: Db, { owner }: Session, { from, to }: Span, name: string) {
  // A day before, whatever the time zone.
  const since = new Date(addDays(from, -1))
  const rows = await listActivities(db, owner, fromCursor(undefined), mostRows, since)
  const named = rows.filter(({ id, day, words, activityType }) => {
    const { notes } = readSealed(owner, selfCareActivities.words, id, words)
    const said = significantWords(`${activityType} ${notes ?? ''}`)
    return day >= from && day <= to && said.some((word) => isFormOf(word, name))
  })
  const minutes = named.reduce((sum, { duration }) => sum + duration, 0)
  return { minutes, count: named.length, last: named[0]?.day ?? null }
}

async function readSelfCare(db: Db, session: Session, asked: QuestionOf<'selfCare'>, { now }: At) {
  const { activity, named = null } = asked
  const span = boundSpan(asked, mostDays)
  const today = dayOf(now, session.timeZone)
  const found = { ask: 'selfCare', ...span, activity, named, today } as const
  if (named !== null) return { ...found, ...(await readNamed(db, session, span, named)) } satisfies FoundOf<'selfCare'>
  const kinds = activityTypes.filter(({ key }) => activity === null || key === activity)
  const [all, last] = await Promise.all([
    tally(db, session, span),
    lastDayOf(
      db,
      session.owner,
      kinds.map(({ key }) => `selfCare:${key}`),
      today,
    ),
  ])
  const counted = amount(all.filter(({ activityType }) => activity === null || activityType === activity))
  return { ...found, ...counted, last } satisfies FoundOf<'selfCare'>
}

export const selfCareRecords: RecordsOf<'mood' | 'selfCare'> = { mood: readMood, selfCare: readSelfCare }
