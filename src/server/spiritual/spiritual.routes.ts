import type { Prayer, Reflection, spiritualApi } from '#contract/spiritual.ts'
import type { Context } from '#server/lib/context.ts'
import { dayOf } from '#server/lib/days.ts'
import { joinJson, type Json } from '#server/lib/json.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import { defaultLimit, fromCursor, positionOf, toPage } from '#server/lib/pagination.ts'
import { type Owner, unsealOrPlaceholder, jsonOrPlaceholder } from '#server/lib/sealed.ts'
import { createPrayer, deletePrayer, listPrayers, type PrayerRow, restorePrayer, updatePrayer } from './prayers.repo.ts'
import { loadReadings } from './readings.ts'
import {
  createReflection,
  deleteReflection,
  listReflections,
  type ReflectionRow,
  restoreReflection,
  updateReflection,
} from './reflections.repo.ts'
import { getSettings, saveSettings } from './settings.repo.ts'
import { prayers, reflections } from './spiritual.table.ts'

type Routes = Handlers<typeof spiritualApi>

export const spiritualRoutes = async (context: Context): Promise<Routes> => ({
  ...(await readingRoutes(context)),
  ...prayerRoutes(context),
  ...reflectionRoutes(context),
})

type ReadingKeys = 'GET /api/spiritual/today' | 'PUT /api/spiritual/settings' | 'GET /api/spiritual/wisdom'

async function readingRoutes({ db, clock }: Context): Promise<Pick<Routes, ReadingKeys>> {
  const readings = await loadReadings()
  return {
    'GET /api/spiritual/today': async ({ owner, session }) => {
      const date = dayOf(clock(), session.timeZone)
      const { tradition, isUnreadable } = await getSettings(db, owner)
      const reading = readings.ofDay(tradition, date)
      return { date, tradition, reading, ...(isUnreadable && { isUnreadable }) }
    },
    'PUT /api/spiritual/settings': async ({ owner, body }) => saveSettings(db, owner, body),
    'GET /api/spiritual/wisdom': async () => [...readings.wisdom],
  }
}

type PrayerKeys = Extract<keyof Routes, `${string} /api/prayers${string}`>

const prayerRoutes = ({ db, clock }: Context): Pick<Routes, PrayerKeys> => ({
  'GET /api/prayers': async ({ owner, query: { limit = defaultLimit, cursor, state } }) => {
    const rows = await listPrayers(db, owner, { after: fromCursor(cursor), limit: limit + 1, state })
    return toPage(rows, limit, positionOf, (row) => toPrayer(owner, row))
  },
  'POST /api/prayers': async ({ session, body }) => {
    const { row, isNew } = await createPrayer(db, session, body, clock())
    return new StatusReply(isNew ? 201 : 200, toPrayer(session.owner, row))
  },
  'PUT /api/prayers/{id}': async ({ session, params, body }) =>
    toPrayer(session.owner, await updatePrayer(db, session, params.id, body, clock())),
  'DELETE /api/prayers/{id}': async ({ owner, params }) => deletePrayer(db, owner, params.id, clock()),
  'POST /api/prayers/{id}/restore': async ({ owner, params }) =>
    toPrayer(owner, await restorePrayer(db, owner, params.id)),
})

type ReflectionKeys = Extract<keyof Routes, `${string} /api/reflections${string}`>

const reflectionRoutes = ({ db, clock }: Context): Pick<Routes, ReflectionKeys> => ({
  'GET /api/reflections': async ({ owner, query: { limit = defaultLimit, cursor } }) => {
    const rows = await listReflections(db, owner, fromCursor(cursor), limit + 1)
    return toPage(rows, limit, positionOf, (row) => toReflection(owner, row))
  },
  'POST /api/reflections': async ({ session, body }) => {
    const { row, isNew } = await createReflection(db, session, body, clock())
    return new StatusReply(isNew ? 201 : 200, toReflection(session.owner, row))
  },
  'PUT /api/reflections/{id}': async ({ owner, params, body }) =>
    toReflection(owner, await updateReflection(db, owner, params.id, body, clock())),
  'DELETE /api/reflections/{id}': async ({ owner, params }) => deleteReflection(db, owner, params.id, clock()),
  'POST /api/reflections/{id}/restore': async ({ owner, params }) =>
    toReflection(owner, await restoreReflection(db, owner, params.id)),
})

function toPrayer(owner: Owner, { id, answeredOn, createdAt, updatedAt, sealedContent }: PrayerRow): Prayer {
  const { answer, ...rest } = unsealOrPlaceholder(owner, prayers.sealedContent, id, sealedContent)
  return {
    id,
    ...rest,
    answer: answeredOn === null ? null : { on: answeredOn, words: answer ?? '' },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** The sealed JSON is sent without parsing, so the stored type must match the contract's. */
function toReflection(owner: Owner, row: ReflectionRow): Json<Reflection> {
  const { id, seconds, createdAt, updatedAt, sealedContent } = row
  const plain = { id, seconds, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  return joinJson(plain, jsonOrPlaceholder(owner, reflections.sealedContent, id, sealedContent))
}
