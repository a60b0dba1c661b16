import { lte } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { deletedRetention, purgeRows } from '#server/lib/purge.ts'
import { journalEntries } from './journal.table.ts'

export const purgeJournal = (db: Db, now: Date): Promise<number> =>
  purgeRows(db, journalEntries, lte(journalEntries.deletedAt, new Date(now.getTime() - deletedRetention)))
