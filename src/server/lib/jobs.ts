import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'

/**
 * A task scheduled by `cron` (UTC), and run when a process starts, at most once an hour, for servers that run for minutes only.
 * It may run late or twice, in any process.
 */
export type Job = { name: string; cron: string; run: () => Promise<void> }

/** `stop` ends jobs at once: an interrupted one runs again. */
export type Jobs = { stop: () => Promise<void> }

/**
 * Runs scheduled jobs, each once however many processes share the database (pg-boss, in the schema `jobs`). Uses at most one
 * connection of the server's pool, and polls every `pollSeconds`.
 */
export async function startJobs(
  pool: Pool,
  jobs: readonly Job[],
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  pollSeconds = 60,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: oneAtATime(pool) },
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

/** One statement at a time, so that jobs never take more than one connection from requests. */
function oneAtATime(pool: Pool) {
  let last: Promise<unknown> = Promise.resolve()
  return (text: string, values?: unknown[]) => {
    const next = last.then(() => pool.query(text, values))
    last = next.catch(() => {})
    return next
  }
}
