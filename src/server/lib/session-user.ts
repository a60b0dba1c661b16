import { hkdfSync } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/accounts.ts'
import { users } from './account.table.ts'
import { type Db, prepared } from './db.ts'
import { openEmail } from './email.ts'
import { notFound } from './http-error.ts'
import { type Owner, unsealOrPlaceholder } from './sealed.ts'
import type { Session } from './session.ts'
import { readSpiritualChoice } from './spiritual-choice.ts'

const find = prepared((db) =>
  db
    .select({
      username: users.displayUsername,
      email: users.email,
      sealedEmail: users.sealedEmail,
      image: users.image,
      names: users.names,
      onboardedAt: users.onboardedAt,
      spiritual: users.spiritual,
      passwordEpoch: users.passwordEpoch,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('session_user'),
)

/** The signed-in user, in the one shape that all answers and pages use. */
export async function getSessionUser(db: Db, { owner, isPremium, isDemo, timeZone }: Session): Promise<SessionUser> {
  const [row] = await find(db).execute({ id: owner.id })
  if (row === undefined) throw notFound()
  const names = row.names === null ? undefined : unsealOrPlaceholder(owner, users.names, owner.id, row.names)
  return {
    id: owner.id,
    username: row.username,
    email: openEmail(owner, row),
    firstName: names?.firstName ?? null,
    lastName: names?.lastName ?? null,
    avatar: row.image,
    isPremium,
    isDemo,
    isOnboarded: row.onboardedAt !== null,
    hidesSpiritual: readSpiritualChoice(owner, row).isHidden,
    timeZone,
    draftKey: draftKeyOf(owner, row.passwordEpoch),
  }
}

const maxEarlierKeys = 20

/** The draft keys of earlier passwords, the last one first: only for a user who has just given the password. */
export async function earlierDraftKeys(db: Db, { owner }: Session): Promise<string[]> {
  const [row] = await find(db).execute({ id: owner.id })
  const epoch = row?.passwordEpoch ?? 0
  return Array.from({ length: Math.min(epoch, maxEarlierKeys) }, (_, n) => draftKeyOf(owner, epoch - 1 - n))
}

/**
 * Derived, so that it is the same in every session of a password, and cannot open sealed values. A new password changes it, so
 * that earlier sessions cannot open later drafts. Until the first change it equals the key of earlier releases.
 */
const draftKeyOf = ({ key }: Owner, passwordEpoch: number): string =>
  Buffer.from(hkdfSync('sha256', key, '', passwordEpoch === 0 ? 'drafts' : `drafts ${passwordEpoch}`, 32)).toString(
    'hex',
  )
