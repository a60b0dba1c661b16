import type { Db } from '#server/lib/db.ts'
import { readSealed } from '#server/lib/sealed.ts'
import { findIn, type SearchSource } from '#server/lib/search.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { listAccesses } from './access.repo.ts'
import { type ItemPosition, listItems } from './items.repo.ts'
import { shoppingItems } from './shopping.table.ts'

const first: ItemPosition = { place: Number.MIN_SAFE_INTEGER, id: '00000000-0000-0000-0000-000000000000' }
const batch = 500

/** The items of the lists that the account is a member of, list by list, each in its order. */
async function* itemsOf(db: Db, { owner }: OwnerInZone) {
  for (const access of await listAccesses(db, owner)) {
    const at = `?tab=${access.tab ?? access.list.id}`
    for (let from: ItemPosition | undefined = first; from !== undefined;) {
      const rows = await listItems(db, access, from, batch)
      yield rows.map((row) => {
        const { name, quantity, note, isUnreadable } = readSealed(access.list, shoppingItems.words, row.id, row.words)
        return { row, text: { title: name, texts: [note, quantity], at, isUnreadable } }
      })
      from = rows.at(-1)
    }
  }
}

const searchItems: SearchSource = {
  kind: 'shopping',
  page: 'shopping',
  find: (db, user, words) => findIn(itemsOf(db, user), 'shopping', words),
}

export const shoppingSearches = [searchItems]
