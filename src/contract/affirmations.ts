import { z } from 'zod'
import { id, idPath, moment, pageQuery, text, unreadable } from './fields.ts'
import type { Calls } from './kernel.ts'
import { affirmationCategories } from './lists.ts'

const content = text(500)
const category = z.enum(affirmationCategories, { error: 'Choose what it is about' })

/**
 * An affirmation as the wire carries it: one of ours, one drawn from what she told us (`isPersonalized`; `basedOn` ends the
 * sentence 'Based on …'), or one she wrote (`isCustom`; only those can be changed and have a `createdAt`). An id of ours or of a
 * personalized one stays the same from release to release.
 */
export const affirmation = z.object({
  id,
  content: z.string(),
  category,
  isCustom: z.boolean(),
  isPersonalized: z.boolean(),
  basedOn: z.string().nullable(),
  isLoved: z.boolean(),
  createdAt: moment.nullable(),
  ...unreadable,
})
export type Affirmation = z.infer<typeof affirmation>

/** `category` is general where she says nothing. */
const newAffirmation = z.strictObject({
  id: id.exactOptional(),
  content,
  category: category.exactOptional(),
  isCustom: z.literal(true, { error: 'What she writes is her own' }).exactOptional(),
})
export type NewAffirmation = z.infer<typeof newAffirmation>

const affirmationChange = z.strictObject({ content: content.exactOptional(), category: category.exactOptional() })
export type AffirmationChange = z.infer<typeof affirmationChange>

/** Without a `type`: personalized ones, then her own, then ours. `loved`: those she loves, the latest first. With `category`, only those about it. */
const listQuery = z.strictObject({
  ...pageQuery.shape,
  type: z.enum(['system', 'loved'], { error: 'There is no such kind of affirmation' }).exactOptional(),
  category: category.exactOptional(),
})

/**
 * `today` is the one of her day: a personalized one where there are any. It stays until `next` gives another, which is never
 * one she has seen before she has seen them all.
 */
export const affirmationsApi = {
  'GET /api/affirmations': { query: listQuery, reply: z.array(affirmation), list: true },
  'GET /api/affirmations/today': { reply: affirmation },
  'POST /api/affirmations/next': { reply: affirmation },
  'POST /api/affirmations': { body: newAffirmation, reply: affirmation, status: 201 },
  'PUT /api/affirmations/{id}': { params: idPath, body: affirmationChange, reply: affirmation },
  'DELETE /api/affirmations/{id}': { params: idPath },
  'POST /api/affirmations/{id}/restore': { params: idPath, reply: affirmation },
  'PUT /api/affirmations/{id}/love': {
    params: idPath,
    body: z.strictObject({ isLoved: z.boolean({ error: 'Loved is true or false' }) }),
    reply: affirmation,
  },
} satisfies Calls
