import type { NewShoppingItem } from '#contract/shopping.ts'
import type { Context } from '#server/lib/context.ts'
import type { Feature } from '#server/lib/feature.ts'
import type { RecordActs } from '#server/lib/record-acts.ts'
import { createItem, deleteItem, restoreItem } from './items.repo.ts'
import { sharingRoutes } from './sharing.routes.ts'
import { shoppingFacts } from './shopping.coach.ts'
import { fillShopping } from './shopping.demo.ts'
import { purgeInvitations } from './shopping.purge.ts'
import { shoppingRoutes } from './shopping.routes.ts'
import { shoppingHabits, shoppingInvitations, shoppingItems, shoppingLists, shoppingMembers } from './shopping.table.ts'
import { shoppingRecords } from './shopping.records.ts'

const itemActs: RecordActs<NewShoppingItem> = {
  create: (db, { owner }, given, now) => createItem(db, owner, given, now),
  remove: (db, { owner }, id, now) => deleteItem(db, owner, id, now),
  restore: (db, { owner }, id) => restoreItem(db, owner, id),
}

export const shoppingFeature = {
  routes: (context: Context) => ({ ...shoppingRoutes(context), ...sharingRoutes(context) }),
  tables: [shoppingLists, shoppingMembers, shoppingItems, shoppingHabits, shoppingInvitations],
  purge: purgeInvitations,
  demo: fillShopping,
  shares: { shoppingRecords, itemActs, shoppingFacts },
} satisfies Feature
