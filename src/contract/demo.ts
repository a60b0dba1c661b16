import { sessionUser } from './accounts.ts'
import type { Calls } from './kernel.ts'

/** Opens a throwaway account filled with believable data, gone after 24 hours. 404 where the demo is off. */
export const demoApi = {
  'POST /api/demo': { reply: sessionUser, status: 201, open: true },
} satisfies Calls
