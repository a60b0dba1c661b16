import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { sessions, users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { type EmailIndex, emailColumns, emailIndex } from '#server/lib/email.ts'
import type { Keyring } from '#server/lib/keyring.ts'
import { BrokenSeal, type Owner, seal } from '#server/lib/sealed.ts'

const batch = 500

/** Number of rows sealed, and of rows left alone because the key of their account does not open. */
export type SealedAccounts = { done: number; left: number }

/**
 * Seals emails and devices that earlier releases stored as plain text, and removes IP addresses of sessions. Any number of
 * processes may run it at any time.
 */
export async function sealAccounts(db: Db, keyring: Keyring): Promise<SealedAccounts> {
  const index = emailIndex(keyring)
  const counts: SealedAccounts = { done: 0, left: 0 }
  await inBatches((after) => sealEmails(db, keyring, index, after), counts)
  await inBatches((after) => sealDevices(db, keyring, after), counts)
  return counts
}

/** `ids`: those of the batch, in order. */
type Batch = { ids: string[]; done: number }

async function inBatches(sealBatch: (after: string) => Promise<Batch>, counts: SealedAccounts): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const { ids, done }: Batch = await sealBatch(after)
    counts.done += done
    counts.left += ids.length - done
    after = ids.at(batch - 1)
  }
}

async function sealEmails(db: Db, keyring: Keyring, index: EmailIndex, after: string): Promise<Batch> {
  const found = await db
    .select({ id: users.id, userId: users.id, email: users.email, dataKey: users.dataKey })
    .from(users)
    .where(and(isNull(users.sealedEmail), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(batch)
  const rows = openable(keyring, found)
  const sealed = rows.map(({ email, owner }) => emailColumns(index, owner, email))
  await db
    .update(users)
    .set({ email: sql`fresh.index`, sealedEmail: sql`fresh.sealed` })
    .from(
      sql`unnest(${sql.param(rows.map(({ id }) => id))}::text[], ${sql.param(rows.map(({ email }) => email))}::text[],
        ${sql.param(sealed.map(({ email }) => email))}::text[], ${sql.param(sealed.map((each) => each.sealedEmail.bytes))}::bytea[])
        as fresh (id, plain, index, sealed)`,
    )
    .where(and(sql`${users.id} = fresh.id`, isNull(users.sealedEmail), sql`${users.email} = fresh.plain`))
  return { ids: found.map(({ id }) => id), done: rows.length }
}

async function sealDevices(db: Db, keyring: Keyring, after: string): Promise<Batch> {
  const found = await db
    .select({ id: sessions.id, userId: users.id, userAgent: sessions.userAgent, dataKey: users.dataKey })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(or(ne(sessions.userAgent, ''), ne(sessions.ipAddress, '')), gt(sessions.id, after)))
    .orderBy(asc(sessions.id))
    .limit(batch)
  const rows = openable(keyring, found)
  const sealed = rows.map(({ id, userAgent, owner }) => seal(owner, sessions.device, id, userAgent ?? ''))
  await db
    .update(sessions)
    .set({ device: sql`coalesce(${sessions.device}, fresh.device)`, userAgent: null, ipAddress: null })
    .from(
      sql`unnest(${sql.param(rows.map(({ id }) => id))}::text[], ${sql.param(sealed.map(({ bytes }) => bytes))}::bytea[])
        as fresh (id, device)`,
    )
    .where(sql`${sessions.id} = fresh.id`)
  return { ids: found.map(({ id }) => id), done: rows.length }
}

/** The rows whose account's key opens, with their owner. */
const openable = <T extends { userId: string; dataKey: string }>(keyring: Keyring, rows: T[]) =>
  rows.flatMap((row): (T & { owner: Owner })[] => {
    try {
      return [{ ...row, owner: { id: row.userId, key: keyring.openDataKey(row.userId, row.dataKey) } }]
    } catch (error) {
      if (error instanceof BrokenSeal) return []
      throw error
    }
  })
