import { z } from 'zod'
import type { Calls } from './kernel.ts'

const ok = z.object({ status: z.literal('ok') })

/** `health`: the process runs. `ready`: the database answers too. */
export const healthApi = {
  'GET /api/health': { reply: ok, open: true, anonymous: true },
  'GET /api/ready': { reply: ok, open: true, anonymous: true },
} satisfies Calls
