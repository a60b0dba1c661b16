import { z } from 'zod'
import { type Chat, chat } from '#contract/coach.ts'
import { usageLimits } from '#contract/usage.ts'
import { type Client, read } from './client.ts'

/** Asks the coach, and answers the finished exchange. */
export const askCoach = async (user: Client, message: string): Promise<Chat> =>
  read(chat, await user.post('/api/sophia/chat', { message }))

/** How many questions of this month the user has asked. */
export const questionsUsed = async (user: Client): Promise<number> =>
  read(usageLimits, await user.get('/api/user/usage-limits')).aiQuestions.used

/** The user's exchanges with the coach, newest first. */
export const listChats = async (user: Client): Promise<Chat[]> =>
  read(z.array(chat), await user.get('/api/sophia/chats'))
