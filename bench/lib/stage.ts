import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#server/lib/embedded-postgres.ts'
import { Client } from '../../test/client.ts'
import { fillJournal } from './journal.ts'
import { startArguments } from '../../test/start-arguments.ts'
import { type Server, spawnBenchServer } from './server-process.ts'

/** A user with a journal: id and session cookie. */
export type Writer = { id: string; cookie: string }

/** The product on a database of its own, and a connection to the same database for the baselines. */
export type Stage = {
  product: Server
  pool: Pool
  connectionString: string
  /** For temporary files. */
  folder: string
  /** Starts a server of `bench/floors` on the same database. */
  startFloor: (name: string, env: Record<string, string>) => Promise<Server>
  /** Starts the product once more on the same database, with other settings. */
  startProduct: (env: Record<string, string>) => Promise<Server>
  /** A premium account with `entries` entries of `shortest` to `longest` characters. */
  writer: (entries: number, shortest?: number, longest?: number) => Promise<Writer>
  close: () => Promise<void>
}

/** Starts the embedded database and the product on it, as two processes. */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'glowell-bench-'))
  const engine = await startEmbeddedPostgres({ dataDir: folder })
  const env = {
    DATABASE_URL: engine.connectionString,
    DATA_DIR: folder,
    KEY_FILE: join(folder, 'keyring'),
    PORT: '0',
    RATE_LIMIT_FACTOR: '1000',
  }
  const product = await spawnBenchServer({ args: profiled(), env, folder })
  const pool = new Pool({ connectionString: engine.connectionString })
  // The database may end an idle connection before the pool does.
  pool.on('error', () => {})
  const others: Server[] = []
  const startOther = async (args: string[], more: Record<string, string>) => {
    const other = await spawnBenchServer({ args, env: { ...env, ...more }, folder })
    others.push(other)
    return other
  }
  return {
    product,
    pool,
    connectionString: engine.connectionString,
    folder,
    startFloor: (name, more) => startOther([`bench/floors/${name}.ts`], more),
    startProduct: (more) => startOther(startArguments, more),
    writer: async (entries, shortest, longest) => {
      const writer = await signUp(product.url)
      await fillJournal(pool, env.KEY_FILE, writer.id, entries, shortest, longest)
      return writer
    },
    close: async () => {
      await Promise.all([product, ...others].map((server) => server.stop()))
      await pool.end()
      await engine.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** `BENCH_PROFILE=folder npm run bench` writes a CPU profile of the product there. */
function profiled(): string[] {
  const folder = process.env['BENCH_PROFILE']
  return folder === undefined ? startArguments : ['--cpu-prof', `--cpu-prof-dir=${folder}`, ...startArguments]
}

async function signUp(url: string): Promise<Writer> {
  const client = new Client(url)
  const name = `writer${Math.random().toString(36).slice(2, 10)}`
  const body = { username: name, email: `${name}@example.com`, password: 'a quiet morning light' }
  const signedUp = await client.post('/api/auth/signup', body)
  if (signedUp.status !== 201) throw new Error(`Sign-up answered ${signedUp.status}`)
  await client.post('/api/premium/trial')
  const profile = await client.get('/api/auth/sessions')
  if (profile.status !== 200) throw new Error(`The session does not hold: ${profile.status}`)
  const cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  return { id: idOf(signedUp.body), cookie }
}

function idOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') return body.id
  throw new Error(`No account in ${JSON.stringify(body)}`)
}
