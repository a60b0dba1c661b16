import { z } from 'zod'
import { id, idPath, moment, text, unreadable, whole } from './fields.ts'
import type { Calls } from './kernel.ts'
import { mixBounds, soundscapes } from './soundscapes.ts'

/** A sound in a mix, with its volume in percent. */
const mixSound = z.strictObject({
  sound: z.enum(
    soundscapes.map(({ key }) => key),
    { error: 'There’s no such soundscape' },
  ),
  volume: whole(1, 100, 'A volume from 1 to 100'),
})

const few = `Choose 1 to ${mixBounds.sounds} sounds`
const sounds = z
  .array(mixSound, { error: few })
  .min(1, { error: few })
  .max(mixBounds.sounds, { error: few })
  .refine((all) => new Set(all.map(({ sound }) => sound)).size === all.length, { error: 'Choose each sound only once' })

const name = text(60)

/** A saved mix of soundscapes. */
export const savedMix = z.object({
  id,
  name: z.string(),
  sounds: z.array(mixSound),
  createdAt: moment,
  ...unreadable,
})
export type SavedMix = z.infer<typeof savedMix>
export type MixSound = SavedMix['sounds'][number]

const newMix = z.strictObject({ id: id.exactOptional(), name, sounds })
export type NewMix = z.infer<typeof newMix>

const mixChange = z.strictObject({ name: name.exactOptional(), sounds: sounds.exactOptional() })
export type MixChange = z.infer<typeof mixChange>

/** Saved mixes, newest first. Not paginated: there are at most `mixBounds.mixes`. */
export const audioApi = {
  'GET /api/audio/mixes': { reply: z.array(savedMix) },
  'POST /api/audio/mixes': { body: newMix, reply: savedMix, status: 201 },
  'PUT /api/audio/mixes/{id}': { params: idPath, body: mixChange, reply: savedMix },
  'DELETE /api/audio/mixes/{id}': { params: idPath },
  'POST /api/audio/mixes/{id}/restore': { params: idPath, reply: savedMix },
} satisfies Calls
