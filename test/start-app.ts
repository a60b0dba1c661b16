import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { getTableName } from 'drizzle-orm'
import type { PoolConfig } from 'pg'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { features } from '#server/features.ts'
import { openDatabase } from '#server/lib/db.ts'
import type { Feature } from '#server/lib/feature.ts'
import type { ReadingPace } from '#server/lib/slow-readers.ts'
import { loadKeyring } from '#server/lib/keyring.ts'
import { createObjectStore } from '#server/ports/object-stores/create-object-store.ts'
import { createSafeFetch, type SafeFetch } from '#server/ports/safe-fetch.ts'
import { Client } from './client.ts'
import { copyDatabase, type TestServer } from './database.ts'

export type StartedApp = Awaited<ReturnType<typeof startApp>>

type Storage = { dataDir: string; connection: PoolConfig }

type Parts = {
  /** The folder of a built web; if absent, only calls are served. */
  web?: string
  /** Wraps the connection to the database. */
  through?: (connection: PoolConfig) => Promise<PoolConfig>
  /** Replaces the internet. By default there is none: no name resolves, no address can be reached. */
  safeFetch?: SafeFetch
  /** How slow a reader may be. */
  pace?: ReadingPace
  /** The most response bytes of all accounts that readers haven't taken yet. */
  maxUnsent?: number
  /** Shares the database and the keys of this app, which stops last. By default each has its own. */
  beside?: Storage
  /** Hashes passwords as in production. Otherwise the cheapest way: by far most sign-ups only need an account. */
  hasFullPasswordCost?: boolean
}

const leastPasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** With a public URL, tests behave like a proxy at that address. */
const behindProxy = (env: Record<string, string>) => ({ ...(env['PUBLIC_URL'] !== undefined && { TRUST_PROXY: 'on' }) })

const nowhere = createSafeFetch({ resolve: async () => [], mayReach: () => false })

const all: readonly Feature[] = features
export const tables: readonly string[] = all.flatMap((feature) => feature.tables.map(getTableName))
const allRows = `select md5(string_agg(row, '' order by row)) as sum from (${tables
  .map((table) => `select '${table} ' || (to_jsonb(t) - 'last_seen_at')::text as row from "${table}" t`)
  .join(' union all ')}) all_rows`

/** Starts the whole product on its own database and a free port. `env` adds settings; `setTime` stops the clock. */
export async function startApp(
  server: Pick<TestServer, 'connection' | 'template'>,
  env: Record<string, string> = {},
  {
    web,
    through = async (connection) => connection,
    safeFetch = nowhere,
    pace,
    maxUnsent,
    beside,
    hasFullPasswordCost = false,
  }: Parts = {},
) {
  const { dataDir, connection, remove } = beside === undefined ? await makeStorage(server) : keep(beside)
  const database = openDatabase(await through(connection), () => {})
  const logs: string[] = []
  let now: Date | undefined
  const settings = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000',
    ...behindProxy(env),
    ...env,
  })
  const store = createObjectStore(settings)
  const app = await createApp({
    env: settings,
    database,
    store,
    safeFetch,
    keyring: await loadKeyring(join(dataDir, 'keyring')),
    clock: () => now ?? new Date(),
    logTo: collect(logs),
    ...(web !== undefined && { web }),
    ...(pace !== undefined && { pace }),
    ...(maxUnsent !== undefined && { maxUnsent }),
    ...(!hasFullPasswordCost && { passwordCost: leastPasswordCost }),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  let people = 0
  const asProxy = { ...(env['PUBLIC_URL'] !== undefined && { 'x-forwarded-host': new URL(env['PUBLIC_URL']).host }) }
  return {
    url,
    dataDir,
    connection,
    database,
    store,
    logs,
    server: app.server,
    setTime: (time: Date | undefined) => (now = time),
    visitor: () => new Client(url, asProxy),
    /** A hash of all rows of all tables, except when a session was last seen. */
    fingerprint: async () => {
      const { rows } = await database.pool.query<{ sum: string }>(allRows)
      return rows[0]?.sum
    },
    /** A new account, signed in. */
    signUp: async (name = `person${(people += 1)}`) => {
      const client = new Client(url, asProxy)
      const got = await client.post('/api/auth/signup', {
        username: name,
        email: `${name}@example.com`,
        password: 'a quiet morning light',
      })
      if (got.status !== 201) throw new Error(`Sign-up answered ${got.status}: ${JSON.stringify(got.body)}`)
      return client
    },
    stop: async () => {
      await app.close()
      await database.close()
      await remove()
    },
  }
}

async function makeStorage(server: Pick<TestServer, 'connection' | 'template'>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'glowell-app-'))
  const { connection, drop } = await copyDatabase(server)
  const remove = async () => {
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { dataDir, connection, remove }
}

const keep = ({ dataDir, connection }: Storage) => ({ dataDir, connection, remove: async () => {} })

const collect = (lines: string[]) =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
