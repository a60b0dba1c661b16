import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ownerColumn } from '#server/lib/account.table.ts'
import { checkMoments, checkBetween, checkOneOf, maxInteger } from '#server/lib/checks.ts'

const pictureStates = ['asked', 'arriving', 'storing', 'stored'] as const

/**
 * `asked`: an upload URL was issued. `arriving`: the file is being read. `storing`: its sizes are being written to the object
 * store. `stored`: done. `referenceCount` is the number of records that use it, maintained by triggers (decision 021); `unreferencedSince` is when
 * `purgePictures` first found that no record uses it.
 */
export const pictures = pgTable(
  'pictures',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    createdAt: moment('created_at').notNull(),
    state: text('state', { enum: pictureStates }).notNull(),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    bytes: integer('bytes').notNull().default(0),
    referenceCount: integer('reference_count').notNull().default(0),
    unreferencedSince: moment('unreferenced_since'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('pictures_unfinished_idx')
      .on(table.createdAt)
      .where(sql`state <> 'stored'`),
    index('pictures_unreferenced_idx')
      .on(table.unreferencedSince)
      .where(sql`reference_count = 0`),
    ...checkMoments(table.createdAt, table.unreferencedSince),
    checkOneOf(table.state, pictureStates),
    checkBetween(table.width, 0, maxInteger),
    checkBetween(table.height, 0, maxInteger),
    checkBetween(table.bytes, 0, maxInteger),
    checkBetween(table.referenceCount, 0, maxInteger),
  ],
)

/** Folders in the object store of deleted rows: written by a trigger, emptied by the sweep. */
export const pendingObjectDeletions = pgTable('pending_object_deletions', { folder: text('folder').primaryKey() })
