import { countInDays, datesWith, lastDayOf, latestDates } from '#server/lib/day-counts.ts'
import { boundSpan } from '#server/lib/day-span.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { saysAll, significantWords } from '#server/lib/match-names.ts'
import { fromCursor } from '#server/lib/pagination.ts'
import type { Session } from '#server/lib/session.ts'
import type { FactReaders } from '#server/ports/coach-parts.ts'
import type { FoundOf, QuestionOf, CoachQueries } from '#server/ports/coach-queries.ts'
import { findEntries } from './journal.repo.ts'

type At = { now: Date }

const maxNamed = 5
/** The most words of a question that are searched one by one. */
const maxWords = 4
/** In letters. Shorter words are in too many entries. */
const shortestWord = 4

async function readLast(db: Db, session: Session, _: QuestionOf<'journalLast'>, { now }: At) {
  const today = dayOf(now, session.timeZone)
  const last = await lastDayOf(db, session.owner, ['journal'], today)
  return { ask: 'journalLast', last, today } satisfies FoundOf<'journalLast'>
}

async function readCount(db: Db, { owner, timeZone }: Session, asked: QuestionOf<'journalCount'>, { now }: At) {
  const { from, to } = boundSpan(asked)
  const today = dayOf(now, timeZone)
  const [count, last, dates] = await Promise.all([
    countInDays(db, owner, 'journal', from, to),
    lastDayOf(db, owner, ['journal'], today),
    asked.by === undefined ? null : datesWith(db, owner, ['journal'], { from, to }),
  ])
  const byDay = dates !== null && { dates: latestDates(dates) }
  return { ask: 'journalCount', from, to, count, last, today, ...byDay } satisfies FoundOf<'journalCount'>
}

type Find = (isWanted: (texts: readonly string[], day: string) => boolean, limit: number) => Promise<{ day: string }[]>

/**
 * If no entry has all words, as for 'my sister's visit': the first word that some entries have. Reads the entries once for all
 * words.
 */
async function findNear(about: string, find: Find) {
  const words = significantWords(about).filter((word) => word.length >= shortestWord)
  if (words.length < 2) return null
  const near = words.slice(0, maxWords).map((word) => ({ word, says: saysAll(word), days: new Array<string>() }))
  await find((texts, day) => {
    for (const { says, days } of near) if (days.length < maxNamed && says(texts)) days.push(day)
    return false
  }, 1)
  const found = near.find(({ days }) => days.length > 0)
  return found === undefined ? null : { word: found.word, days: found.days }
}

/** Opens the entries in batches, newest first, until enough are found. Returns only their days. */
async function readAbout(db: Db, session: Session, { about, from, to }: QuestionOf<'journalAbout'>, { now }: At) {
  const { owner } = session
  const says = saysAll(about)
  const after = fromCursor(undefined)
  const isIn = (day: string): boolean => (from === null || day >= from) && (to === null || day <= to)
  const find: Find = (isWanted, limit) => findEntries(db, owner, isWanted, { after, limit })
  const rows = await find((texts, day) => isIn(day) && says(texts), maxNamed + 1)
  const [latest] = rows.length > 0 || from === null ? rows : await find(says, 1)
  return {
    ask: 'journalAbout',
    about,
    from,
    to,
    days: rows.slice(0, maxNamed).map(({ day }) => day),
    isMore: rows.length > maxNamed,
    last: latest?.day ?? null,
    near: latest === undefined ? await findNear(about, find) : null,
    today: dayOf(now, session.timeZone),
  } satisfies FoundOf<'journalAbout'>
}

export const journalCoachQueries: CoachQueries<'journalLast' | 'journalCount' | 'journalAbout'> = {
  journalLast: readLast,
  journalCount: readCount,
  journalAbout: readAbout,
}

/** A fact that the coach reads before a question: the entries of the last seven days. */
export const journalFacts: Pick<FactReaders, 'journal'> = {
  journal: async (db, { owner, timeZone }, now) => {
    const today = dayOf(now, timeZone)
    return { entriesThisWeek: await countInDays(db, owner, 'journal', addDays(today, -6), today) }
  },
}
