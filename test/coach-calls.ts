import { z } from 'zod'
import { type Exchange, exchange } from '#contract/coach.ts'
import { coachAreas } from '#contract/lists.ts'
import { usageLimits } from '#contract/usage.ts'
import { type Client, read } from './client.ts'
import type { StartedApp } from './start-app.ts'

/** Asks the coach, and answers the finished exchange. */
export const askCoach = async (user: Client, message: string): Promise<Exchange> =>
  read(exchange, await user.post('/api/sophia/chat', { message }))

/** Asks the coach, and answers the text of its reply. */
export const coachReply = async (user: Client, message: string): Promise<string> =>
  (await askCoach(user, message)).response

/** How many questions of this month the user has asked. */
export const questionsUsed = async (user: Client): Promise<number> =>
  read(usageLimits, await user.get('/api/user/usage-limits')).aiQuestions.used

/** The user's exchanges with the coach, newest first. */
export const listExchanges = async (user: Client): Promise<Exchange[]> =>
  read(z.array(exchange), await user.get('/api/sophia/chats'))

/** Who has signed up, lets the coach read every area, and has had its introduction. */
export async function signUpForCoach(app: Pick<StartedApp, 'signUp'>): Promise<Client> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  await askCoach(user, 'hello')
  return user
}
