import { sql } from 'drizzle-orm'
import type { healthApi } from '#contract/health.ts'
import type { Context } from '#server/lib/context.ts'
import type { Handlers } from '#server/lib/mount.ts'

export const healthRoutes = ({ db }: Context): Handlers<typeof healthApi> => ({
  'GET /api/health': async () => ({ status: 'ok' }),
  'GET /api/ready': async () => {
    await db.execute(sql`select 1`)
    return { status: 'ok' }
  },
})
