import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Counts in the format of rate-limiter-flexible. `key` is a keyed hash: no names or addresses are stored. */
export const rateLimitsTable = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
)
