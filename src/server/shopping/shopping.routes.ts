import type { ShoppingItem, shoppingApi } from '#contract/shopping.ts'
import type { Context } from '#server/lib/context.ts'
import { joinJson, type Json } from '#server/lib/json.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import { defaultLimit, fromCursor, toPage } from '#server/lib/pagination.ts'
import { jsonOrPlaceholder } from '#server/lib/sealed.ts'
import { findAccessAs } from './access.repo.ts'
import { suggest } from './aisles.ts'
import { readHabits } from './habits.repo.ts'
import {
  clearCompleted,
  createItem,
  deleteItem,
  type FoundItem,
  type ItemPosition,
  listItems,
  openItems,
  restoreCleared,
  restoreItem,
  tickItem,
  updateItem,
} from './items.repo.ts'
import { listLists } from './lists.repo.ts'
import { maxRank, shoppingItems } from './shopping.table.ts'

const maxSuggestions = 100

export const shoppingRoutes = ({ db, clock }: Context): Handlers<typeof shoppingApi> => ({
  'GET /api/shopping-lists': ({ owner }) => listLists(db, owner),
  'GET /api/shopping-items': async ({ owner, query: { list: ref = 'personal', limit = defaultLimit, cursor } }) => {
    const access = await findAccessAs(db, owner, ref, 'tick')
    if (access === undefined) return { items: [], next: undefined }
    const rows = await listItems(db, access, readCursor(cursor), limit + 1)
    return toPage(
      rows,
      limit,
      ({ sortKey, id }) => ({ at: new Date(sortKey), id }),
      (row) => toItem({ row, list: access.list }),
    )
  },
  'POST /api/shopping-items': async ({ owner, body }) => {
    const { isNew, ...found } = await createItem(db, owner, body, clock())
    return new StatusReply(isNew ? 201 : 200, toItem(found))
  },
  'PUT /api/shopping-items/{id}': async ({ owner, params, body }) =>
    toItem(await updateItem(db, owner, params.id, body, clock())),
  'PUT /api/shopping-items/{id}/tick': async ({ owner, params, body }) =>
    toItem(await tickItem(db, owner, params.id, body.isCompleted, clock())),
  'DELETE /api/shopping-items/{id}': ({ owner, params }) => deleteItem(db, owner, params.id, clock()),
  'POST /api/shopping-items/{id}/restore': async ({ owner, params }) => toItem(await restoreItem(db, owner, params.id)),
  'POST /api/shopping-lists/{id}/clear': async ({ owner, params }) => {
    const now = clock()
    const access = await findAccessAs(db, owner, params.id, 'edit')
    return { cleared: access === undefined ? 0 : await clearCompleted(db, access, now), clearedAt: now.toISOString() }
  },
  'POST /api/shopping-lists/{id}/unclear': async ({ owner, params, body }) => {
    const access = await findAccessAs(db, owner, params.id, 'edit')
    return { restored: access === undefined ? 0 : await restoreCleared(db, access, new Date(body.clearedAt)) }
  },
  'GET /api/shopping-suggestions': async ({ owner, query: { list: ref = 'personal' } }) => {
    const access = await findAccessAs(db, owner, ref, 'tick')
    if (access === undefined) return { names: [] }
    const [habits, open] = await Promise.all([readHabits(db, access), openItems(db, access)])
    const names = open.map(({ name }) => name)
    return { names: suggest(habits, names, maxSuggestions) }
  },
})

const start: ItemPosition = { sortKey: -maxRank - 1, id: '00000000-0000-0000-0000-000000000000' }

/** Cursors are timestamps; a sort key is converted to one. */
function readCursor(cursor: string | undefined): ItemPosition {
  if (cursor === undefined) return start
  const { at, id } = fromCursor(cursor)
  return { sortKey: at.getTime(), id }
}

/** The sealed JSON is sent without parsing, so the stored type must match the contract's. */
function toItem({ row, list }: FoundItem): Json<ShoppingItem> {
  const { id, completedAt, sortKey, createdAt, sealedContent } = row
  return joinJson(
    { id, isCompleted: completedAt !== null, sortKey, createdAt: createdAt.toISOString() },
    jsonOrPlaceholder(list, shoppingItems.sealedContent, id, sealedContent),
  )
}
