import type { Db } from '#server/lib/db.ts'
import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { findIn, type SearchSource, type SearchText } from '#server/lib/search.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { type ListAccess, listAccesses } from './access.repo.ts'
import { type ItemPosition, type ItemRow, listItems } from './items.repo.ts'
import { shoppingItems } from './shopping.table.ts'

const first: ItemPosition = { sortKey: Number.MIN_SAFE_INTEGER, id: '00000000-0000-0000-0000-000000000000' }
const batch = 500

/** The items of the lists that the account is a member of, list by list, each in its order. */
async function* itemsOf(db: Db, { owner }: OwnerInZone) {
  for (const access of await listAccesses(db, owner)) {
    const at = `?tab=${access.tab ?? access.list.id}`
    for (let from: ItemPosition | undefined = first; from !== undefined;) {
      const rows = await listItems(db, access, from, batch)
      yield rows.map((row) => ({ row, open: () => toText(access, row, at) }))
      from = rows.length < batch ? undefined : rows.at(-1)
    }
  }
}

function toText({ list }: ListAccess, { id, sealedContent }: ItemRow, at: string): SearchText {
  const { name, quantity, note, isUnreadable } = unsealOrPlaceholder(
    list,
    shoppingItems.sealedContent,
    id,
    sealedContent,
  )
  return { title: name, texts: [note, quantity], at, isUnreadable }
}

const searchItems: SearchSource = {
  kind: 'shopping',
  heading: 'Shopping lists',
  page: 'shopping',
  table: shoppingItems,
  find: (db, user, search) => findIn(itemsOf(db, user), 'shopping', search),
}

export const shoppingSearches = [searchItems]
