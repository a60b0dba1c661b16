import { countInDays, lastDayOf } from '#server/lib/day-counts.ts'
import { boundSpan } from '#server/lib/day-span.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { saysAll } from '#server/lib/match-names.ts'
import { fromCursor } from '#server/lib/pagination.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, RecordsOf } from '#server/ports/records.ts'
import { findEntries } from './journal.repo.ts'

type At = { now: Date }

const maxNamed = 5

async function readLast(db: Db, session: Session, _: QuestionOf<'journalLast'>, { now }: At) {
  const today = dayOf(now, session.timeZone)
  const last = await lastDayOf(db, session.owner, ['journal'], today)
  return { ask: 'journalLast', last, today } satisfies FoundOf<'journalLast'>
}

async function readCount(db: Db, { owner, timeZone }: Session, asked: QuestionOf<'journalCount'>, { now }: At) {
  const { from, to } = boundSpan(asked)
  const today = dayOf(now, timeZone)
  const [count, last] = await Promise.all([
    countInDays(db, owner, 'journal', from, to),
    lastDayOf(db, owner, ['journal'], today),
  ])
  return { ask: 'journalCount', from, to, count, last, today } satisfies FoundOf<'journalCount'>
}

/** Opens the entries in batches, newest first, until enough are found. Only their days are told. */
async function readAbout(db: Db, session: Session, { about, from, to }: QuestionOf<'journalAbout'>, { now }: At) {
  const { owner } = session
  const says = saysAll(about)
  const start = fromCursor(undefined)
  const isIn = (day: string): boolean => (from === null || day >= from) && (to === null || day <= to)
  const rows = await findEntries(db, owner, (texts, day) => isIn(day) && says(texts), start, maxNamed + 1)
  const [latest] = rows.length > 0 || from === null ? rows : await findEntries(db, owner, says, start, 1)
  return {
    ask: 'journalAbout',
    about,
    from,
    to,
    days: rows.slice(0, maxNamed).map(({ day }) => day),
    isMore: rows.length > maxNamed,
    last: latest?.day ?? null,
    today: dayOf(now, session.timeZone),
  } satisfies FoundOf<'journalAbout'>
}

export const journalRecords: RecordsOf<'journalLast' | 'journalCount' | 'journalAbout'> = {
  journalLast: readLast,
  journalCount: readCount,
  journalAbout: readAbout,
}
