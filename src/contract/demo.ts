import { z } from 'zod'
import { sessionUser } from './accounts.ts'
import type { Calls } from './kernel.ts'

/**
 * Opens a demo account with sample data, deleted after 24 hours. From inside a demo it answers that one (200). Sample data
 * follows `timeZone`. 404 if demos are off.
 */
export const demoApi = {
  'POST /api/demo': {
    body: z.strictObject({ timeZone: z.string().max(64).exactOptional() }).optional(),
    reply: sessionUser,
    status: 201,
    open: true,
  },
} satisfies Calls
