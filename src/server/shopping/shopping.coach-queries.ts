import { shoppingCategories } from '#contract/shopping-lists.ts'
import type { Db } from '#server/lib/db.ts'
import type { Session } from '#server/lib/session.ts'
import { matchNames } from '#server/lib/match-names.ts'
import type { FoundOf, QuestionOf, CoachQueries } from '#server/ports/coach-queries.ts'
import { findAccessAs } from './access.repo.ts'
import { openItems } from './items.repo.ts'
import { listLists } from './lists.repo.ts'

const maxNames = 20
const maxLetters = 80

const labelOf = (category: string): string => shoppingCategories.find(({ id }) => id === category)?.label ?? category

/** The account's own lists that nobody else is on: words of others are never read. Of shared lists only the name is read. */
async function readShopping(
  db: Db,
  { owner }: Session,
  { list, item }: QuestionOf<'shopping'>,
): Promise<FoundOf<'shopping'>> {
  const all = (await listLists(db, owner)).filter(({ category }) => list === null || category === list)
  const filled = all.filter(({ total, completed }) => total > completed)
  const own = filled.filter((each) => each.list === each.category && each.members === 1)
  const lists = await Promise.all(
    own.map(async ({ category, total, completed }) => {
      const access = await findAccessAs(db, owner, category, 'owner')
      const open = access === undefined ? [] : await openItems(db, access)
      const named = item === null ? open : matchNames(item, open, ({ name }) => name)
      const names = named.slice(0, maxNames).map(({ name }) => name.slice(0, maxLetters))
      return { label: labelOf(category), open: total - completed, names }
    }),
  )
  const shared = filled.filter((each) => !own.includes(each)).map(({ category }) => labelOf(category))
  return { ask: 'shopping', list, item, lists, shared: [...new Set(shared)] }
}

export const shoppingCoachQueries: CoachQueries<'shopping'> = { shopping: readShopping }
