import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { fieldError } from '#server/lib/http-error.ts'
import { rankBetween, rankGap } from '#server/lib/rank.ts'
import type { ListAccess } from './access.repo.ts'
import { shoppingItems } from './shopping.table.ts'

/** The rank right after an item; null for the first position. Call it only while the list is locked. */
export async function rankAfter(tx: Db, access: ListAccess, id: string, after: string | null): Promise<number> {
  const before = after === null ? undefined : await rankOf(tx, access, after)
  const [next] = await tx
    .select({ rank: shoppingItems.rank })
    .from(shoppingItems)
    .where(
      and(
        eq(shoppingItems.listId, access.list.id),
        isNull(shoppingItems.deletedAt),
        ne(shoppingItems.id, id),
        before === undefined ? undefined : gt(shoppingItems.rank, before),
      ),
    )
    .orderBy(asc(shoppingItems.rank))
    .limit(1)
  const rank = rankBetween(before, next?.rank)
  if (rank !== null) return rank
  await spread(tx, access)
  return rankAfter(tx, access, id, after)
}

/** Also for an item that was completed or deleted meanwhile: its position is still meant. */
async function rankOf(tx: Db, { list }: ListAccess, id: string): Promise<number> {
  const [row] = await tx
    .select({ rank: shoppingItems.rank })
    .from(shoppingItems)
    .where(and(eq(shoppingItems.listId, list.id), eq(shoppingItems.id, id)))
  if (row === undefined) throw fieldError('after', 'This item isn’t on the list anymore')
  return row.rank
}

/** Renumbers in the same order, deleted ones too: they may be restored to their positions. */
const spread = (tx: Db, { list }: ListAccess) =>
  tx.execute(sql`
    update ${shoppingItems} set rank = ordered.rank,
      sort_key = case when completed_at is null then ordered.rank else shopping_items.sort_key end
    from (select id, row_number() over (order by rank, id) * ${rankGap}::bigint as rank
      from ${shoppingItems} where list_id = ${list.id}) ordered
    where shopping_items.list_id = ${list.id} and shopping_items.id = ordered.id`)
