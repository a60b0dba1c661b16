import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Attempts in the format of rate-limiter-flexible. `key` is a keyed hash: no names or addresses are stored. */
export const attempts = pgTable(
  'attempts',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('attempts_expire_idx').on(table.expire)],
)
