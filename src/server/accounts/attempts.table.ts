import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Attempts within a span, as rate-limiter-flexible keeps them. `key` is a keyed hash: no name and no address is in here. */
export const attempts = pgTable(
  'attempts',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('attempts_expire_idx').on(table.expire)],
)
