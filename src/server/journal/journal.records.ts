import { countInDays, lastDayOf } from '#server/lib/day-counts.ts'
import { boundSpan } from '#server/lib/day-span.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { foldText } from '#server/lib/fold-text.ts'
import { fromCursor } from '#server/lib/pagination.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, RecordsOf } from '#server/ports/records.ts'
import { findEntries } from './journal.repo.ts'

type At = { now: Date }

/** Ten years. */
const mostDays = 3_660
const maxNamed = 5

async function readLast(db: Db, session: Session, _: QuestionOf<'journalLast'>, { now }: At) {
  const today = dayOf(now, session.timeZone)
  const last = await lastDayOf(db, session.owner, ['journal'], today)
  return { ask: 'journalLast', last, today } satisfies FoundOf<'journalLast'>
}

async function readCount(db: Db, { owner, timeZone }: Session, asked: QuestionOf<'journalCount'>, { now }: At) {
  const { from, to } = boundSpan(asked, mostDays)
  const today = dayOf(now, timeZone)
  const [count, last] = await Promise.all([
    countInDays(db, owner, 'journal', from, to),
    lastDayOf(db, owner, ['journal'], today),
  ])
  return { ask: 'journalCount', from, to, count, last, today } satisfies FoundOf<'journalCount'>
}

/** Opens the entries in batches, newest first, until enough are found. Only their days are told. */
async function readAbout(db: Db, session: Session, { about }: QuestionOf<'journalAbout'>, { now }: At) {
  const wanted = foldText(about)
  const isWord = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(wanted)}(?![\\p{L}\\p{N}])`, 'u')
  const has = (text: string): boolean => isWord.test(foldText(text))
  const rows = await findEntries(db, session.owner, (texts) => texts.some(has), fromCursor(undefined), maxNamed + 1)
  const days = rows.slice(0, maxNamed).map(({ day }) => day)
  const today = dayOf(now, session.timeZone)
  return { ask: 'journalAbout', about, days, isMore: rows.length > maxNamed, today } satisfies FoundOf<'journalAbout'>
}

export const journalRecords: RecordsOf<'journalLast' | 'journalCount' | 'journalAbout'> = {
  journalLast: readLast,
  journalCount: readCount,
  journalAbout: readAbout,
}
