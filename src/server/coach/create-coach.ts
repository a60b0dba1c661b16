import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/lib/context.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { CoachModel } from '#server/ports/coach-model.ts'
import type { Coach } from './coach.routes.ts'
import type { FactSources } from './allowed-facts.ts'
import { loadGuide } from './guide/guide.ts'
import type { CoachQuerySources } from './record-questions/record-reader.ts'
import type { CardActions } from './proposals.ts'
import { Replies } from './replies.ts'
import { SafetyCounts } from './safety-counts.ts'
import { assess } from './safety/assess.ts'
import { newConcernState } from './safety/concern-state.ts'

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
    /** Warm up before the first question. */
    isEager: boolean
    rateLimiter: { consume(limit: 'coachAccount', who: string): Promise<void> }
  }

type OpenServices = CoachServices & { model: CoachModel }

/** Creates the coach. On shutdown it saves running replies and counts first. */
export function createCoach({ app, model, isEager, env, rateLimiter, ...services }: OpenServices): Coach {
  const { db, clock } = services
  const shared = { db, clock, log: app.log }
  const replies = new Replies({ ...shared, model, timeLimit: env.COACH_TIME_LIMIT })
  const counts = new SafetyCounts(shared)
  if (isEager) app.addHook('onListen', () => warmUp(app, model))
  app.addHook('preClose', () => replies.close())
  app.addHook('onClose', () => counts.close())
  const requireRateLimit = ({ id }: Owner) => rateLimiter.consume('coachAccount', id)
  return { db, clock, model, replies, counts, requireRateLimit, readers: services, actions: services.cardActions }
}

/** Loads what the first question needs. If that fails, the question tries again. */
async function warmUp(app: FastifyInstance, model: CoachModel): Promise<void> {
  for (const message of ['How do I begin?', 'No puedo más con el trabajo.', 'I can’t sleep'])
    assess(message, newConcernState)
  // A connected model gets passages of the library too.
  await Promise.all([loadGuide(), model.open?.()])
  // Reading the library leaves over 100 MB of garbage, which V8 would keep for as long as the server is idle.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  app.log.info({ event: 'coach_opened' }, 'coach opened')
}
