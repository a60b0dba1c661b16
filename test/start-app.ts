import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { PoolConfig } from 'pg'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { openDatabase } from '#server/lib/db.ts'
import { openKeyring } from '#server/lib/keyring.ts'
import { openObjectStore } from '#server/ports/object-store.ts'
import { openOutside, type Outside } from '#server/ports/outside.ts'
import { Client } from './client.ts'
import { copyDatabase, type TestServer } from './database.ts'

export type StartedApp = Awaited<ReturnType<typeof startApp>>

type Parts = {
  /** The folder of a built web; absent, calls only. */
  web?: string
  /** Puts something between the product and its database. */
  through?: (connection: PoolConfig) => Promise<PoolConfig>
  /** Stands for the internet. Unless given there is none: every name is unknown, every address out of reach. */
  outside?: Outside
  /** How long a reader may take nothing, in milliseconds. */
  stallLimit?: number
}

/** Where people have an address for it, tests come as through a proxy that answers there. */
const behindProxy = (env: Record<string, string>) => ({ ...(env['PUBLIC_URL'] !== undefined && { TRUST_PROXY: 'on' }) })

const nowhere = openOutside({ resolve: async () => [], mayReach: () => false })

/** Starts the whole product on a database of its own and a free port. `env` adds settings; time stands where `setTime` puts it. */
export async function startApp(
  server: Pick<TestServer, 'connection' | 'template'>,
  env: Record<string, string> = {},
  { web, through = async (connection) => connection, outside = nowhere, stallLimit }: Parts = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'glowell-app-'))
  const copy = await copyDatabase(server)
  const database = openDatabase(await through(copy.connection), () => {})
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
  const store = openObjectStore(settings)
  const app = await createApp({
    env: settings,
    database,
    store,
    outside,
    keyring: await openKeyring(join(dataDir, 'keyring')),
    clock: () => now ?? new Date(),
    logTo: collect(logs),
    ...(web !== undefined && { web }),
    ...(stallLimit !== undefined && { stallLimit }),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  let people = 0
  const asProxy = { ...(env['PUBLIC_URL'] !== undefined && { 'x-forwarded-host': new URL(env['PUBLIC_URL']).host }) }
  return {
    url,
    dataDir,
    database,
    store,
    logs,
    server: app.server,
    setTime: (time: Date | undefined) => (now = time),
    visitor: () => new Client(url, asProxy),
    /** One value for all rows of all tables, but for when a session was last seen. */
    fingerprint: async () => {
      const { rows } = await database.pool.query<{ sum: string }>(
        `select md5(string_agg(c::text, '' order by c::text)) as sum from (
           select to_jsonb(t) - 'last_seen_at' as c from users t union all select to_jsonb(t) - 'last_seen_at' from sessions t
           union all select to_jsonb(t) from journal_entries t union all select to_jsonb(t) from journal_revisions t
           union all select to_jsonb(t) from goals t union all select to_jsonb(t) from goal_updates t
           union all select to_jsonb(t) from self_care_activities t union all select to_jsonb(t) from breathing_patterns t
           union all select to_jsonb(t) from day_totals t union all select to_jsonb(t) from active_months t
           union all select to_jsonb(t) from totals t union all select to_jsonb(t) from dashboard_layouts t
           union all select to_jsonb(t) from tasks t union all select to_jsonb(t) from task_series t union all select to_jsonb(t) from planner_hours t
           union all select to_jsonb(t) from affirmations t union all select to_jsonb(t) from affirmation_loves t
           union all select to_jsonb(t) from affirmations_seen t union all select to_jsonb(t) from affirmation_days t
           union all select to_jsonb(t) from coach_chats t union all select to_jsonb(t) from coach_months t
           union all select to_jsonb(t) from coach_settings t union all select to_jsonb(t) from coach_safety_counts t
           union all select to_jsonb(t) from saved_quotes t union all select to_jsonb(t) from course_steps t
           union all select to_jsonb(t) from meditation_places t
           union all select to_jsonb(t) from visions t
           union all select to_jsonb(t) from pictures t union all select to_jsonb(t) from left_pictures t
           union all select to_jsonb(t) from saved_mixes t
           union all select to_jsonb(t) from credentials t union all select to_jsonb(t) from verifications t) all_rows`,
      )
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
      await copy.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const collect = (lines: string[]) =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
