import type { Affirmation, affirmationsApi } from '#contract/affirmations.ts'
import type { UserTime } from '#server/lib/clock.ts'
import type { Context } from '#server/lib/context.ts'
import type { Db } from '#server/lib/db.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import { defaultLimit, fromCursor, type Page, type Position, toPage } from '#server/lib/pagination.ts'
import type { Owner } from '#server/lib/sealed.ts'
import {
  type AffirmationRow,
  type Category,
  createAffirmation,
  deleteAffirmation,
  restoreAffirmation,
  updateAffirmation,
} from './affirmations.repo.ts'
import { listLoves, lovedAmong, setLoved } from './loves.repo.ts'
import type { ListedAffirmation } from './listed-affirmation.ts'
import { findItems, isAbout, listLibrary, listCombined, toOwnItem, requireItem, type Sources } from './combined-list.ts'
import { giveNext, readToday } from './today.repo.ts'

export const affirmationsRoutes = ({ db, clock, ...sources }: Context & Sources): Handlers<typeof affirmationsApi> => {
  const present = async (owner: Owner, one: ListedAffirmation): Promise<Affirmation> =>
    toAffirmation(one, await lovedAmong(db, owner, [one.id]))
  const presentOwn = (owner: Owner, row: AffirmationRow) => present(owner, toOwnItem(owner, row))
  return {
    'GET /api/affirmations': async ({ owner, query }) => listAffirmations(db, owner, sources, query),
    'GET /api/affirmations/today': async ({ owner, session: { timeZone } }) =>
      affirmationOfToday(db, owner, sources, { now: clock(), timeZone }),
    'POST /api/affirmations/next': async ({ owner, session: { timeZone } }) =>
      present(owner, await giveNext(db, owner, sources, { now: clock(), timeZone })),
    'POST /api/affirmations': async ({ owner, body }) => {
      const { row, isNew } = await createAffirmation(db, owner, body, clock())
      return new StatusReply(isNew ? 201 : 200, await presentOwn(owner, row))
    },
    'PUT /api/affirmations/{id}': async ({ owner, params, body }) =>
      presentOwn(owner, await updateAffirmation(db, owner, params.id, body, clock())),
    'DELETE /api/affirmations/{id}': async ({ owner, params }) => deleteAffirmation(db, owner, params.id, clock()),
    'POST /api/affirmations/{id}/restore': async ({ owner, params }) =>
      presentOwn(owner, await restoreAffirmation(db, owner, params.id)),
    'PUT /api/affirmations/{id}/love': async ({ owner, params, body }) => {
      const one = await requireItem(db, owner, sources, params.id)
      await setLoved(db, owner, one.id, body.isLoved, clock())
      return toAffirmation(one, new Set(body.isLoved ? [one.id] : []))
    },
  }
}

type Listed = {
  limit?: number | undefined
  cursor?: string | undefined
  type?: 'system' | 'loved' | undefined
  category?: Category | undefined
}

async function listAffirmations(db: Db, owner: Owner, sources: Sources, query: Listed): Promise<Page<Affirmation>> {
  const { limit = defaultLimit, cursor, type, category } = query
  const after = fromCursor(cursor)
  if (type === 'loved') return listLoved(db, owner, sources, after, limit, category)
  const shown =
    type === 'system'
      ? listLibrary(sources.library, after, limit + 1, category)
      : await listCombined(db, owner, sources, after, limit + 1, category)
  const ids = shown.map(({ id }) => id)
  const loved = await lovedAmong(db, owner, ids)
  const positionOf = ({ at, id }: ListedAffirmation) => ({ at, id })
  return toPage(shown, limit, positionOf, (one) => toAffirmation(one, loved))
}

async function listLoved(
  db: Db,
  owner: Owner,
  sources: Sources,
  after: Position,
  limit: number,
  category: Category | undefined,
): Promise<Page<Affirmation>> {
  const loves = await listLoves(db, owner, after, limit + 1)
  const ids = loves.map(({ affirmationId }) => affirmationId)
  const found = await findItems(db, owner, sources, ids)
  const { items, next } = toPage(
    loves,
    limit,
    ({ createdAt, affirmationId }) => ({ at: createdAt, id: affirmationId }),
    ({ affirmationId }) => found.get(affirmationId) ?? [],
  )
  const shown = items.flat().filter((one) => isAbout(one, category))
  return { items: shown.map((one) => toAffirmation(one, new Set(ids))), next }
}

/** The dashboard shows the same. */
export async function affirmationOfToday(db: Db, owner: Owner, sources: Sources, time: UserTime): Promise<Affirmation> {
  const one = await readToday(db, owner, sources, time)
  return toAffirmation(one, await lovedAmong(db, owner, [one.id]))
}

const toAffirmation = (one: ListedAffirmation, loved: ReadonlySet<string>): Affirmation => ({
  id: one.id,
  content: one.content,
  category: one.category,
  isCustom: one.isCustom,
  isPersonalized: one.isPersonalized,
  basedOn: one.basedOn,
  isLoved: loved.has(one.id),
  createdAt: one.createdAt,
  ...(one.isUnreadable && { isUnreadable: true }),
})
