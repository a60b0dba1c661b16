import type { NewSelfCareActivity, SelfCareActivity } from '#contract/self-care.ts'
import { call } from './call.ts'

/**
 * Logs a self-care activity. If an earlier attempt reached the server without the mood, the server returns that activity, and a
 * second call adds the mood. This doesn't depend on a callback of the screen, which may be closed by then.
 */
export async function sendActivity(activity: NewSelfCareActivity): Promise<SelfCareActivity> {
  const logged = await call('POST /api/self-care', { body: activity })
  const { mood = null } = activity
  if (mood === null || logged.mood === mood) return logged
  return call('PUT /api/self-care/{id}', { params: { id: logged.id }, body: { mood } })
}
