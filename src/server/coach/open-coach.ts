import type { FastifyInstance } from 'fastify'
import type { CoachModel } from '#server/ports/coach-model.ts'
import type { Coach } from './coach.routes.ts'
import { Replies } from './replies.ts'
import { SafetyCounts } from './safety-counts.ts'

/** `timeLimit` is the longest that a reply may take, in seconds. */
type Parts = Pick<Coach, 'db' | 'clock' | 'readers' | 'acts'> & { model: CoachModel; timeLimit: number }

/** Puts the coach together; what runs or is counted in this process is kept before it ends. */
export function openCoach(app: FastifyInstance, parts: Parts): Coach {
  const replies = new Replies({ ...parts, log: app.log })
  const counts = new SafetyCounts({ ...parts, log: app.log })
  app.addHook('preClose', () => replies.close())
  app.addHook('onClose', () => counts.close())
  return { ...parts, replies, counts }
}
