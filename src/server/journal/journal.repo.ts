import { isDeepStrictEqual } from 'node:util'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { JournalChange, NewJournalEntry } from '#contract/journal.ts'
import { entryTexts } from '#contract/journal-search.ts'
import { haveWords, searchedWords } from '#contract/search-words.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { lockIfLimited, type AccountPlan, requireQuota } from '#server/lib/limits.ts'
import { inBatches } from '#server/lib/in-batches.ts'
import { listPage, maxPageBytes, type Position, positionOf } from '#server/lib/pagination.ts'
import { notFound } from '#server/lib/http-error.ts'
import { recordQueries } from '#server/lib/record-queries.ts'
import { newId } from '#server/lib/record.ts'
import { createYielder } from '#server/lib/yield-to-requests.ts'
import { type Owner, unsealOrPlaceholder, seal, unsealOrThrow } from '#server/lib/sealed.ts'
import { journalEntries, journalRevisions, type JournalContent, toJournalContent } from './journal.table.ts'

export type JournalRow = typeof journalEntries.$inferSelect
export type RevisionRow = typeof journalRevisions.$inferSelect

const records = recordQueries(journalEntries)

/** Newest first, and at most one row more than a page of bytes. */
export const listEntries = records.list

export const readEntry = records.read

const searchBatch = 500

/** `isAborted`: the client has gone. */
type Part = { after: Position; limit: number; isAborted?: () => boolean }

/** Entries after `after` that the search for everything finds too, newest first, at most `limit` or a page of bytes and one. */
export function searchEntries(db: Db, owner: Owner, text: string, part: Part): Promise<JournalRow[]> {
  const words = searchedWords(text)
  if (words.length === 0) return Promise.resolve([])
  return findEntries(db, owner, (texts) => haveWords(texts, words), part)
}

/**
 * The same for any test of their texts. There is no plaintext index: rows are unsealed in batches, so memory stays bounded however
 * long the journal is.
 */
export async function findEntries(
  db: Db,
  owner: Owner,
  has: (texts: readonly string[], day: string) => boolean,
  { after, limit, isAborted = () => false }: Part,
): Promise<JournalRow[]> {
  const yieldToRequests = createYielder()
  const found: JournalRow[] = []
  let bytes = 0
  const all = inBatches<JournalRow>((last) =>
    listEntries(db, owner, last === undefined ? after : positionOf(last), searchBatch),
  )
  for await (const row of all) {
    await yieldToRequests()
    if (isAborted()) break
    const content = unsealOrPlaceholder(owner, journalEntries.sealedContent, row.id, row.sealedContent)
    if (content.isUnreadable || !has(entryTexts(content), row.day)) continue
    found.push(row)
    bytes += row.sealedContent.bytes.length
    if (found.length === limit || (found.length > 1 && bytes > maxPageBytes)) break
  }
  return found
}

/** The number of entries that counts toward the free limit. */
export async function countEntries(db: Db, owner: { id: string }): Promise<number> {
  const [row] = await db
    .select({ entries: count() })
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, owner.id), isNull(journalEntries.deletedAt)))
  return row?.entries ?? 0
}

/** A known id returns the existing record: a repeated request. */
export async function createEntry(
  db: Db,
  planned: AccountPlan & { owner: Owner; timeZone: string },
  given: NewJournalEntry,
  now: Date,
): Promise<{ row: JournalRow; isNew: boolean }> {
  const { owner, timeZone } = planned
  const { id = newId(), mood = 3 } = given
  const sealedContent = seal(owner, journalEntries.sealedContent, id, toJournalContent(given))
  return db.transaction(async (tx) => {
    await lockIfLimited(tx, planned)
    const known = await records.find(tx, owner, id)
    if (known !== undefined) return { row: known, isNew: false }
    await requireQuota(planned, 'journalEntries', () => countEntries(tx, owner))
    return records.create(tx, owner, { id, mood, sealedContent, day: dayOf(now, timeZone) }, now)
  })
}

/** Stores the earlier text as a revision. A change that changes nothing stores none. */
export async function updateEntry(
  db: Db,
  owner: Owner,
  id: string,
  change: JournalChange,
  now: Date,
): Promise<JournalRow> {
  return db.transaction(async (tx) => {
    const before = await records.lock(tx, owner, id)
    const earlier = unsealOrThrow(owner, journalEntries.sealedContent, id, before.sealedContent)
    const { mood = before.mood, ...content } = change
    const later: JournalContent = { ...earlier, ...content }
    if (mood === before.mood && isDeepStrictEqual(later, earlier)) return before
    const revisionId = newId()
    await tx.insert(journalRevisions).values({
      userId: owner.id,
      id: revisionId,
      entryId: id,
      mood: before.mood,
      sealedContent: seal(owner, journalRevisions.sealedContent, revisionId, earlier),
      replacedAt: now,
    })
    return records.update(
      tx,
      owner,
      id,
      { mood, sealedContent: seal(owner, journalEntries.sealedContent, id, later) },
      now,
    )
  })
}

export const deleteEntry = records.remove

/** A restored record counts toward the plan's limit again. Restoring an existing record changes nothing. */
export async function restoreEntry(db: Db, planned: AccountPlan & { owner: Owner }, id: string): Promise<JournalRow> {
  const { owner } = planned
  return db.transaction(async (tx) => {
    await lockIfLimited(tx, planned)
    const known = await records.find(tx, owner, id)
    if (known !== undefined && known.deletedAt !== null)
      await requireQuota(planned, 'journalEntries', () => countEntries(tx, owner))
    return records.restore(tx, owner, id)
  })
}

const revisionPage = listPage(
  'journal_revisions_page',
  journalRevisions,
  journalRevisions.replacedAt,
  eq(journalRevisions.entryId, sql.placeholder('entryId')),
)

/** Newest first. */
export async function listRevisions(
  db: Db,
  owner: Owner,
  entryId: string,
  after: Position,
  limit: number,
): Promise<RevisionRow[]> {
  const [entry] = await db.select({ id: journalEntries.id }).from(journalEntries).where(records.live(owner, entryId))
  if (entry === undefined) throw notFound()
  return revisionPage(db, owner, after, limit, { entryId })
}
