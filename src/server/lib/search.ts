import { getTableName, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { searchKinds } from '#contract/search-kinds.ts'
import { type PageKey, pages } from '#contract/pages.ts'
import type { Hit } from '#contract/search.ts'
import type { Db } from './db.ts'
import { foldText } from './fold-text.ts'
import { fromCursor, listPage, type Position, positionOf } from './pagination.ts'
import type { OwnerInZone } from './session.ts'

/** How a record is searched and shown. `at`: what follows its page's path, such as `?tab=meals`. */
export type SearchText = {
  title: string
  texts?: readonly (string | null)[] | undefined
  at?: string
  isUnreadable?: true | undefined
}

/** A record with the text that it is searched by. */
type Searched = { row: { id: string; createdAt: Date }; text: SearchText }

/** `isPartial`: older records were not looked at. */
export type Found = { hits: Hit[]; isMore: boolean; isPartial: boolean }

/** Finds an owner's records of one kind by their words, newest first. `page` is where they stand: hidden, they are not searched. */
export type SearchSource = {
  kind: (typeof searchKinds)[number]
  page: PageKey
  find: (db: Db, user: OwnerInZone, words: readonly string[]) => Promise<Found>
}

const mostHits = 5
const batch = 500
/** Words are sealed, so that records are opened one by one: a bound on the work of one request, for each kind. */
const mostRows = 5_000
/** A batch of long texts is shorter than 500 rows. */
const mostBatches = 20

/** Words as they are searched: without case and accents. */
export const searchedWords = (text: string): string[] => foldText(text).split(/\s+/u).filter(Boolean)

type Batches = AsyncIterable<readonly Searched[]>

/** Looks through batches until there are enough hits, or too many rows. */
export async function findIn(batches: Batches, page: PageKey, words: readonly string[]): Promise<Found> {
  const path = pages.find(({ key }) => key === page)?.path ?? '/'
  const hits: Hit[] = []
  let rows = 0
  let read = 0
  for await (const found of batches) {
    for (const { row, text } of found) if (has(text, words)) hits.push(toHit(row, text, words, path))
    rows += found.length
    read += 1
    if (hits.length > mostHits) return { hits: hits.slice(0, mostHits), isMore: true, isPartial: false }
    if (rows >= mostRows || read === mostBatches) return { hits, isMore: false, isPartial: true }
  }
  return { hits, isMore: false, isPartial: false }
}

const textsOf = ({ texts = [] }: SearchText): string[] => texts.filter((text) => text !== null)

function has(text: SearchText, words: readonly string[]): boolean {
  if (text.isUnreadable) return false
  const folded = [text.title, ...textsOf(text)].map(foldText)
  return words.every((word) => folded.some((each) => each.includes(word)))
}

function toHit(row: Searched['row'], text: SearchText, words: readonly string[], path: string): Hit {
  const shown = { id: row.id, title: text.title, createdAt: row.createdAt.toISOString() }
  return { ...shown, excerpt: excerptOf(text, words), href: path + (text.at ?? '') }
}

/** In characters, before and after the first word that was found. */
const around = { before: 40, after: 100 }

function excerptOf(text: SearchText, words: readonly string[]): string {
  const all = textsOf(text)
  const found = all.find((each) => words.some((word) => foldText(each).includes(word))) ?? all[0] ?? ''
  const letters = Array.from(found.replace(/\s+/gu, ' ').trim())
  const start = Math.max(0, placeOf(letters, words) - around.before)
  const end = start + around.before + around.after
  const piece = letters.slice(start, end).join('').trim()
  return `${start > 0 ? '…' : ''}${piece}${end < letters.length ? '…' : ''}`
}

/** Which letter of the text as it was written the first word begins at: folding changes how many there are. */
function placeOf(letters: readonly string[], words: readonly string[]): number {
  const folded = letters.map(foldText)
  const places = words.map((word) => folded.join('').indexOf(word)).filter((place) => place >= 0)
  let left = places.length === 0 ? 0 : Math.min(...places)
  return Math.max(
    0,
    folded.findIndex((letter) => (left -= letter.length) < 0),
  )
}

type Row = { id: string; createdAt: Date }
type RecordTable = PgTable &
  Record<'userId' | 'id' | 'createdAt' | 'deletedAt' | 'words', PgColumn> & { $inferSelect: Row }

/** Searches a table of records that begins with the columns of `record()`. */
export function searchTable<T extends RecordTable>(
  kind: SearchSource['kind'],
  page: PageKey,
  table: T,
  toText: (user: OwnerInZone, row: T['$inferSelect']) => SearchText,
): SearchSource
export function searchTable(
  kind: SearchSource['kind'],
  page: PageKey,
  table: RecordTable,
  toText: (user: OwnerInZone, row: Row) => SearchText,
): SearchSource {
  const list: ListRows = listPage(`${getTableName(table)}_search`, table, table.createdAt, isNull(table.deletedAt))
  return { kind, page, find: (db, user, words) => findIn(batchesOf(list, db, user, toText), page, words) }
}

type ListRows = (db: Db, owner: { id: string }, after: Position, limit: number) => Promise<Row[]>

async function* batchesOf(
  list: ListRows,
  db: Db,
  user: OwnerInZone,
  toText: (user: OwnerInZone, row: Row) => SearchText,
) {
  for (let from: Position | undefined = fromCursor(undefined); from !== undefined;) {
    const rows: Row[] = await list(db, user.owner, from, batch)
    yield rows.map((row) => ({ row, text: toText(user, row) }))
    const last: Row | undefined = rows.at(-1)
    from = last && positionOf(last)
  }
}
