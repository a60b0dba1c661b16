import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { sessions, users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { type EmailIndex, emailColumns, emailIndex } from '#server/lib/email.ts'
import type { Keyring } from '#server/lib/keyring.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'

const batch = 500

/**
 * Seals emails and devices that earlier releases stored as plain text, and removes IP addresses of sessions. Any number of
 * processes may run it at any time. Answers how many rows it sealed.
 */
export async function sealAccounts(db: Db, keyring: Keyring): Promise<number> {
  const index = emailIndex(keyring)
  return (
    (await inBatches((after) => sealEmails(db, keyring, index, after))) +
    (await inBatches((after) => sealDevices(db, keyring, after)))
  )
}

async function inBatches(work: (after: string) => Promise<string[]>): Promise<number> {
  let count = 0
  for (let after = ''; ;) {
    const ids = await work(after)
    count += ids.length
    const last = ids.at(-1)
    if (last === undefined || ids.length < batch) return count
    after = last
  }
}

async function sealEmails(db: Db, keyring: Keyring, index: EmailIndex, after: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id, email: users.email, dataKey: users.dataKey })
    .from(users)
    .where(and(isNull(users.sealedEmail), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(batch)
  const sealed = rows.map(({ id, email, dataKey }) => emailColumns(index, openOwner(keyring, id, dataKey), email))
  await db
    .update(users)
    .set({ email: sql`fresh.index`, sealedEmail: sql`fresh.sealed` })
    .from(
      sql`unnest(${sql.param(rows.map(({ id }) => id))}::text[], ${sql.param(rows.map(({ email }) => email))}::text[],
        ${sql.param(sealed.map(({ email }) => email))}::text[], ${sql.param(sealed.map((each) => each.sealedEmail.bytes))}::bytea[])
        as fresh (id, plain, index, sealed)`,
    )
    .where(and(sql`${users.id} = fresh.id`, isNull(users.sealedEmail), sql`${users.email} = fresh.plain`))
  return rows.map(({ id }) => id)
}

async function sealDevices(db: Db, keyring: Keyring, after: string): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id, userId: users.id, userAgent: sessions.userAgent, dataKey: users.dataKey })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(or(ne(sessions.userAgent, ''), ne(sessions.ipAddress, '')), gt(sessions.id, after)))
    .orderBy(asc(sessions.id))
    .limit(batch)
  const sealed = rows.map(({ id, userId, userAgent, dataKey }) =>
    seal(openOwner(keyring, userId, dataKey), sessions.device, id, userAgent ?? ''),
  )
  await db
    .update(sessions)
    .set({ device: sql`coalesce(${sessions.device}, fresh.device)`, userAgent: null, ipAddress: null })
    .from(
      sql`unnest(${sql.param(rows.map(({ id }) => id))}::text[], ${sql.param(sealed.map(({ bytes }) => bytes))}::bytea[])
        as fresh (id, device)`,
    )
    .where(sql`${sessions.id} = fresh.id`)
  return rows.map(({ id }) => id)
}

const openOwner = (keyring: Keyring, id: string, dataKey: string): Owner => ({
  id,
  key: keyring.openDataKey(id, dataKey),
})
