import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/lib/context.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { CoachModel } from '#server/ports/coach-model.ts'
import type { Coach } from './coach.routes.ts'
import type { FactSources } from './allowed-facts.ts'
import { warmUpGuide } from './guide/guide-thread.ts'
import type { CoachQuerySources } from './record-questions/record-reader.ts'
import type { CardActions } from './proposals.ts'
import { Replies } from './replies.ts'
import { SafetyCounts } from './safety-counts.ts'

/** The services that the coach needs. */
export type CoachServices = Context &
  FactSources &
  CoachQuerySources & {
    cardActions: CardActions
    app: FastifyInstance
    /** In seconds. */
    env: { COACH_TIME_LIMIT: number }
    /** Null if the coach is off. */
    model: CoachModel | null
    rateLimiter: { consume(limit: 'coachAccount', who: string): Promise<void> }
  }

type OpenServices = CoachServices & { model: CoachModel }

/** Creates the coach. On shutdown it saves running replies and counts first. */
export function createCoach({ app, model, env, rateLimiter, ...services }: OpenServices): Coach {
  const { db, clock } = services
  const shared = { db, clock, log: app.log }
  const replies = new Replies({ ...shared, model, timeLimit: env.COACH_TIME_LIMIT })
  const counts = new SafetyCounts(shared)
  app.addHook('preClose', () => replies.close())
  app.addHook('onClose', () => counts.close())
  const requireRateLimit = ({ id }: Owner) => rateLimiter.consume('coachAccount', id)
  const warmUp = () => void warmUpCoach(app, model)
  return {
    db,
    clock,
    model,
    warmUp,
    replies,
    counts,
    requireRateLimit,
    readers: services,
    actions: services.cardActions,
  }
}

/** Loads what the next question needs. A connected model gets passages of the library too. */
async function warmUpCoach(app: FastifyInstance, model: CoachModel): Promise<void> {
  try {
    const [isNew] = await Promise.all([warmUpGuide(), model.open?.()])
    if (isNew) app.log.info({ event: 'coach_opened' }, 'coach opened')
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error
    app.log.warn({ event: 'coach_not_opened', kind }, 'coach not opened')
  }
}
