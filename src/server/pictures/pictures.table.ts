import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '#server/lib/account.table.ts'
import { areMoments, isBetween, isOneOf, mostInteger } from '#server/lib/checks.ts'

const pictureStates = ['asked', 'arriving', 'storing', 'stored'] as const

/**
 * A picture of hers. `asked`: an upload's address was given. `arriving`: its file is being read. `storing`: its sizes go into
 * the object store. `stored`: there for good. `uses` counts the records that name it, kept by triggers (decision 021);
 * `looseSince` is when a sweep first found that none does.
 */
export const pictures = pgTable(
  'pictures',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    createdAt: moment('created_at').notNull(),
    state: text('state', { enum: pictureStates }).notNull(),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    bytes: integer('bytes').notNull().default(0),
    uses: integer('uses').notNull().default(0),
    looseSince: moment('loose_since'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('pictures_unfinished_idx')
      .on(table.createdAt)
      .where(sql`state <> 'stored'`),
    index('pictures_loose_idx')
      .on(table.looseSince)
      .where(sql`uses = 0`),
    ...areMoments(table.createdAt, table.looseSince),
    isOneOf(table.state, pictureStates),
    isBetween(table.width, 0, mostInteger),
    isBetween(table.height, 0, mostInteger),
    isBetween(table.bytes, 0, mostInteger),
    isBetween(table.uses, 0, mostInteger),
  ],
)

/** Where in the object store a picture lay whose row is gone: a trigger writes it, the sweep empties it. */
export const leftPictures = pgTable('left_pictures', { folder: text('folder').primaryKey() })
