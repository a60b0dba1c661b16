import { createSecretKey } from 'node:crypto'
import { type AnyColumn, getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Keyring } from './keyring.ts'
import { BrokenSeal, noKey, type Owner } from './sealed.ts'
import { unwrapKey, wrapKey } from './wrapped-key.ts'

/**
 * A key that several accounts hold, each wrapped with its own. What it seals is bound to `sharedId`, as an account's records are to
 * the account. If it does not open, neither do its values, one by one.
 */
export function openSharedKey(holder: Owner, sharedId: string, wrapped: string): Owner {
  try {
    return { id: sharedId, key: createSecretKey(unwrapKey(holder.key, sharedBinding(holder.id, sharedId), wrapped)) }
  } catch (error) {
    if (!(error instanceof BrokenSeal)) throw error
    return { id: sharedId, key: noKey }
  }
}

/** Wraps a shared key with the key of one of its holders. Throws if the shared key does not open. */
export function wrapSharedKey(holder: Owner, { id, key }: Owner): string {
  const binding = sharedBinding(holder.id, id)
  if (key === noKey) throw new BrokenSeal(binding, 'key')
  return wrapKey(holder.key, binding, key.export())
}

const sharedBinding = (holder: string, sharedId: string): string => `key of ${sharedId} for ${holder}`

/** Whose key opens a row, for work over all tables: an account, or something shared that this account holds a key of. */
export type KeyRow = { owner: string; account: string; dataKey: string; sharedKey: string | null }

/** The column that names whose key seals a table's values. */
export function ownerColumnName(table: AnyColumn['table']): string {
  const columns = is(table, PgTable) ? Object.values(getTableColumns(table)).map(({ name }) => name) : []
  return ['user_id', 'list_id'].find((name) => columns.includes(name)) ?? 'id'
}

/** The columns of `KeyRow` for the row `t`. The function `owner_keys` is made by a migration. */
export const keyFields = sql`k.owner, k.account, k.data_key as "dataKey", k.shared_key as "sharedKey"`
/** Joins the keys of the account or list that `owner` names. */
export const keysOf = (owner: SQL): SQL => sql`cross join lateral owner_keys(${owner}::text) k`

/** Throws if the account's key does not open. */
export function openOwner(keyring: Keyring, { owner, account, dataKey, sharedKey }: KeyRow): Owner {
  const holder = { id: account, key: keyring.openDataKey(account, dataKey) }
  return sharedKey === null ? holder : openSharedKey(holder, owner, sharedKey)
}
