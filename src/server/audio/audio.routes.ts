import type { audioApi, SavedMix } from '#contract/audio.ts'
import type { Context } from '#server/lib/context.ts'
import { arrayJson, joinJson, type Json } from '#server/lib/json.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import { type Owner, jsonOrPlaceholder } from '#server/lib/sealed.ts'
import { createMix, deleteMix, listMixes, type MixRow, restoreMix, updateMix } from './audio.repo.ts'
import { savedMixes } from './audio.table.ts'

export const audioRoutes = ({ db, clock }: Context): Handlers<typeof audioApi> => ({
  'GET /api/audio/mixes': async ({ owner }) => {
    const rows = await listMixes(db, owner)
    return arrayJson(rows.map((row) => toMix(owner, row)))
  },
  'POST /api/audio/mixes': async ({ owner, body }) => {
    const { row, isNew } = await createMix(db, owner, body, clock())
    return new StatusReply(isNew ? 201 : 200, toMix(owner, row))
  },
  'PUT /api/audio/mixes/{id}': async ({ owner, params: { id }, body }) =>
    toMix(owner, await updateMix(db, owner, id, body, clock())),
  'DELETE /api/audio/mixes/{id}': async ({ owner, params: { id } }) => deleteMix(db, owner, id, clock()),
  'POST /api/audio/mixes/{id}/restore': async ({ owner, params: { id } }) =>
    toMix(owner, await restoreMix(db, owner, id)),
})

function toMix(owner: Owner, { id, sounds, sealedContent, createdAt }: MixRow): Json<SavedMix> {
  return joinJson(
    { id, sounds, createdAt: createdAt.toISOString() },
    jsonOrPlaceholder(owner, savedMixes.sealedContent, id, sealedContent),
  )
}
