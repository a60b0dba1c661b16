import { asc, eq } from 'drizzle-orm'
import { shoppingCategories } from '#contract/shopping-lists.ts'
import type { Db } from '#server/lib/db.ts'
import { type ExportedRecord, type Exports, exportTable } from '#server/lib/exports.ts'
import { checkList, labelOf, section } from '#server/lib/markdown.ts'
import { unsealWithStatus, type Owner } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { openList } from './access.repo.ts'
import { shoppingHabits, shoppingInvitations, shoppingItems, shoppingLists, shoppingMembers } from './shopping.table.ts'

/** The lists that the account is on: at most its seven and `maxSharedLists`. */
const listMemberships = (db: Db, owner: Owner) =>
  db
    .select({
      listId: shoppingMembers.listId,
      role: shoppingMembers.role,
      dataKey: shoppingMembers.dataKey,
      category: shoppingLists.category,
      createdAt: shoppingLists.createdAt,
    })
    .from(shoppingMembers)
    .innerJoin(shoppingLists, eq(shoppingLists.id, shoppingMembers.listId))
    .where(eq(shoppingMembers.accountId, owner.id))
    .orderBy(asc(shoppingMembers.createdAt), asc(shoppingMembers.listId))

/** The members' names and roles, as they see each other. */
async function listMembers(db: Db, account: Owner, list: Owner) {
  const rows = await db
    .select()
    .from(shoppingMembers)
    .where(eq(shoppingMembers.listId, list.id))
    .orderBy(asc(shoppingMembers.createdAt), asc(shoppingMembers.id))
  return rows.map(({ id, accountId, role, name }) => {
    const found = name === null ? null : unsealWithStatus(list, shoppingMembers.name, id, name)
    return {
      isUnreadable: found?.isUnreadable ?? false,
      member: { name: found?.value.name ?? null, role, isYou: accountId === account.id },
    }
  })
}

async function* readLists(db: Db, { owner }: OwnerInZone): AsyncGenerator<ExportedRecord> {
  for (const membership of await listMemberships(db, owner)) {
    const { listId: id, category, role, createdAt } = membership
    const members = await listMembers(db, owner, openList(owner, membership))
    const isUnreadable = members.some((each) => each.isUnreadable)
    const json = { id, category, role, createdAt, members: members.map(({ member }) => member) }
    yield { id, isUnreadable, picture: null, json: { ...json, ...(isUnreadable && { isUnreadable }) } }
  }
}

/** The items of one list. They are sealed with the list's key, so the list is read as their owner. */
const items = exportTable({
  name: 'items',
  table: shoppingItems,
  owner: shoppingItems.listId,
  by: [shoppingItems.sortKey],
  without: ['rank', 'sortKey'],
  markdown: {
    title: '',
    file: '',
    text: ({ sealedContent: { name, quantity, note }, completedAt }) => {
      const text = [quantity, name, note].filter((part) => part !== null && part !== '').join(' · ')
      return `${checkList([{ text, isDone: completedAt !== null }])}\n`
    },
  },
})

/** Every item of every list that the account is on; each list is a section of one file. */
async function* readItems(db: Db, { owner, timeZone }: OwnerInZone): AsyncGenerator<ExportedRecord> {
  for (const membership of await listMemberships(db, owner)) {
    const list = openList(owner, membership)
    const heading = section(labelOf(shoppingCategories, membership.category) ?? membership.category, {})
    let before = `\n${heading}`
    for await (const item of items.read(db, { owner: list, timeZone })) {
      const text = `${before}${item.markdown?.().text ?? ''}`
      yield { ...item, markdown: () => ({ file: 'shopping', text }) }
      before = ''
    }
  }
}

export const shoppingExport: Exports = {
  name: 'shopping',
  lists: [
    { name: 'lists', tables: [shoppingLists, shoppingMembers], isSingle: false, read: readLists },
    { name: 'items', tables: [shoppingItems], isSingle: false, title: 'Shopping lists', read: readItems },
    exportTable({ name: 'habits', table: shoppingHabits }),
  ],
  leftOut: [{ table: shoppingInvitations, because: 'An open invitation is of use only with its link.' }],
}
