import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/lib/clock.ts'
import type { Db } from '#server/lib/db.ts'
import { coachSafetyCounts } from './coach.table.ts'
import type { SafetyAnswer } from './safety/safety-answer.ts'

const saveInterval = 3_600_000

type Count = typeof coachSafetyCounts.$inferInsert
type SafetyCountServices = { db: Db; clock: Clock; log: Pick<FastifyBaseLogger, 'info' | 'warn'> }

/**
 * Counts safety answers without account or text. Saved in batches, once an hour and on shutdown: a row updated with each answer
 * would reveal when it was given, and so to whom.
 */
export class SafetyCounts {
  readonly #parts: SafetyCountServices
  readonly #timer: NodeJS.Timeout
  #counts = new Map<string, Count>()

  constructor(parts: SafetyCountServices) {
    this.#parts = parts
    this.#timer = setInterval(() => void this.#keep(), saveInterval).unref()
  }

  add({ kind, language }: Pick<SafetyAnswer, 'kind' | 'language'>, count = 1, day = this.#today()): void {
    const key = [day, kind, language].join(' ')
    const before = this.#counts.get(key)?.count ?? 0
    this.#counts.set(key, { day, kind, language, count: before + count })
  }

  close = async (): Promise<void> => {
    clearInterval(this.#timer)
    await this.#keep()
  }

  #today = (): string => this.#parts.clock().toISOString().slice(0, 10)

  async #keep(): Promise<void> {
    const { db, log } = this.#parts
    // A fixed order, so that two processes cannot deadlock.
    const counts = [...this.#counts].toSorted(([one], [two]) => (one < two ? -1 : 1)).map(([, count]) => count)
    this.#counts.clear()
    if (counts.length === 0) return
    try {
      await db
        .insert(coachSafetyCounts)
        .values(counts)
        .onConflictDoUpdate({
          target: [coachSafetyCounts.day, coachSafetyCounts.kind, coachSafetyCounts.language],
          set: { count: sql`${coachSafetyCounts.count} + excluded.count` },
        })
      log.info({ event: 'coach_safety_counts', counts }, 'answers about safety, since the last such line')
    } catch (error) {
      for (const { day, count, ...which } of counts) this.add(which, count, day)
      log.warn(
        { event: 'coach_safety_not_counted', kind: error instanceof Error ? error.name : typeof error },
        'counts not kept',
      )
    }
  }
}
