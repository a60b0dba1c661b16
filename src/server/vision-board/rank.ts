import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { visions } from './vision-board.table.ts'

/** The room between two ranks: halved twenty times before ranks are given anew. */
const gap = 2 ** 20

/**
 * The rank that puts a vision at `position` among the others of her board, the last place where there are fewer. Only to be
 * asked while no other change of the order can run.
 */
export async function rankAt(tx: Db, owner: Owner, id: string, position: number): Promise<number> {
  const ranks = await listOthers(tx, owner, id)
  const before = ranks[Math.min(position, ranks.length) - 1]
  const after = ranks[position]
  if (before === undefined) return after === undefined ? 0 : after - gap
  if (after === undefined) return before + gap
  if (after - before > 1) return Math.floor((before + after) / 2)
  await spread(tx, owner)
  return rankAt(tx, owner, id, position)
}

async function listOthers(tx: Db, owner: Owner, id: string): Promise<number[]> {
  const rows = await tx
    .select({ rank: visions.rank })
    .from(visions)
    .where(and(eq(visions.userId, owner.id), isNull(visions.deletedAt), ne(visions.id, id)))
    .orderBy(asc(visions.rank), asc(visions.id))
  return rows.map(({ rank }) => rank)
}

/** Gives every vision of hers a rank anew, in the same order, the deleted ones too: they may come back to their places. */
const spread = (tx: Db, owner: Owner) =>
  tx.execute(sql`
    update ${visions} set rank = ordered.place * ${gap}::bigint
    from (select id, row_number() over (order by rank, id) as place from ${visions} where user_id = ${owner.id}) ordered
    where ${visions.userId} = ${owner.id} and ${visions.id} = ordered.id`)

/** How many visions of hers stand before this one. */
export async function positionOf(db: Db, owner: Owner, { id, rank }: { id: string; rank: number }): Promise<number> {
  const [row] = await db
    .select({ before: count() })
    .from(visions)
    .where(
      and(
        eq(visions.userId, owner.id),
        isNull(visions.deletedAt),
        sql`(${visions.rank}, ${visions.id}) < (${rank}::bigint, ${id}::uuid)`,
      ),
    )
  return row?.before ?? 0
}
