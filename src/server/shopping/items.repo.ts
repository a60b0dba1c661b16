import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { findSameItem } from '#contract/same-shopping-item.ts'
import { readShoppingLine, type ShoppingLine } from '#contract/shopping-line.ts'
import { completedFrom, maxItems } from '#contract/shopping-lists.ts'
import type { NewShoppingItem, ShoppingItemChange } from '#contract/shopping.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import { fieldError, HttpError, notFound } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, unsealOrPlaceholder, reseal, seal } from '#server/lib/sealed.ts'
import { findItemAccess, type ListAccess, lockList, openAccess, requireRole } from './access.repo.ts'
import { indexByAisle, learnTick, rememberName } from './aisles.ts'
import { changeHabits, readHabits } from './habits.repo.ts'
import { rankAfter } from './item-rank.ts'
import { type ItemContent, shoppingItems } from './shopping.table.ts'

export type ItemRow = typeof shoppingItems.$inferSelect
export type ItemPosition = { sortKey: number; id: string }
/** A row, and the list whose key opens it. */
export type FoundItem = { row: ItemRow; list: Owner }

const page = prepared((db) =>
  db
    .select()
    .from(shoppingItems)
    .where(
      and(
        eq(shoppingItems.listId, sql.placeholder('listId')),
        isNull(shoppingItems.deletedAt),
        sql`(${shoppingItems.sortKey}, ${shoppingItems.id}) > (${sql.placeholder('sortKey')}::bigint, ${sql.placeholder('id')}::uuid)`,
      ),
    )
    .orderBy(asc(shoppingItems.sortKey), asc(shoppingItems.id))
    .limit(sql.placeholder('limit'))
    .prepare('shopping_items_page'),
)

export const listItems = (db: Db, { list }: ListAccess, after: ItemPosition, limit: number): Promise<ItemRow[]> =>
  page(db).execute({ listId: list.id, sortKey: after.sortKey, id: after.id, limit })

const anyItem = ({ list }: ListAccess, id: string) => and(eq(shoppingItems.listId, list.id), eq(shoppingItems.id, id))
const liveItem = (access: ListAccess, id: string) => and(anyItem(access, id), isNull(shoppingItems.deletedAt))
const liveItemsOf = ({ list }: ListAccess) => and(eq(shoppingItems.listId, list.id), isNull(shoppingItems.deletedAt))

/** The most open items that are opened to sort or suggest one, to limit the work of a request. */
const maxItemsRead = 500

/** The first open items with their words, without those that do not open. */
export async function openItems(db: Db, access: ListAccess): Promise<({ id: string } & ShoppingLine)[]> {
  const rows = await db
    .select({ id: shoppingItems.id, sealedContent: shoppingItems.sealedContent })
    .from(shoppingItems)
    .where(and(liveItemsOf(access), isNull(shoppingItems.completedAt)))
    .orderBy(asc(shoppingItems.sortKey), asc(shoppingItems.id))
    .limit(maxItemsRead)
  return rows.flatMap(({ id, sealedContent: sealed }) => {
    const item = unsealOrPlaceholder(access.list, shoppingItems.sealedContent, id, sealed)
    return item.isUnreadable ? [] : [{ id, name: item.name, quantity: item.quantity, note: item.note }]
  })
}

async function requireRoom(tx: Db, access: ListAccess, more: number): Promise<void> {
  const [row] = await tx.select({ items: count() }).from(shoppingItems).where(liveItemsOf(access))
  if ((row?.items ?? 0) + more > maxItems)
    throw new HttpError(
      'too_large',
      `This list is full at ${maxItems.toLocaleString('en')} items. Clear the completed ones to make room.`,
    )
}

type OpenItems = Awaited<ReturnType<typeof openItems>>

/** The open item that the line names again, with its new quantity; undefined if there is none. */
async function takeSame(
  tx: Db,
  access: ListAccess,
  content: ShoppingLine,
  open: OpenItems,
  now: Date,
): Promise<ItemRow | undefined> {
  const same = findSameItem(content, open)
  if (same === undefined) return undefined
  const before = await requireLive(tx, access, same.id)
  const { quantity } = content
  if (quantity === null || same.quantity !== null) return before
  const sealed = reseal(access.list, shoppingItems.sealedContent, same.id, before.sealedContent, { quantity })
  return write(tx, access, same.id, { sealedContent: sealed, updatedAt: now })
}

/** After the item whose aisle comes before; first if no aisle is known. */
async function findPrevious(tx: Db, access: ListAccess, name: string, open: OpenItems): Promise<string | null> {
  const habits = await readHabits(tx, access)
  if (habits.aisles.length === 0) return null
  const names = open.map((item) => item.name)
  const index = indexByAisle(habits, name, names)
  return index === null ? null : (open[index - 1]?.id ?? null)
}

/** A known id returns the existing record, a repeated request; an item that is already open on the list is returned too. */
export async function createItem(
  db: Db,
  account: Owner,
  { list: ref = 'personal', line, id = newId() }: NewShoppingItem,
  now: Date,
): Promise<FoundItem & { isNew: boolean }> {
  const content = readShoppingLine(line)
  if (content === null) throw fieldError('line', 'Please write something here')
  return db.transaction(async (tx) => {
    const access = await openAccess(tx, account, ref, 'edit', now)
    const { list } = access
    await lockList(tx, access)
    const [found] = await tx.select().from(shoppingItems).where(anyItem(access, id))
    if (found !== undefined) return { row: found, list, isNew: false }
    const open = await openItems(tx, access)
    const same = await takeSame(tx, access, content, open, now)
    if (same !== undefined) return { row: same, list, isNew: false }
    await requireRoom(tx, access, 1)
    const rank = await rankAfter(tx, access, id, await findPrevious(tx, access, content.name, open))
    const [row] = await tx
      .insert(shoppingItems)
      .values({
        listId: list.id,
        id,
        rank,
        sortKey: rank,
        sealedContent: seal(list, shoppingItems.sealedContent, id, content),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    // The id is an item of another list.
    if (row === undefined) throw notFound()
    await changeHabits(tx, access, now, (habits) => rememberName(habits, content.name))
    return { row, list, isNew: true }
  })
}

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** Changes only the given fields, so that two people who change different ones both keep theirs. */
export const updateItem = (
  db: Db,
  account: Owner,
  id: string,
  change: ShoppingItemChange,
  now: Date,
): Promise<FoundItem> =>
  db.transaction(async (tx) => {
    const access = requireRole(await findItemAccess(tx, account, id), 'edit')
    const { after, name, quantity, note } = change
    if (after !== undefined) await lockList(tx, access)
    const before = await requireLive(tx, access, id)
    const content: Partial<ItemContent> = {
      ...(name !== undefined && { name: oneLine(name) }),
      ...(quantity !== undefined && { quantity: (quantity && oneLine(quantity)) || null }),
      ...(note !== undefined && { note: (note && oneLine(note)) || null }),
    }
    const rank = after === undefined || after === id ? before.rank : await rankAfter(tx, access, id, after)
    const row = await write(tx, access, id, {
      rank,
      sortKey: before.completedAt === null ? rank : before.sortKey,
      ...(Object.keys(content).length > 0 && {
        sealedContent: reseal(access.list, shoppingItems.sealedContent, id, before.sealedContent, content),
      }),
      updatedAt: now,
    })
    return { row, list: access.list }
  })

export const findItem = async (db: Db, access: ListAccess, id: string): Promise<ItemRow | undefined> =>
  (await db.select().from(shoppingItems).where(liveItem(access, id)))[0]

/** Locks the row until the transaction ends. */
async function requireLive(tx: Db, access: ListAccess, id: string): Promise<ItemRow> {
  const [row] = await tx.select().from(shoppingItems).where(liveItem(access, id)).for('no key update')
  if (row === undefined) throw notFound()
  return row
}

async function write(tx: Db, access: ListAccess, id: string, change: Partial<ItemRow>): Promise<ItemRow> {
  const [row] = await tx.update(shoppingItems).set(change).where(anyItem(access, id)).returning()
  if (row === undefined) throw notFound()
  return row
}

/** The last completed comes first below the open items; unticked, an item returns to its position. */
export const tickItem = (db: Db, account: Owner, id: string, isCompleted: boolean, now: Date): Promise<FoundItem> =>
  db.transaction(async (tx) => {
    const access = requireRole(await findItemAccess(tx, account, id), 'tick')
    const { list } = access
    const before = await requireLive(tx, access, id)
    if ((before.completedAt !== null) === isCompleted) return { row: before, list }
    const row = await write(tx, access, id, {
      completedAt: isCompleted ? now : null,
      sortKey: isCompleted ? completedFrom - now.getTime() : before.rank,
      updatedAt: now,
    })
    const { name, isUnreadable } = unsealOrPlaceholder(list, shoppingItems.sealedContent, id, row.sealedContent)
    if (isCompleted && !isUnreadable)
      await changeHabits(tx, access, now, (habits) => learnTick(habits, name, now.getTime()))
    return { row, list }
  })

export const deleteItem = (db: Db, account: Owner, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const access = requireRole(await findItemAccess(tx, account, id), 'edit')
    await requireLive(tx, access, id)
    await write(tx, access, id, { deletedAt: now })
  })

/** Restoring an existing record changes nothing. */
export const restoreItem = (db: Db, account: Owner, id: string): Promise<FoundItem> =>
  db.transaction(async (tx) => {
    const access = requireRole(await findItemAccess(tx, account, id), 'edit')
    const { list } = access
    await lockList(tx, access)
    const [found] = await tx.select().from(shoppingItems).where(anyItem(access, id))
    if (found === undefined) throw notFound()
    if (found.deletedAt === null) return { row: found, list }
    await requireRoom(tx, access, 1)
    return { row: await write(tx, access, id, { deletedAt: null }), list }
  })

/** Deletes the completed items; answers how many. */
export async function clearCompleted(db: Db, access: ListAccess, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(shoppingItems)
    .set({ deletedAt: now })
    .where(and(liveItemsOf(access), isNotNull(shoppingItems.completedAt)))
  return rowCount ?? 0
}

/** Restores the items that were cleared at this moment. */
export const restoreCleared = (db: Db, access: ListAccess, clearedAt: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await lockList(tx, access)
    const { rowCount } = await tx
      .update(shoppingItems)
      .set({ deletedAt: null })
      .where(
        and(
          eq(shoppingItems.listId, access.list.id),
          eq(shoppingItems.deletedAt, clearedAt),
          isNotNull(shoppingItems.completedAt),
        ),
      )
    // Over the limit the transaction is undone.
    await requireRoom(tx, access, 0)
    return rowCount ?? 0
  })
