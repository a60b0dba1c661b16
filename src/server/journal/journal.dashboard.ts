import type { JournalEntry } from '#contract/journal.ts'
import type { Db } from '#server/lib/db.ts'
import type { Json } from '#server/lib/json.ts'
import { fromCursor } from '#server/lib/pagination.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { listEntries } from './journal.repo.ts'
import { toEntry } from './journal.routes.ts'

export const recentEntries = async (db: Db, owner: Owner, limit: number): Promise<Json<JournalEntry>[]> =>
  (await listEntries(db, owner, fromCursor(undefined), limit)).map((row) => toEntry(owner, row))
