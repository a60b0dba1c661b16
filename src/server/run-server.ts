import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sealAccounts } from './accounts/seal-accounts.ts'
import { createApp } from './app.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import { closeGuide } from './coach/guide/guide-thread.ts'
import type { Env } from './env.ts'
import { systemClock } from './lib/clock.ts'
import { collectGarbage } from './lib/collect-garbage.ts'
import { openDatabase } from './lib/db.ts'
import { loadKeyring } from './lib/keyring.ts'
import { standardLog } from './lib/log.ts'
import { migrateDatabase } from './lib/migrate.ts'
import { printLine } from './lib/print-line.ts'
import { findModel, ollamaBase } from './ports/coach-models/ollama.ts'
import { createObjectStore } from './ports/object-stores/create-object-store.ts'

/** The folder of the built web. Absent in development, where Vite serves the web. */
const web = fileURLToPath(new URL('../../dist/web', import.meta.url))

/** How long a stop waits for requests in flight, in milliseconds. */
const patience = 10_000

/** The database, and with an embedded one when it died by itself. */
type Engine = { connectionString: string; died: Promise<Error> | undefined }

/** Serves until it is asked to stop. Throws if the database dies. */
export async function serve(env: Env, engine: Engine): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const database = openDatabase({ connectionString: engine.connectionString }, () =>
    printLine('A database connection ended; the next request opens another.'),
  )
  stack.defer(database.close)
  await migrateDatabase(database.pool)
  const keyring = await loadKeyring(env.KEY_FILE ?? join(resolve(env.DATA_DIR), 'keyring'))
  const { left } = await sealAccounts(database.db, keyring)
  if (left > 0) printLine(`${left} emails or devices stay unsealed: the keys of their accounts can’t be opened.`)
  const logTo = standardLog()
  stack.defer(() => logTo.flushSync())
  const store = createObjectStore(env)
  const tools = { database, keyring, store, clock: systemClock }
  const localModel = await findLocalModel(env)
  // Once the app is closed, so that what still runs is answered.
  stack.defer(closeGuide)
  const app = await createApp({
    env,
    ...tools,
    logTo,
    ...(env.DATABASE_URL === undefined && { databaseFolder: resolve(env.DATA_DIR) }),
    ...(existsSync(web) && { web }),
  })
  stack.defer(() => app.close())
  const address = await app.listen({ port: env.PORT, host: env.HOST })
  // 40 MB.
  collectGarbage()
  const work = startBackgroundJobs(tools, app.log)
  stack.defer(work.stop)
  // Before 'ready' is printed: the parent process may send a stop signal at once.
  const stopping = stopRequested()
  printLine(`Glowell is ready: ${env.PUBLIC_URL ?? `http://localhost:${new URL(address).port}`}`)
  if (localModel !== undefined)
    printLine(
      `Ollama runs on this machine, with the model ${localModel}. With COACH_PROVIDER=ollama, Luxee answers by it.`,
    )
  const reason = await Promise.race([stopping, ...(engine.died === undefined ? [] : [engine.died])])
  setTimeout(() => process.exit(1), patience).unref()
  if (reason instanceof Error) throw reason
}

/** Resolves when the process is asked to stop. A second signal ends it at once. */
const stopRequested = () =>
  new Promise<void>((settle) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        settle()
        process.once(signal, () => process.exit(1))
      })
    }
  })

/** The local model, if no other model is configured. */
const findLocalModel = async ({ COACH_PROVIDER, COACH_BASE_URL = ollamaBase }: Env): Promise<string | undefined> =>
  COACH_PROVIDER === 'builtin' ? await findModel(COACH_BASE_URL) : undefined
