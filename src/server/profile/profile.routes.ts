import type { Profile, profileApi, ProfileChange } from '#contract/profile.ts'
import type { Context } from '#server/lib/context.ts'
import type { Db } from '#server/lib/db.ts'
import { openEmail } from '#server/lib/email.ts'
import type { Handlers } from '#server/lib/mount.ts'
import type { Pictures } from '#server/lib/pictures.ts'
import type { Session } from '#server/lib/session.ts'
import { getProfile, isSample, openNames, type ProfileRow, updateProfile } from './profile.repo.ts'

type ProfileServices = Context & { pictures: Pictures }

export const profileRoutes = ({ db, clock, pictures }: ProfileServices): Handlers<typeof profileApi> => {
  const update = async (session: Session, { avatar, ...change }: ProfileChange, field: string) => {
    const taken = avatar === undefined ? {} : { avatar: await takeAvatar(pictures, session, avatar, field) }
    const claim = (tx: Db, path: string) => pictures.claim(tx, session.owner, field, path)
    return updateProfile(db, session.owner, { ...change, ...taken }, clock(), claim)
  }
  return {
    'GET /api/user/profile': async ({ session }) => toProfile(session, await getProfile(db, session.owner)),
    'PUT /api/user/profile': async ({ session, body }) => toProfile(session, await update(session, body, 'avatar')),
    'PUT /api/profile/avatar': async ({ session, body: { avatarURL } }) => {
      const { image } = await update(session, { avatar: avatarURL }, 'avatarURL')
      return { objectPath: image }
    },
  }
}

async function takeAvatar(pictures: Pictures, session: Session, given: string | null, field: string) {
  return given === null || isSample(given) ? given : pictures.take(session, field, given)
}

const toProfile = ({ owner, isPremium }: Session, row: ProfileRow): Profile => ({
  ...openNames(owner, row),
  avatar: row.image,
  email: openEmail(owner, row),
  username: row.displayUsername,
  isPremium,
  timeZone: row.timeZone,
})
