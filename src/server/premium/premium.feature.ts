import { exportTable } from '#server/lib/exports.ts'
import type { Feature } from '#server/lib/feature.ts'
import { endBilling } from './billing.ts'
import { premiumRoutes } from './premium.routes.ts'
import { subscriptions } from './premium.table.ts'

export const premiumFeature = {
  routes: premiumRoutes,
  tables: [subscriptions],
  noDemo: 'A demo can’t pay.',
  exports: { name: 'premium', lists: [exportTable({ name: 'subscription', table: subscriptions })] },
  shares: { endBilling },
} satisfies Feature
