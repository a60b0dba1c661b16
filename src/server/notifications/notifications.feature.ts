import { dateOf, startOf } from '#server/lib/days.ts'
import type { FillDemo } from '#server/lib/demo.ts'
import type { Feature } from '#server/lib/feature.ts'
import { notificationsExport } from './notifications.export.ts'
import { markRead } from './notifications.repo.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { notificationReads } from './notifications.table.ts'

/** In a demo the notifications of the past three months are read. Today's plan and the welcome are new. */
const fillNotifications: FillDemo = (tx, owner, { now, timeZone }) =>
  markRead(tx, owner, new Date(startOf(dateOf(now, timeZone), timeZone).getTime() - 1))

export const notificationsFeature = {
  routes: notificationsRoutes,
  tables: [notificationReads],
  demo: fillNotifications,
  exports: notificationsExport,
} satisfies Feature
