import type { JournalEntry, JournalRevision, journalApi } from '#contract/journal.ts'
import type { Context } from '#server/lib/context.ts'
import { joinJson, type Json } from '#server/lib/json.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import { defaultLimit, fromCursor, positionOf, toPage } from '#server/lib/pagination.ts'
import { type Owner, jsonOrPlaceholder } from '#server/lib/sealed.ts'
import {
  createEntry,
  deleteEntry,
  type JournalRow,
  listEntries,
  listRevisions,
  readEntry,
  restoreEntry,
  type RevisionRow,
  searchEntries,
  updateEntry,
} from './journal.repo.ts'
import { journalEntries, journalRevisions } from './journal.table.ts'

export const journalRoutes = ({ db, clock }: Context): Handlers<typeof journalApi> => ({
  'GET /api/journal': async ({ owner, query: { limit = defaultLimit, cursor } }) => {
    const rows = await listEntries(db, owner, fromCursor(cursor), limit + 1)
    return toPage(rows, limit, positionOf, (row) => toEntry(owner, row))
  },
  'POST /api/journal': async ({ session, body }) => {
    const { row, isNew } = await createEntry(db, session, body, clock())
    return new StatusReply(isNew ? 201 : 200, toEntry(session.owner, row))
  },
  'POST /api/journal/search': async ({ owner, query: { limit = defaultLimit, cursor }, body, reply: { raw } }) => {
    const part = { after: fromCursor(cursor), limit: limit + 1, isAborted: () => raw.closed }
    const rows = await searchEntries(db, owner, body.text, part)
    return toPage(rows, limit, positionOf, (row) => toEntry(owner, row))
  },
  'GET /api/journal/{id}': async ({ owner, params }) => toEntry(owner, await readEntry(db, owner, params.id)),
  'PUT /api/journal/{id}': async ({ owner, params, body }) =>
    toEntry(owner, await updateEntry(db, owner, params.id, body, clock())),
  'DELETE /api/journal/{id}': async ({ owner, params }) => deleteEntry(db, owner, params.id, clock()),
  'POST /api/journal/{id}/restore': async ({ session, params }) =>
    toEntry(session.owner, await restoreEntry(db, session, params.id)),
  'GET /api/journal/{id}/revisions': async ({ owner, params, query: { limit = defaultLimit, cursor } }) => {
    const rows = await listRevisions(db, owner, params.id, fromCursor(cursor), limit + 1)
    return toPage(
      rows,
      limit,
      (row) => ({ at: row.replacedAt, id: row.id }),
      (row) => toRevision(owner, row),
    )
  },
})

/** The sealed JSON is sent without parsing, so the stored type must match the contract's. */
export function toEntry(
  owner: Owner,
  { id, mood, createdAt, updatedAt, sealedContent }: JournalRow,
): Json<JournalEntry> {
  const plain = { id, mood, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  return joinJson(plain, jsonOrPlaceholder(owner, journalEntries.sealedContent, id, sealedContent))
}

function toRevision(owner: Owner, { id, mood, replacedAt, sealedContent }: RevisionRow): Json<JournalRevision> {
  const plain = { id, mood, replacedAt: replacedAt.toISOString() }
  return joinJson(plain, jsonOrPlaceholder(owner, journalRevisions.sealedContent, id, sealedContent))
}
