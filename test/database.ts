import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool, type PoolConfig } from 'pg'
import { startEmbeddedPostgres } from '#server/lib/embedded-postgres.ts'
import { migrateDatabase } from '#server/lib/migrate.ts'

/** One database server for the whole run, and a migrated template database that each test file copies. */
export type TestServer = { connection: PoolConfig; template: string; stop: () => Promise<void> }

/** Starts the embedded engine, or uses the server at `DATABASE_URL` (its role must be allowed to create databases). */
export async function startTestServer(): Promise<TestServer> {
  const engine = await startEngine()
  const template = `glowell_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await onServer(engine.connection, `create database ${template}`)
  const migrated = new Pool({ ...engine.connection, database: template })
  await migrateDatabase(migrated)
  await migrated.end()
  return {
    connection: engine.connection,
    template,
    stop: async () => {
      await onServer(engine.connection, `drop database ${template}`)
      await engine.stop()
    },
  }
}

async function startEngine() {
  const address = process.env['DATABASE_URL']
  if (address) return { connection: fromUrl(address), stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'glowell-test-'))
  // This server is never restarted. What must outlive a crash is tested with servers of its own.
  const engine = await startEmbeddedPostgres({ dataDir, isTemporary: true })
  return {
    connection: fromUrl(engine.connectionString),
    stop: async () => {
      await engine.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The connection in parts, so that another database of the same server can be named. */
function fromUrl(address: string): PoolConfig {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address)
  return {
    host: searchParams.get('host') ?? hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1) || 'postgres',
  }
}

/** The connection as a URL, for a child process. */
export function toUrl({ host = 'localhost', port = 5432, user = '', password, database = '' }: PoolConfig): string {
  const url = new URL(`postgresql://${user}@localhost:${port}/${database}`)
  if (typeof password === 'string') url.password = password
  url.searchParams.set('host', host)
  return url.href
}

/** Copies the migrated database. Returns the connection and how to drop it. */
export async function copyDatabase({ connection, template }: Pick<TestServer, 'connection' | 'template'>) {
  const database = `${template}_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  // By file, a copy costs a third of what it does by the write-ahead log.
  await onServer(connection, `create database ${database} template ${template} strategy file_copy`)
  return {
    connection: { ...connection, database },
    // Without force: a plain drop ends vacuum workers by itself; `force` needs a superuser for that.
    drop: () => onServer(connection, `drop database if exists ${database}`),
  }
}

/** One connection for each process, because every connection costs the server a process of its own. */
let pool: Pool | undefined

async function onServer(connection: PoolConfig, statement: string): Promise<void> {
  pool ??= keptOpen(connection)
  await pool.query(statement)
}

function keptOpen(connection: PoolConfig): Pool {
  const kept = new Pool({ ...connection, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // The server may end before this process.
  return kept.on('error', () => {})
}
