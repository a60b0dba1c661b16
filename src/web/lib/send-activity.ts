import type { NewSelfCareActivity, SelfCareActivity } from '#contract/self-care.ts'
import { call } from './call.ts'

/**
 * Logs a self-care activity. A try before may have reached the server without its mood, and is answered as it was: the mood is added.
 * Not by a callback of the screen, which may be left meanwhile.
 */
export async function sendActivity(activity: NewSelfCareActivity): Promise<SelfCareActivity> {
  const logged = await call('POST /api/self-care', { body: activity })
  const { mood = null } = activity
  if (mood === null || logged.mood === mood) return logged
  return call('PUT /api/self-care/{id}', { params: { id: logged.id }, body: { mood } })
}
