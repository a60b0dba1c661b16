import { eq } from 'drizzle-orm'
import { avatarSamples } from '#contract/lists.ts'
import type { Profile, ProfileChange } from '#contract/profile.ts'
import { users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import { type Owner, unsealOrPlaceholder, seal } from '#server/lib/sealed.ts'

export type ProfileRow = Pick<
  typeof users.$inferSelect,
  'id' | 'names' | 'email' | 'sealedEmail' | 'displayUsername' | 'timeZone' | 'image'
>

const columns = {
  id: users.id,
  names: users.names,
  email: users.email,
  sealedEmail: users.sealedEmail,
  displayUsername: users.displayUsername,
  timeZone: users.timeZone,
  image: users.image,
}

export async function getProfile(db: Db, owner: Owner): Promise<ProfileRow> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, owner.id))
  if (row === undefined) throw notFound()
  return row
}

export const isSample = (avatar: string): boolean => avatarSamples.some(({ path }) => path === avatar)

/**
 * A blank name is stored as none, and onboarding may still set it. `claim` keeps a picture of the owner while the profile names
 * it.
 */
export async function updateProfile(
  db: Db,
  owner: Owner,
  change: ProfileChange,
  now: Date,
  claim: (tx: Db, path: string) => Promise<void>,
): Promise<ProfileRow> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select(columns).from(users).where(eq(users.id, owner.id)).for('update')
    if (before === undefined) throw notFound()
    const { avatar = before.image } = change
    if (avatar !== null && avatar !== before.image && !isSample(avatar)) await claim(tx, avatar)
    const { isUnreadable, ...names } = { ...openNames(owner, before), ...namesOf(change) }
    const isNamed = names.firstName !== null || names.lastName !== null
    // An unreadable name is replaced only by a new one.
    const unnamed = isUnreadable ? before.names : null
    const [row] = await tx
      .update(users)
      .set({
        names: isNamed ? seal(owner, users.names, owner.id, names) : unnamed,
        image: avatar,
        timeZone: change.timeZone ?? before.timeZone,
        updatedAt: now,
      })
      .where(eq(users.id, owner.id))
      .returning(columns)
    if (row === undefined) throw notFound()
    return row
  })
}

const orNone = (name: string | null): string | null => (name === null || name.trim() === '' ? null : name)

const namesOf = ({ firstName, lastName }: ProfileChange) => ({
  ...(firstName !== undefined && { firstName: orNone(firstName) }),
  ...(lastName !== undefined && { lastName: orNone(lastName) }),
})

export const openNames = (
  owner: Owner,
  { names }: Pick<ProfileRow, 'names'>,
): Pick<Profile, 'firstName' | 'lastName' | 'isUnreadable'> =>
  names === null ? { firstName: null, lastName: null } : unsealOrPlaceholder(owner, users.names, owner.id, names)
