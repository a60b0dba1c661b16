import { resolve } from 'node:path'
import { type Env, readEnv } from './env.ts'
import { isStorageFull } from './lib/error-causes.ts'
import { startEmbeddedPostgres } from './lib/embedded-postgres.ts'
import { printLine } from './lib/print-line.ts'

async function startDatabase({ DATABASE_URL, DATA_DIR, LOG_LEVEL }: Env) {
  if (DATABASE_URL !== undefined) return { connectionString: DATABASE_URL, died: undefined, stop: async () => {} }
  const dataDir = resolve(DATA_DIR)
  return startEmbeddedPostgres({ dataDir, logWaiting: printLine, ...(LOG_LEVEL === 'debug' && { log: printLine }) })
}

async function main(): Promise<void> {
  const env = readEnv(process.env)
  await using stack = new AsyncDisposableStack()
  const engine = await startDatabase(env)
  stack.defer(engine.stop)
  // Loading it takes most of a start. A wrong setting, a folder in use or a full disk is told before.
  const { serve } = await import('./run-server.ts')
  await serve(env, engine)
}

/** If PostgreSQL ends because the disk is full, there is no SQLSTATE, only the system's error text. */
const isDiskFull = (error: unknown, said: string): boolean =>
  isStorageFull(error) || /No space left on device|Disk quota exceeded/.test(said)

main().catch((error: unknown) => {
  const said = error instanceof Error ? error.message : String(error)
  if (isDiskFull(error, said))
    process.stderr.write(
      'The disk is full. Free some space on the disk of DATA_DIR, then start again. Nothing is lost.\n',
    )
  process.stderr.write(`${said}\n`)
  process.exitCode = 1
})
