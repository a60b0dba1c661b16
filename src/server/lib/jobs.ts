import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'

/**
 * Work at set times (`cron`, in UTC), and when a process starts, at most once an hour: a server that is on for minutes only
 * gets it done too. It may run late or twice, and any process may run it.
 */
export type Job = { name: string; cron: string; run: () => Promise<void> }

/** Jobs under way. `stop` ends them at once: one that was cut short runs again. */
export type Jobs = { stop: () => Promise<void> }

/**
 * Runs `jobs` at their times, each once however many processes share the database (pg-boss, in the schema `jobs`). It works
 * over the server's own pool and asks for work every `pollSeconds`.
 */
export async function startJobs(
  pool: Pool,
  jobs: readonly Job[],
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  pollSeconds = 60,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values ? [...values] : undefined) },
    schema: 'jobs',
    cronWorkerIntervalSeconds: Math.min(pollSeconds, 45),
    persistWarnings: false,
  })
  boss.on('error', (error) => log.warn({ event: 'jobs_error', kind: error.name }, 'jobs stumbled'))
  await boss.start()
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 2, deleteAfterSeconds: 7 * 86_400 })
    await boss.schedule(name, cron)
    await boss.send(name, null, { singletonKey: 'start', singletonSeconds: 3600 })
    await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
      const startedAt = performance.now()
      await run()
      log.info({ event: 'job_done', job: name, milliseconds: Math.round(performance.now() - startedAt) }, 'job done')
    })
  }
  return { stop: () => boss.stop({ graceful: false, close: false }) }
}
