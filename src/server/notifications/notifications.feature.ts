import type { FillDemo } from '#server/lib/demo.ts'
import type { Feature } from '#server/lib/feature.ts'
import { notificationsExport } from './notifications.export.ts'
import { markRead } from './notifications.repo.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { notificationReads } from './notifications.table.ts'

/** What the three months before it told is read; the three welcomes are made with the account, and new. */
const fillNotifications: FillDemo = (tx, owner, { now }) => markRead(tx, owner, new Date(now.getTime() - 1))

export const notificationsFeature = {
  routes: notificationsRoutes,
  tables: [notificationReads],
  demo: fillNotifications,
  exports: notificationsExport,
} satisfies Feature
