import type { Context } from '#server/lib/context.ts'
import type { Json } from '#server/lib/json.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import { defaultLimit, fromCursor, type Page, toPage } from '#server/lib/pagination.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { createRow, deleteRow, listRows, positionOfDay, restoreRow, toRecord, updateRow } from './day-records.repo.ts'
import type { DayRow, DayTable } from './fitness.table.ts'

type ListAsked = { owner: Owner; query: { limit?: number; cursor?: string; day?: string } }
type RecordAsked = { owner: Owner; params: { id: string } }
type OnWire<W> = Json<{ id: string; day: string; createdAt: string } & W>

/** The handlers that all kinds of records of a day share. */
export function dayHandlers<W extends object>({ db, clock }: Context, table: DayTable<W>) {
  const present = (owner: Owner, row: DayRow<W>): OnWire<W> => toRecord(owner, table, row)
  return {
    list: async ({ owner, query: { limit = defaultLimit, cursor, day } }: ListAsked): Promise<Page<OnWire<W>>> => {
      const rows = await listRows(db, table, owner, { after: fromCursor(cursor), limit: limit + 1, day })
      return toPage(rows, limit, positionOfDay, (row) => present(owner, row))
    },
    create: async (
      user: OwnerInZone,
      { id, day }: { id?: string; day?: string },
      content: W,
    ): Promise<StatusReply<OnWire<W>>> => {
      const { row, isNew } = await createRow(db, table, user, { id, day, content }, clock())
      return new StatusReply(isNew ? 201 : 200, present(user.owner, row))
    },
    update: async (
      user: OwnerInZone,
      change: { id: string; day?: string | undefined; content: Partial<W> },
    ): Promise<OnWire<W>> => present(user.owner, await updateRow(db, table, user, change, clock())),
    remove: async ({ owner, params: { id } }: RecordAsked): Promise<void> => deleteRow(db, table, owner, id, clock()),
    restore: async ({ owner, params: { id } }: RecordAsked): Promise<OnWire<W>> =>
      present(owner, await restoreRow(db, table, owner, id)),
  }
}
