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
 * over the server's own pool, one connection at most, and asks for work every `pollSeconds`.
 */
export async function startJobs(
  pool: Pool,
  jobs: readonly Job[],
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  pollSeconds = 60,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: inTurn(pool) },
    schema: 'jobs',
    cronWorkerIntervalSeconds: Math.min(pollSeconds, 45),
    persistWarnings: false,
  })
  boss.on('error', (error) => log.warn({ event: 'jobs_error', kind: error.name }, 'jobs stumbled'))
  const stop = () => boss.stop({ graceful: false, close: false })
  try {
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
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** One statement at a time, so that jobs never take more than one connection from the people who are waiting for pages. */
function inTurn(pool: Pool) {
  let last: Promise<unknown> = Promise.resolve()
  return (text: string, values?: unknown[]) => {
    const next = last.then(() => pool.query(text, values))
    last = next.catch(() => {})
    return next
  }
}
