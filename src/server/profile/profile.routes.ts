import type { Profile, profileApi } from '#contract/profile.ts'
import type { Context } from '#server/lib/context.ts'
import type { Handlers } from '#server/lib/mount.ts'
import type { Session } from '#server/lib/session.ts'
import { getProfile, openNames, type ProfileRow, updateProfile } from './profile.repo.ts'

export const profileRoutes = ({ db, clock }: Context): Handlers<typeof profileApi> => ({
  'GET /api/user/profile': async ({ session }) => toProfile(session, await getProfile(db, session.owner)),
  'PUT /api/user/profile': async ({ session, body }) =>
    toProfile(session, await updateProfile(db, session.owner, body, clock())),
})

const toProfile = ({ owner, isPremium }: Session, row: ProfileRow): Profile => ({
  ...openNames(owner, row),
  avatar: row.image,
  email: row.email,
  username: row.displayUsername,
  isPremium,
  timeZone: row.timeZone,
})
