import { and, asc, count, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { shoppingCategories } from '#contract/shopping-lists.ts'
import type { ShoppingList } from '#contract/shopping.ts'
import type { Db } from '#server/lib/db.ts'
import { type Owner, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { openList } from './access.repo.ts'
import { shoppingItems, shoppingLists, shoppingMembers } from './shopping.table.ts'

const owner = alias(shoppingMembers, 'list_owner')

const countItems = (db: Db) =>
  db
    .select({
      listId: shoppingItems.listId,
      total: count().as('total'),
      completed: count(shoppingItems.completedAt).as('completed'),
    })
    .from(shoppingItems)
    .where(and(sql`deleted_at is null`, eq(shoppingItems.listId, shoppingMembers.listId)))
    .groupBy(shoppingItems.listId)
    .as('counted')

/** The lists that the account is a member of, the longest first. At most its seven and `maxSharedLists`. */
function findLists(db: Db, account: Owner) {
  const counted = countItems(db)
  return db
    .select({
      id: shoppingMembers.listId,
      role: shoppingMembers.role,
      tab: shoppingMembers.tab,
      dataKey: shoppingMembers.dataKey,
      category: shoppingLists.category,
      total: counted.total,
      completed: counted.completed,
      members: sql<number>`(select count(*)::int from shopping_members each where each.list_id = ${shoppingMembers.listId})`,
      ownerId: owner.id,
      ownerName: owner.name,
    })
    .from(shoppingMembers)
    .innerJoin(shoppingLists, eq(shoppingLists.id, shoppingMembers.listId))
    .leftJoin(owner, and(eq(owner.listId, shoppingMembers.listId), eq(owner.role, 'owner')))
    .leftJoinLateral(counted, sql`true`)
    .where(eq(shoppingMembers.accountId, account.id))
    .orderBy(asc(shoppingMembers.createdAt), asc(shoppingMembers.listId))
}

type ListRow = Awaited<ReturnType<typeof findLists>>[number]

function ownerName(account: Owner, { id, dataKey, role, ownerId, ownerName: name }: ListRow): string | null {
  if (role === 'owner' || ownerId === null || name === null) return null
  return unsealOrPlaceholder(openList(account, { listId: id, dataKey }), shoppingMembers.name, ownerId, name).name
}

const toList = (account: Owner, row: ListRow): ShoppingList => ({
  list: row.tab ?? row.id,
  id: row.id,
  category: row.category,
  role: row.role,
  total: row.total ?? 0,
  completed: row.completed ?? 0,
  members: row.members,
  sharedBy: ownerName(account, row),
})

const emptyTab = (category: ShoppingList['category']): ShoppingList => ({
  list: category,
  id: null,
  category,
  role: 'owner',
  total: 0,
  completed: 0,
  members: 1,
  sharedBy: null,
})

/** The account's seven in order, then the others. */
export async function listLists(db: Db, account: Owner): Promise<ShoppingList[]> {
  const rows = await findLists(db, account)
  const own = shoppingCategories.map(({ id }) => {
    const row = rows.find(({ tab }) => tab === id)
    return row === undefined ? emptyTab(id) : toList(account, row)
  })
  return [...own, ...rows.filter(({ tab }) => tab === null).map((row) => toList(account, row))]
}
