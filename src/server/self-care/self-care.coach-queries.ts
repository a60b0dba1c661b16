import { boundSpan } from '#server/lib/day-span.ts'
import { addDays, dayOf, daysBetween, startOf, weekdayOf } from '#server/lib/days.ts'
import { datesWith, lastDayOf, latestDates } from '#server/lib/day-counts.ts'
import type { Db } from '#server/lib/db.ts'
import { inBatches } from '#server/lib/in-batches.ts'
import { isFormOf, significantWords } from '#server/lib/match-names.ts'
import { afterRow } from '#server/lib/pagination.ts'
import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { activityTypes } from '#contract/lists.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, CoachQueries } from '#server/ports/coach-queries.ts'
import { type ActivityRow, listActivities } from './self-care.repo.ts'
import { selfCareActivities } from './self-care.table.ts'
import { daysWithMood, tallyDays } from './summary.repo.ts'
import { totalOf, moodOf, type Tally } from './summary.ts'

type At = { now: Date }
type Span = { from: string; to: string }

const maxGroups = 31

/** Sums by day and kind; `day` is the index from the first day of the span. */
function tally(db: Db, { owner, timeZone }: Session, { from, to }: Span): Promise<Tally[]> {
  const days = daysBetween(from, to) + 1
  const edges = Array.from({ length: days + 1 }, (_, n) => startOf(addDays(from, n), timeZone))
  return tallyDays(db, owner, edges)
}

async function readMood(db: Db, session: Session, asked: QuestionOf<'mood'>, { now }: At) {
  const { by, weekday } = asked
  const span = boundSpan(asked)
  const dayOfTally = ({ day }: Tally): string => addDays(span.from, day)
  const all = (await tally(db, session, span)).filter(
    (one) => weekday === null || weekdayOf(dayOfTally(one)) === weekday,
  )
  const keyOf = (one: Tally): string => (by === 'weekday' ? String(weekdayOf(dayOfTally(one))) : dayOfTally(one))
  const groups = by === 'all' ? [] : [...Map.groupBy(all, keyOf)].flatMap(([key, of]) => withMean({ key }, of))
  const told = groups.toSorted((a, b) => a.key.localeCompare(b.key)).slice(-maxGroups)
  const moreGroups = groups.length - told.length
  const [mood = null] = withMean({}, all)
  const today = dayOf(now, session.timeZone)
  return { ask: 'mood', ...span, by, weekday, mood, groups: told, moreGroups, today } satisfies FoundOf<'mood'>
}

/** Empty without a mood. */
function withMean<T extends object>(key: T, of: readonly Tally[]): (T & { mean: number; count: number })[] {
  const { mean, count } = moodOf(of)
  return mean === null ? [] : [{ ...key, mean, count }]
}

const maxDays = 20

async function readMoodDays(db: Db, { owner, timeZone }: Session, asked: QuestionOf<'moodDays'>, { now }: At) {
  const span = boundSpan(asked)
  const today = dayOf(now, timeZone)
  const moods = [...new Set(asked.moods)].toSorted((a, b) => a - b)
  const all = await daysWithMood(db, owner, moods, today)
  const days = all.filter((day) => day >= span.from && day <= span.to)
  return {
    ask: 'moodDays',
    ...span,
    moods,
    days: days.slice(0, maxDays),
    total: days.length,
    last: all[0] ?? null,
    today,
  } satisfies FoundOf<'moodDays'>
}

const batch = 500

/** The activities whose type or notes say a name. */
async function readNamed(db: Db, { owner }: Session, { from, to }: Span, name: string) {
  // A day before, whatever the time zone.
  const since = new Date(addDays(from, -1))
  const all = inBatches<ActivityRow>((row) => listActivities(db, owner, afterRow(row), batch, since))
  const named = { minutes: 0, count: 0 }
  let last: string | null = null
  for await (const { id, day, sealedContent, activityType, duration } of all) {
    if (day < from || day > to) continue
    const { notes } = unsealOrPlaceholder(owner, selfCareActivities.sealedContent, id, sealedContent)
    if (!significantWords(`${activityType} ${notes ?? ''}`).some((word) => isFormOf(word, name))) continue
    named.minutes += duration
    named.count += 1
    last ??= day
  }
  return { ...named, last }
}

/** The days, and what was logged on them. */
function byDay(rows: readonly { day: string; kind: string }[]) {
  const dates = latestDates(rows)
  const of = new Set(rows.filter(({ day }) => dates.includes(day)).map(({ kind }) => kind))
  return { dates, kinds: activityTypes.map(({ key }) => key).filter((key) => of.has(`selfCare:${key}`)) }
}

async function readSelfCare(db: Db, session: Session, asked: QuestionOf<'selfCare'>, { now }: At) {
  const { activity, named = null, by } = asked
  const span = boundSpan(asked)
  const today = dayOf(now, session.timeZone)
  const found = { ask: 'selfCare', ...span, activity, named, today } as const
  if (named !== null) return { ...found, ...(await readNamed(db, session, span, named)) } satisfies FoundOf<'selfCare'>
  const kinds = activityTypes.filter(({ key }) => activity === null || key === activity)
  const stored = kinds.map(({ key }) => `selfCare:${key}`)
  const [all, last, dates] = await Promise.all([
    tally(db, session, span),
    lastDayOf(db, session.owner, stored, today),
    by === undefined ? null : datesWith(db, session.owner, stored, span),
  ])
  const counted = totalOf(all.filter(({ activityType }) => activity === null || activityType === activity))
  return { ...found, ...counted, last, ...(dates !== null && byDay(dates)) } satisfies FoundOf<'selfCare'>
}

export const selfCareCoachQueries: CoachQueries<'mood' | 'moodDays' | 'selfCare'> = {
  mood: readMood,
  moodDays: readMoodDays,
  selfCare: readSelfCare,
}
