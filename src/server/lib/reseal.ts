import { getTableName, gt, sql } from 'drizzle-orm'
import { users } from './account.table.ts'
import type { Db } from './db.ts'
import type { Keyring } from './keyring.ts'
import { keyFields, keysOf, type KeyRow, openOwner, ownerColumnName } from './record-keys.ts'
import {
  BrokenSeal,
  type Owner,
  seal,
  Sealed,
  type SealedColumn,
  currentVersionPrefix,
  unsealOrThrow,
} from './sealed.ts'

/** Number of values resealed (by table), and of values that do not open and were left alone (by table and reason). */
export type Resealed = { done: Record<string, number>; left: Record<string, number> }

type Cursor = { owner: string; id: string }
type Row = KeyRow & { id: string; at: string; bytes: Buffer }

/** Rows per transaction. */
const batch = 200
/** The lowest UUID: where the walk starts. */
export const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Reseals values of earlier versions, and rewraps data keys that an old key of the ring wraps. Any number of processes may run it
 * at any time: it skips locked rows, so a user's change wins, and finished rows are not found again, so an interrupted run
 * continues. It does not change `updatedAt`.
 */
export async function resealAll(
  db: Db,
  keyring: Keyring,
  columns: readonly SealedColumn<unknown>[],
): Promise<Resealed> {
  const counts: Resealed = { done: {}, left: {} }
  await rewrapKeys(db, keyring, counts)
  for (const column of columns) await resealColumn(db, keyring, column, counts)
  return counts
}

const add = (counts: Record<string, number>, what: string, by = 1): void => {
  if (by > 0) counts[what] = (counts[what] ?? 0) + by
}

async function rewrapKeys(db: Db, keyring: Keyring, { done, left }: Resealed): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows = await db
      .select({ id: users.id, dataKey: users.dataKey })
      .from(users)
      .where(gt(users.id, after))
      .orderBy(users.id)
      .limit(batch)
    const fresh = rows.flatMap(({ id, dataKey }) => {
      const wrapped = keyring.isCurrent(dataKey) ? dataKey : orNull(() => keyring.rewrap(id, dataKey))
      if (wrapped === null) add(left, 'users: key')
      return wrapped === null || wrapped === dataKey ? [] : [[id, dataKey, wrapped]]
    })
    const { rowCount } = await db.execute(sql`
      update users set data_key = fresh ->> 2 from jsonb_array_elements(${JSON.stringify(fresh)}::jsonb) as fresh
      where users.id = fresh ->> 0 and users.data_key = fresh ->> 1`)
    add(done, 'users', rowCount ?? 0)
    after = rows.at(batch - 1)?.id
  }
}

async function resealColumn(db: Db, keyring: Keyring, column: SealedColumn<unknown>, counts: Resealed): Promise<void> {
  const head = currentVersionPrefix(column)
  if (head === null) return
  const name = getTableName(column.table)
  const [table, words] = [sql.identifier(name), sql.identifier(column.name)]
  const ownerName = ownerColumnName(column.table)
  const owner = sql.identifier(ownerName)
  const beforeAll: Cursor = { owner: ownerName === 'list_id' ? firstId : '', id: firstId }
  for (let after: Cursor | undefined = beforeAll; after !== undefined;) {
    const from: Cursor = after
    const key = sql`(t.${owner}, t.id)`
    const isAfter = sql`${key} > (${from.owner}, ${from.id})`
    const { rows: ends } = await db.execute<Cursor>(sql`
      select t.${owner}::text as owner, t.id::text as id from ${table} t where ${isAfter} order by t.${owner}, t.id offset ${batch - 1} limit 1`)
    const end = ends[0]
    const isUpTo = end === undefined ? sql`true` : sql`${key} <= (${end.owner}, ${end.id})`
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<Row>(sql`
        select t.ctid::text as at, t.id::text as id, t.${words} as bytes, ${keyFields}
        from ${table} t ${keysOf(sql`t.${owner}`)}
        where ${isAfter} and ${isUpTo} and substring(t.${words} for 2) <> ${head}
        for no key update of t skip locked`)
      const fresh = sealAgain(keyring, column, rows, counts)
      await tx.execute(sql`
        update ${table} t set ${words} = fresh.bytes
        from unnest(${sql.param(fresh.map(({ at }) => at))}::tid[], ${sql.param(fresh.map(({ bytes }) => bytes))}::bytea[])
          as fresh (at, bytes)
        where t.ctid = fresh.at`)
      add(counts.done, name, fresh.length)
    })
    after = end
  }
}

/** Rows resealed in the current version; those that do not open are counted and left out. */
function sealAgain(keyring: Keyring, column: SealedColumn<unknown>, rows: Row[], { left }: Resealed) {
  const keys = new Map<string, Owner | null>()
  return rows.flatMap((row) => {
    const { at, id, bytes } = row
    const owner = keys.get(row.owner) ?? orNull(() => openOwner(keyring, row))
    keys.set(row.owner, owner)
    try {
      if (owner === null) throw new BrokenSeal(row.owner, 'key')
      return [{ at, bytes: seal(owner, column, id, unsealOrThrow(owner, column, id, new Sealed(bytes))).bytes }]
    } catch (error) {
      if (!(error instanceof BrokenSeal)) throw error
      add(left, `${getTableName(column.table)}: ${error.reason}`)
      return []
    }
  })
}

function orNull<T>(open: () => T): T | null {
  try {
    return open()
  } catch {
    return null
  }
}
