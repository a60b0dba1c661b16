import { shoppingCategories } from '#contract/shopping-lists.ts'
import type { Db } from '#server/lib/db.ts'
import type { Session } from '#server/lib/session.ts'
import type { ShoppingFact } from '#server/ports/coach-model.ts'
import { findAccessAs } from './access.repo.ts'
import { openItems } from './items.repo.ts'
import { listLists } from './lists.repo.ts'

const mostNames = 12

/** What is open on the account's own lists that nobody else is on: words of others are never read. */
export async function shoppingFacts(db: Db, { owner }: Session): Promise<ShoppingFact[]> {
  const lists = await listLists(db, owner)
  const own = lists.filter((each) => each.list === each.category && each.members === 1 && each.total > each.completed)
  return Promise.all(
    own.map(async ({ category, total, completed }) => {
      const access = await findAccessAs(db, owner, category, 'owner')
      const items = access === undefined ? [] : await openItems(db, access)
      const label = shoppingCategories.find(({ id }) => id === category)?.label ?? category
      return { label, open: total - completed, names: items.slice(0, mostNames).map(({ name }) => name) }
    }),
  )
}
