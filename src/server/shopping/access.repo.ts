import { createSecretKey, randomBytes } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'

import { alias } from 'drizzle-orm/pg-core'
import {
  shoppingCategories,
  type ShoppingCategory,
  type ShoppingRole,
  shoppingRoles,
} from '#contract/shopping-lists.ts'
import type { ListRef } from '#contract/shopping.ts'
import type { Db } from '#server/lib/db.ts'
import { HttpError, notFound } from '#server/lib/http-error.ts'
import { lockAccount } from '#server/lib/limits.ts'
import { newId } from '#server/lib/record.ts'
import { openSharedKey, wrapSharedKey } from '#server/lib/record-keys.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { shoppingItems, shoppingLists, shoppingMembers } from './shopping.table.ts'

/** An account's access to a list. `list` is the owner of its sealed values: the list's id and key. */
export type ListAccess = {
  account: Owner
  list: Owner
  memberId: string
  role: ShoppingRole
  tab: ShoppingCategory | null
}

const fields = {
  listId: shoppingMembers.listId,
  memberId: shoppingMembers.id,
  role: shoppingMembers.role,
  tab: shoppingMembers.tab,
  dataKey: shoppingMembers.dataKey,
}
type MemberRow = { listId: string; memberId: string; role: ShoppingRole; tab: ShoppingCategory | null; dataKey: string }

/** The list with its key. */
export const openList = (account: Owner, { listId, dataKey }: Pick<MemberRow, 'listId' | 'dataKey'>): Owner =>
  openSharedKey(account, listId, dataKey)

const toAccess = (account: Owner, { listId, dataKey, ...row }: MemberRow): ListAccess => ({
  account,
  list: openList(account, { listId, dataKey }),
  ...row,
})

const isCategory = (ref: ListRef): ref is ShoppingCategory => shoppingCategories.some(({ id }) => id === ref)

const named = (ref: ListRef): SQL | undefined =>
  isCategory(ref) ? eq(shoppingMembers.tab, ref) : eq(shoppingMembers.listId, ref)

/** The account's access to a list; undefined if it is not a member, and for one of its seven that is still empty. */
async function findAccess(db: Db, account: Owner, ref: ListRef): Promise<ListAccess | undefined> {
  const [row] = await db
    .select(fields)
    .from(shoppingMembers)
    .where(and(eq(shoppingMembers.accountId, account.id), named(ref)))
  return row && toAccess(account, row)
}

/** Every list that the account is a member of, oldest membership first. */
export async function listAccesses(db: Db, account: Owner): Promise<ListAccess[]> {
  const rows = await db
    .select(fields)
    .from(shoppingMembers)
    .where(eq(shoppingMembers.accountId, account.id))
    .orderBy(shoppingMembers.createdAt, shoppingMembers.listId)
  return rows.map((row) => toAccess(account, row))
}

/** Access to the list that an item is on, deleted items included. */
export async function findItemAccess(db: Db, account: Owner, itemId: string): Promise<ListAccess | undefined> {
  const [row] = await db
    .select(fields)
    .from(shoppingItems)
    .innerJoin(shoppingMembers, eq(shoppingMembers.listId, shoppingItems.listId))
    .where(and(eq(shoppingItems.id, itemId), eq(shoppingMembers.accountId, account.id)))
  return row && toAccess(account, row)
}

/**
 * Refuses an account that is not a member with 404, as for a missing list, and a member with a lesser role than `least` with
 * 403.
 */
export function requireRole(access: ListAccess | undefined, least: ShoppingRole): ListAccess {
  if (access === undefined)
    throw new HttpError(
      'not_found',
      'We can’t find this on your lists. If it was shared with you, the person who shared it may have removed you.',
    )
  if (shoppingRoles.indexOf(access.role) >= shoppingRoles.indexOf(least)) return access
  throw new HttpError(
    'not_allowed',
    least === 'owner'
      ? 'Only the person who owns this list can do that.'
      : 'You can check things off this list. To change it, ask the person who shared it with you.',
  )
}

/** The same with the role it needs; undefined only for one of the account's own seven lists that is still empty. */
export async function findAccessAs(
  db: Db,
  account: Owner,
  ref: ListRef,
  least: ShoppingRole,
): Promise<ListAccess | undefined> {
  const found = await findAccess(db, account, ref)
  return found === undefined && isCategory(ref) ? undefined : requireRole(found, least)
}

/** Access to a list in a transaction; one of the account's own seven is created if missing. */
export async function openAccess(
  tx: Db,
  account: Owner,
  ref: ListRef,
  least: ShoppingRole,
  now: Date,
): Promise<ListAccess> {
  const found = await findAccess(tx, account, ref)
  if (found !== undefined || !isCategory(ref)) return requireRole(found, least)
  await lockAccount(tx, account)
  return (await findAccess(tx, account, ref)) ?? createOwnList(tx, account, ref, now)
}

/** Creates one of the account's own seven lists. Call it only if there is none of its category. */
export async function createOwnList(tx: Db, account: Owner, tab: ShoppingCategory, now: Date): Promise<ListAccess> {
  const list = { id: newId(), key: createSecretKey(randomBytes(32)) }
  const memberId = newId()
  await tx.insert(shoppingLists).values({ id: list.id, category: tab, createdAt: now })
  await tx.insert(shoppingMembers).values({
    listId: list.id,
    accountId: account.id,
    id: memberId,
    role: 'owner',
    tab,
    dataKey: wrapSharedKey(account, list),
    createdAt: now,
    updatedAt: now,
  })
  return { account, list, memberId, role: 'owner', tab }
}

/** Locks a list: creates, moves and restores on it run one after another. */
export async function lockList(tx: Db, { list }: ListAccess): Promise<void> {
  const rows = await tx
    .select({ id: shoppingLists.id })
    .from(shoppingLists)
    .where(eq(shoppingLists.id, list.id))
    .for('no key update')
  if (rows.length === 0) throw notFound()
}

/** The account's access to the list of a member; undefined if it is not on that list itself. */
export async function openMemberList(db: Db, account: Owner, memberId: string): Promise<ListAccess | undefined> {
  const other = alias(shoppingMembers, 'other')
  const [row] = await db
    .select(fields)
    .from(other)
    .innerJoin(shoppingMembers, eq(shoppingMembers.listId, other.listId))
    .where(and(eq(other.id, memberId), eq(shoppingMembers.accountId, account.id)))
  return row && toAccess(account, row)
}
