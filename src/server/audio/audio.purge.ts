import { lte } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { deletedRetention, purgeRows } from '#server/lib/purge.ts'
import { savedMixes } from './audio.table.ts'

export const purgeAudio = (db: Db, now: Date): Promise<number> =>
  purgeRows(db, savedMixes, lte(savedMixes.deletedAt, new Date(now.getTime() - deletedRetention)))
