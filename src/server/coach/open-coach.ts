import type { FastifyInstance } from 'fastify'
import type { CoachModel } from '#server/ports/coach-model.ts'
import type { Coach } from './coach.routes.ts'
import { Replies } from './replies.ts'
import { SafetyCounts } from './safety-counts.ts'
import { assess } from './safety/assess.ts'
import { newThread } from './safety/thread.ts'

/** `timeLimit` is the longest that a reply may take, in seconds; `isEager`: it gets ready before the first question. */
type Parts = Pick<Coach, 'db' | 'clock' | 'readers' | 'acts' | 'takeTurn'> & {
  model: CoachModel
  timeLimit: number
  isEager: boolean
}

/** Puts the coach together; what runs or is counted in this process is kept before it ends. */
export function openCoach(app: FastifyInstance, parts: Parts): Coach {
  const replies = new Replies({ ...parts, log: app.log })
  const counts = new SafetyCounts({ ...parts, log: app.log })
  if (parts.isEager) app.addHook('onListen', () => getReady(app, parts.model))
  app.addHook('preClose', () => replies.close())
  app.addHook('onClose', () => counts.close())
  return { ...parts, replies, counts }
}

/** What is opened and compiled with the first question, before there is one; where it fails, that question tries again. */
async function getReady(app: FastifyInstance, model: CoachModel): Promise<void> {
  for (const message of ['How do I begin?', 'No puedo más con el trabajo.', 'I can’t sleep']) assess(message, newThread)
  await model.open?.()
  app.log.info({ event: 'coach_opened' }, 'coach opened')
}
