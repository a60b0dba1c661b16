import { hkdfSync } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/accounts.ts'
import { users } from './account.table.ts'
import { type Db, prepared } from './db.ts'
import { openEmail } from './email.ts'
import { notFound } from './http-error.ts'
import { type Owner, readSealed } from './sealed.ts'
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
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('session_user'),
)

/** The signed-in user, in the one shape that all answers and pages use. */
export async function getSessionUser(db: Db, { owner, isPremium, isDemo, timeZone }: Session): Promise<SessionUser> {
  const [row] = await find(db).execute({ id: owner.id })
  if (row === undefined) throw notFound()
  const names = row.names === null ? undefined : readSealed(owner, users.names, owner.id, row.names)
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
    draftKey: draftKeyOf(owner),
  }
}

/** Derived, so that it is the same in every session of the account, and cannot open what the server seals. */
const draftKeyOf = ({ key }: Owner): string => Buffer.from(hkdfSync('sha256', key, '', 'drafts', 32)).toString('hex')
