import { getTableName, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type PageKey, pages } from '#contract/pages.ts'
import type { Hit } from '#contract/search.ts'
import { foldText, haveWords } from '#contract/search-words.ts'
import type { Db } from './db.ts'
import { fromCursor, listPage, type Position, positionOf } from './pagination.ts'
import type { OwnerInZone } from './session.ts'
import { createYielder } from './yield-to-requests.ts'

/**
 * How a record is searched and shown. `at`: the rest of the address after its page's path, such as `?tab=meals`. `date`: the
 * start of the day that it is for; without it, when it was created. Of a `series`, only the record of the next `day` is shown.
 */
export type SearchText = {
  title: string
  texts?: readonly (string | null)[] | undefined
  at?: string
  date?: Date
  series?: { id: string; day: string } | undefined
  isUnreadable?: true | undefined
}

/** A record, and a function that opens its searched text. */
type Searched = { row: Row; open: () => SearchText }

/** `isPartial`: older records were not looked at. */
export type SearchResult = { hits: Hit[]; isMore: boolean; isPartial: boolean }

/** `today`: the day where the user is. `isAborted`: the client has gone. */
export type Search = { words: readonly string[]; today: string; isAborted: () => boolean }

/** A kind of records that is searched: the heading over what was found, and the page of the records. */
type SearchKind = { kind: string; heading: string; page: PageKey }

/** Finds an owner's records of one kind by their words, newest first. */
export type SearchSource = SearchKind & {
  table: PgTable
  find: (db: Db, user: OwnerInZone, search: Search) => Promise<SearchResult>
}

const maxHits = 5
const batch = 500
/** The most records of a kind that one request opens. Words are sealed, so records are opened one by one. */
const maxRows = 5_000
/** The most rows of a batch. Batches of long texts have fewer. */
const maxBatches = 20

type Batches = AsyncIterable<readonly Searched[]>

/** Looks through batches until there are enough hits, or too many rows. */
export async function findIn(
  batches: Batches,
  page: PageKey,
  { words, today, isAborted }: Search,
): Promise<SearchResult> {
  const path = pages.find(({ key }) => key === page)?.path ?? '/'
  const hits: Hit[] = []
  const series = new Map<string, { index: number; day: string }>()
  const yieldToRequests = createYielder()
  let rows = 0
  let read = 0
  for await (const found of batches) {
    if (isAborted()) return { hits, isMore: false, isPartial: true }
    if (found.length === 0) continue
    if (rows >= maxRows || read === maxBatches) return { hits, isMore: false, isPartial: true }
    for (const { row, open } of found) {
      await yieldToRequests()
      if (isAborted()) return { hits, isMore: false, isPartial: true }
      const text = open()
      if (!matches(text, words)) continue
      const known = text.series && series.get(text.series.id)
      if (known && text.series && !isNext(text.series.day, known.day, today)) continue
      const index = known?.index ?? hits.length
      if (index === maxHits) return { hits, isMore: true, isPartial: false }
      if (text.series) series.set(text.series.id, { index, day: text.series.day })
      hits[index] = toHit(row, text, words, path)
    }
    rows += found.length
    read += 1
  }
  return { hits, isMore: false, isPartial: false }
}

/** Whether a day is shown before the other: from today on, then past days, the latest first. */
function isNext(day: string, other: string, today: string): boolean {
  if (day >= today !== other >= today) return day >= today
  return day >= today ? day < other : day > other
}

const textsOf = ({ texts = [] }: SearchText): string[] => texts.filter((text) => text !== null)

function matches(text: SearchText, words: readonly string[]): boolean {
  return !text.isUnreadable && haveWords([text.title, ...textsOf(text)], words)
}

function toHit(row: Row, text: SearchText, words: readonly string[], path: string): Hit {
  const shown = { id: row.id, title: text.title, date: (text.date ?? row.createdAt).toISOString() }
  return { ...shown, excerpt: excerptOf(text, words), href: path + (text.at ?? '') }
}

/** In characters, before and after the first word that was found. */
const around = { before: 40, after: 100 }

/** The excerpt of a hit: the words that were found, and the text around them. */
export function excerptOf(text: SearchText, words: readonly string[]): string {
  const all = textsOf(text).map((each) => each.replace(/\s+/gu, ' ').trim())
  const searched = all.map((each) => ({ each, index: firstIndex(foldText(each), words) }))
  const { each, index } = searched.find((one) => one.index >= 0) ?? { each: all[0] ?? '', index: 0 }
  const letters = Array.from(each)
  const found = letterAt(letters, index)
  const start = found <= around.before ? 0 : wordFrom(letters, found - around.before, found)
  const end = start + around.before + around.after
  const last = end < letters.length ? letters.lastIndexOf(' ', end) : letters.length
  const piece = letters
    .slice(start, last > found + around.before ? last : end)
    .join('')
    .trim()
  return `${start > 0 ? '…' : ''}${piece}${end < letters.length ? '…' : ''}`
}

/** Where the first whole word from `start` begins, or `start` if none does before `before`. */
function wordFrom(letters: readonly string[], start: number, before: number): number {
  const space = letters.indexOf(' ', start)
  return space >= 0 && space < before ? space + 1 : start
}

/** Where the first of the words begins in a folded text, or -1. */
function firstIndex(folded: string, words: readonly string[]): number {
  const indices = words.map((word) => folded.indexOf(word)).filter((index) => index >= 0)
  return indices.length === 0 ? -1 : Math.min(...indices)
}

/** Maps an index of the folded text to one of the original text, because folding changes the length of letters. */
function letterAt(letters: readonly string[], index: number): number {
  let left = index
  return Math.max(
    0,
    letters.findIndex((letter) => (left -= letter < '\u0080' ? 1 : foldText(letter).length) < 0),
  )
}

type Row = { id: string; createdAt: Date }
type RecordTable = PgTable &
  Record<'userId' | 'id' | 'createdAt' | 'deletedAt' | 'sealedContent', PgColumn> & { $inferSelect: Row }

/** Searches a table of records that begins with the columns of `record()`. */
export function searchTable<T extends RecordTable>(
  kind: SearchKind,
  table: T,
  toText: (user: OwnerInZone, row: T['$inferSelect']) => SearchText,
): SearchSource
export function searchTable(
  kind: SearchKind,
  table: RecordTable,
  toText: (user: OwnerInZone, row: Row) => SearchText,
): SearchSource {
  const list: ListRows<Row> = listPage(`${getTableName(table)}_search`, table, table.createdAt, isNull(table.deletedAt))
  return searchRows({ ...kind, table }, list, toText)
}

type ListRows<R extends Row> = (db: Db, owner: { id: string }, after: Position, limit: number) => Promise<R[]>

/** Searches what `list` reads, newest first. */
export const searchRows = <R extends Row>(
  of: Omit<SearchSource, 'find'>,
  list: ListRows<R>,
  toText: (user: OwnerInZone, row: R) => SearchText,
): SearchSource => ({
  ...of,
  find: (db, user, search) => findIn(batchesOf(list, db, user, toText), of.page, search),
})

async function* batchesOf<R extends Row>(
  list: ListRows<R>,
  db: Db,
  user: OwnerInZone,
  toText: (user: OwnerInZone, row: R) => SearchText,
) {
  for (let from: Position | undefined = fromCursor(undefined); from !== undefined;) {
    const rows: R[] = await list(db, user.owner, from, batch)
    yield rows.map((row) => ({ row, open: () => toText(user, row) }))
    const last: R | undefined = rows.at(-1)
    from = last && positionOf(last)
  }
}
