import { maxLineLength } from '#contract/shopping-line.ts'
import type { NewShoppingItem } from '#contract/shopping.ts'
import { fieldError, HttpError, notFound } from '#server/lib/http-error.ts'
import { matchNames } from '#server/lib/match-names.ts'
import { type NamedRecordActions, type RecordChange, requireUnchanged } from '#server/lib/record-actions.ts'
import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { findAccessAs, findItemAccess } from './access.repo.ts'
import { createItem, deleteItem, findItem, openItems, restoreItem, tickItem, updateItem } from './items.repo.ts'
import { listLists } from './lists.repo.ts'
import { shoppingItems } from './shopping.table.ts'

const cut = (change: RecordChange): RecordChange =>
  change.title === undefined ? change : { ...change, title: change.title.slice(0, maxLineLength) }

/** For another feature that acts for the user. Items are found on the account's own lists that nobody else is on. */
export const itemActions: NamedRecordActions<NewShoppingItem> = {
  create: async (db, { owner }, given, now) => {
    const { row } = await createItem(db, owner, given, now)
    // An undo deletes only an item that was created; an item that was already there is left unchanged.
    if (given.id !== undefined && row.id !== given.id)
      throw new HttpError('taken', 'This is on the list already, so there’s nothing to add.')
  },
  remove: (db, { owner }, id, now) => deleteItem(db, owner, id, now),
  restore: (db, { owner }, id) => restoreItem(db, owner, id),
  change: async (db, { owner }, id, change, { now, known }) => {
    const access = await findItemAccess(db, owner, id)
    const before = access && (await findItem(db, access, id))
    if (access === undefined || before === undefined) throw notFound()
    const is = {
      isDone: before.completedAt !== null,
      title: unsealOrPlaceholder(access.list, shoppingItems.sealedContent, id, before.sealedContent).name,
      dueDate: null,
      time: null,
    }
    requireUnchanged(is, cut(change), known && cut(known))
    const { isDone, title } = cut(change)
    if (isDone !== undefined) {
      await tickItem(db, owner, id, isDone, now)
      return { isDone: is.isDone }
    }
    if (title === undefined) throw fieldError('change', 'Items on a list don’t have a day')
    await updateItem(db, owner, id, { name: title }, now)
    return { title: is.title }
  },
  find: async (db, { owner }, name) => {
    const lists = await listLists(db, owner)
    const own = lists.filter((each) => each.list === each.category && each.members === 1 && each.total > each.completed)
    const open = await Promise.all(
      own.map(async ({ category }) => {
        const access = await findAccessAs(db, owner, category, 'owner')
        const items = access === undefined ? [] : await openItems(db, access)
        return items.map((item) => ({ id: item.id, title: item.name, dueDate: null, time: null, list: category }))
      }),
    )
    const records = open.flat()
    return matchNames(name, records, ({ title }) => title)
  },
}
