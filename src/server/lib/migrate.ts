import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool, PoolClient } from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
const lock = 7_340_215

/** Applies all pending migrations; every table with an owner announces its changes. Concurrent processes wait for each other. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await requireBaseline(client)
    await migrate(drizzle(client), { migrationsFolder })
    await client.query('select announce_all_tables()')
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock])
    client.release()
  }
}

/**
 * The baseline has the timestamp of the last migration it replaced, so databases of that state count it as applied (decision
 * 033). An older database must first be upgraded by an earlier release.
 */
async function requireBaseline(client: PoolClient): Promise<void> {
  const { rows: known } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (known[0]?.exists !== true) return
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  const at = rows[0]?.at ?? null
  const [baseline] = readMigrationFiles({ migrationsFolder })
  if (at === null || baseline === undefined || Number(at) >= baseline.folderMillis) return
  throw new Error(
    'This database is from before 29 November 2026. Start the state of commit dbe89fd on it once, which brings it up to date, then this one. To begin anew, set another DATA_DIR.',
  )
}
