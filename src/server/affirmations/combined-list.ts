import type { Onboarding } from '#contract/onboarding.ts'
import type { Db } from '#server/lib/db.ts'
import type { ReadOpenGoals } from '#server/lib/open-goals.ts'
import type { Position } from '#server/lib/pagination.ts'
import { notFound } from '#server/lib/http-error.ts'
import { type Owner, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { type AffirmationRow, type Category, findOwn, listOwn } from './affirmations.repo.ts'
import { affirmations } from './affirmations.table.ts'
import type { AffirmationLibrary } from './library.ts'
import { type PersonalizedAffirmation, personalize, type LazyItem } from './personalize.ts'
import { isAfter, type ListedAffirmation, toLibraryItem } from './listed-affirmation.ts'

/** The sources besides the user's own affirmations. */
export type Sources = {
  library: AffirmationLibrary
  readAnswers: (db: Db, owner: Owner) => Promise<Onboarding | null>
  readOpenGoals: ReadOpenGoals
}

const goalsRead = 12

/** From onboarding answers and the newest goals. */
export async function readLazyItems(db: Db, owner: Owner, sources: Sources): Promise<LazyItem[]> {
  const answers = await sources.readAnswers(db, owner)
  const goals = await sources.readOpenGoals(db, owner, goalsRead)
  return personalize(sources.library, answers, goals)
}

/** In list order. */
export const personalItems = (items: readonly LazyItem[]): PersonalizedAffirmation[] =>
  items.map(({ toItem }) => toItem()).sort((a, b) => (isAfter(a, b) ? 1 : -1))

/** Personalized, own, then library ones; with a category, only that category's. */
export async function listCombined(
  db: Db,
  owner: Owner,
  sources: Sources,
  after: Position,
  limit: number,
  category?: Category,
): Promise<ListedAffirmation[]> {
  const personal = personalItems(await readLazyItems(db, owner, sources)).filter(
    (one) => isAfter(one, after) && isAbout(one, category),
  )
  const own = personal.length < limit ? await listOwn(db, owner, after, limit, category) : []
  const ours = listLibrary(sources.library, after, limit, category)
  return [...personal, ...own.map((row) => toOwnItem(owner, row)), ...ours].slice(0, limit)
}

/** Without a category every item matches. */
export const isAbout = (one: ListedAffirmation, category: Category | undefined): boolean =>
  category === undefined || one.category === category

/** Library items; with a category, only that category's. */
export const listLibrary = (
  { ours }: AffirmationLibrary,
  after: Position,
  limit: number,
  category?: Category,
): ListedAffirmation[] =>
  ours
    .map(toLibraryItem)
    .filter((one) => isAfter(one, after) && isAbout(one, category))
    .slice(0, limit)

/** By id. A deleted one, or one whose goal or answer is gone, is missing. */
export async function findItems(
  db: Db,
  owner: Owner,
  sources: Sources,
  ids: readonly string[],
): Promise<Map<string, ListedAffirmation>> {
  const wanted = new Set(ids)
  const found = sources.library.ours.filter(({ id }) => wanted.has(id)).map(toLibraryItem)
  if (found.length < wanted.size) {
    for (const row of await findOwn(db, owner, ids)) found.push(toOwnItem(owner, row))
    if (found.length < wanted.size)
      found.push(...personalItems(await readLazyItems(db, owner, sources)).filter(({ id }) => wanted.has(id)))
  }
  return new Map(found.map((one) => [one.id, one]))
}

/** Throws 404 if there is none. */
export async function requireItem(db: Db, owner: Owner, sources: Sources, id: string): Promise<ListedAffirmation> {
  const found = (await findItems(db, owner, sources, [id])).get(id)
  if (found === undefined) throw notFound()
  return found
}

export const toOwnItem = (owner: Owner, row: AffirmationRow): ListedAffirmation => ({
  id: row.id,
  at: row.createdAt,
  ...unsealOrPlaceholder(owner, affirmations.sealedContent, row.id, row.sealedContent),
  category: row.category,
  isCustom: true,
  isPersonalized: false,
  basedOn: null,
  createdAt: row.createdAt.toISOString(),
})
