import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sealAccounts } from './accounts/seal-accounts.ts'
import type { Clock } from './lib/clock.ts'
import type { Database } from './lib/db.ts'
import type { Job, Jobs } from './lib/jobs.ts'
import type { Keyring } from './lib/keyring.ts'
import { sweepPictures } from './pictures/sweep.ts'
import { planRepeats } from './planner/plan-ahead.ts'
import type { ObjectStore } from './ports/object-store.ts'
import { purgeAll } from './purges.ts'

const patience = 5_000
const pause = 60_000

type Tools = { database: Database; keyring: Keyring; store: ObjectStore; clock: Clock }

/**
 * Does what is done at set times, in the background. It begins 5 s after the server, so that the first page waits for
 * nothing, and tries again each minute while the database is away.
 */
export function startWork({ database, keyring, store, clock }: Tools, log: FastifyBaseLogger): Jobs {
  const stopping = new AbortController()
  const { signal } = stopping
  const jobs: Job[] = [
    { name: 'purge', cron: '17 * * * *', run: async () => void (await purgeAll(database.db, clock())) },
    { name: 'sweep', cron: '27 * * * *', run: async () => void (await sweepPictures(database.db, store)) },
    { name: 'seal', cron: '37 * * * *', run: async () => void (await sealAccounts(database.db, keyring)) },
    { name: 'plan', cron: '43 2 * * *', run: async () => void (await planRepeats(database.db, keyring, clock())) },
  ]
  const begin = async (): Promise<Jobs | undefined> => {
    for (let wait = patience; ; wait = pause) {
      await setTimeout(wait, undefined, { signal })
      try {
        const { startJobs } = await import('./lib/jobs.ts')
        return await startJobs(database.pool, jobs, log)
      } catch (error) {
        log.warn({ event: 'jobs_wait', kind: error instanceof Error ? error.name : typeof error }, 'jobs not started')
      }
    }
  }
  const begun = begin().catch(() => undefined)
  return {
    stop: async () => {
      stopping.abort()
      await (await begun)?.stop()
    },
  }
}
