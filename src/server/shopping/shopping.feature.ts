import { shoppingCategories, type ShoppingCategory } from '#contract/shopping-lists.ts'
import type { Context } from '#server/lib/context.ts'
import type { Feature } from '#server/lib/feature.ts'
import { sharingRoutes } from './sharing.routes.ts'
import { fillShopping } from './shopping.demo.ts'
import { itemActions } from './shopping.named.ts'
import { purgeInvitations } from './shopping.purge.ts'
import { shoppingRoutes } from './shopping.routes.ts'
import { shoppingSearches } from './shopping.search.ts'
import { shoppingHabits, shoppingInvitations, shoppingItems, shoppingLists, shoppingMembers } from './shopping.table.ts'
import { shoppingCoachQueries } from './shopping.coach-queries.ts'
import { shoppingExport } from './shopping.export.ts'

const firstDataOfList = (list: ShoppingCategory) => [
  '/api/shopping-lists',
  `/api/shopping-items?list=${list}&limit=100`,
  `/api/shopping-suggestions?list=${list}`,
]

export const shoppingFeature = {
  routes: (context: Context) => ({ ...shoppingRoutes(context), ...sharingRoutes(context) }),
  tables: [shoppingLists, shoppingMembers, shoppingItems, shoppingHabits, shoppingInvitations],
  exports: shoppingExport,
  purge: purgeInvitations,
  demo: fillShopping,
  searches: shoppingSearches,
  coachQueries: shoppingCoachQueries,
  cardActions: { item: itemActions },
  firstData: {
    shopping: {
      page: firstDataOfList('personal'),
      tabs: Object.fromEntries(shoppingCategories.map(({ id }) => [id, firstDataOfList(id)])),
    },
  },
} satisfies Feature
