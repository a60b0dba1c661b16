import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { features } from './features.ts'
import type { Clock } from './lib/clock.ts'
import type { Database } from './lib/db.ts'
import type { Feature, FeatureJob } from './lib/feature.ts'
import type { Job, Jobs } from './lib/jobs.ts'
import type { Keyring } from './lib/keyring.ts'
import { resealAll } from './lib/reseal.ts'
import type { ObjectStore } from './ports/object-store.ts'
import { purgeAll } from './purges.ts'
import { sealedColumns } from './sealed-columns.ts'

const patience = 5_000
const pause = 60_000

const all: readonly Feature[] = features
const purge: FeatureJob = { name: 'purge', cron: '17 * * * *', run: ({ db, clock }) => purgeAll(db, clock()) }

/** Reseals values of earlier versions or keys, and logs values that can't be opened. */
const reseal = (log: FastifyBaseLogger): FeatureJob => ({
  name: 'reseal',
  cron: '47 * * * *',
  run: async ({ db, keyring }) => {
    const { done, left } = await resealAll(db, keyring, sealedColumns)
    if (Object.keys(done).length > 0) log.info({ event: 'resealed', counts: done }, 'sealed values brought up to date')
    if (Object.keys(left).length > 0)
      log.warn({ event: 'not_resealed', counts: left }, 'sealed values left as they are')
  },
})

type Tools = { database: Database; keyring: Keyring; store: ObjectStore; clock: Clock }

/**
 * Starts the scheduled background jobs: 5 s after the server, so that they don't delay the first page. While the database is
 * away it tries again each minute.
 */
export function startBackgroundJobs({ database, keyring, store, clock }: Tools, log: FastifyBaseLogger): Jobs {
  const stopping = new AbortController()
  const { signal } = stopping
  const tools = { db: database.db, keyring, store, clock }
  const jobs: Job[] = [purge, reseal(log), ...all.flatMap(({ jobs = [] }) => jobs)].map(({ name, cron, run }) => ({
    name,
    cron,
    run: async () => void (await run(tools)),
  }))
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
