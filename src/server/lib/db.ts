import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { hearChangedAccounts } from './changed-accounts.ts'
import { isDatabaseUnavailable } from './error-causes.ts'
import { runStatementsDirectly } from './direct-statements.ts'

/** The database, or a transaction on it. Repos take it as their first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** An open database: `db` for queries, `pool` for what Drizzle cannot express. */
export type Database = {
  db: NodePgDatabase & { $client: Pool }
  pool: Pool
  /** Calls `listener` with the accounts that a transaction of this process changed, once it is over. */
  onChange: (listener: (accounts: readonly string[]) => void) => void
  close: () => Promise<void>
}

/**
 * Opens a pool. Timeouts: 15 s for a statement, 5 s for a connection, and 17 s where the database doesn't answer at all. It
 * can't end a statement then, so the connection is given up.
 */
export function openDatabase(connection: PoolConfig, onIdleError: (error: Error) => void): Database {
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: 17_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'glowell',
    ...connection,
  })
  // A stopping database closes idle connections: the pool drops them, the next query opens new ones or answers 503.
  pool.on('error', onIdleError)
  // A connection lost during a transaction fails its statement, which is enough, but an unhandled 'error' event would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool)
  // Drizzle's own leaks the connection if `begin` fails, until the pool is empty.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const result = await drizzle(client).transaction(work, config)
      client.release()
      return result
    } catch (error) {
      client.release(isDatabaseUnavailable(error))
      throw error
    }
  }
  runStatementsDirectly(db, pool)
  return { db, pool, onChange: hearChangedAccounts(pool), close: () => pool.end() }
}

/** Builds a prepared statement once per database, so that hot paths are planned once per connection. */
export function prepared<S>(build: (db: Db) => S): (db: Db) => S {
  const built = new WeakMap<Db, S>()
  return (db) => {
    const known = built.get(db)
    if (known !== undefined) return known
    const statement = build(db)
    built.set(db, statement)
    return statement
  }
}
