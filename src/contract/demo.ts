import { z } from 'zod'
import { sessionUser } from './accounts.ts'
import type { Calls } from './kernel.ts'

/**
 * Opens a throwaway account filled with believable data, gone after 24 hours; from inside a demo it answers that one (200).
 * `timeZone` puts what is in it at her hours. 404 where the demo is off.
 */
export const demoApi = {
  'POST /api/demo': {
    body: z.strictObject({ timeZone: z.string().max(64).exactOptional() }).optional(),
    reply: sessionUser,
    status: 201,
    open: true,
  },
} satisfies Calls
