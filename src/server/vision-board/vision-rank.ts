import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { rankBetween, rankGap } from '#server/lib/rank.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { visions } from './vision-board.table.ts'

/** The rank for `position` on the owner's board, the end if there are fewer. Call it only while no other reorder can run. */
export async function rankAt(tx: Db, owner: Owner, id: string, position: number): Promise<number> {
  const ranks = await listOthers(tx, owner, id)
  const rank = rankBetween(ranks[Math.min(position, ranks.length) - 1], ranks[position])
  if (rank !== null) return rank
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

/** Renumbers in the same order, deleted ones too: they may be restored to their positions. */
const spread = (tx: Db, owner: Owner) =>
  tx.execute(sql`
    update ${visions} set rank = ordered.ordinal * ${rankGap}::bigint
    from (select id, row_number() over (order by rank, id) as ordinal from ${visions} where user_id = ${owner.id}) ordered
    where ${visions.userId} = ${owner.id} and ${visions.id} = ordered.id`)

/** Its index on the board. */
export async function indexOnBoard(db: Db, owner: Owner, { id, rank }: { id: string; rank: number }): Promise<number> {
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
