import { onboardingDefaults } from '#contract/onboarding-defaults.ts'
import type { NotificationSettings, notificationsApi } from '#contract/notifications.ts'
import type { Env } from '#server/env.ts'
import type { Context } from '#server/lib/context.ts'
import type { Db } from '#server/lib/db.ts'
import type { Handlers } from '#server/lib/mount.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { markRead } from './notifications.repo.ts'
import { type NotificationReaders, readNotifications } from './read-notifications.ts'

type Services = Context &
  NotificationReaders & {
    env: Env
    saveNotificationSettings: (db: Db, owner: Owner, settings: NotificationSettings) => Promise<void>
  }

export const notificationsRoutes = (services: Services): Handlers<typeof notificationsApi> => {
  const { db, clock, env, readAnswers, saveNotificationSettings } = services
  return {
    'GET /api/notifications': async ({ session }) =>
      readNotifications(db, services, session, clock(), env.COMMUNITY_URL !== undefined),
    'PUT /api/notifications/read': async ({ owner, body }) => {
      const now = clock()
      const upTo = new Date(body.upTo)
      await markRead(db, owner, upTo < now ? upTo : now)
    },
    'GET /api/notifications/settings': async ({ owner }) =>
      (await readAnswers(db, owner))?.notifications ?? onboardingDefaults.notifications,
    'PUT /api/notifications/settings': async ({ owner, body }) => {
      await saveNotificationSettings(db, owner, body)
      return body
    },
  }
}
