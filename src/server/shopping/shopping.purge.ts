import { lte } from 'drizzle-orm'
import { type Purge, purgeRows } from '#server/lib/purge.ts'
import { shoppingInvitations } from './shopping.table.ts'

/** Purges invitations that have expired. */
export const purgeInvitations: Purge = (db, now) =>
  purgeRows(db, shoppingInvitations, lte(shoppingInvitations.expiresAt, now))
