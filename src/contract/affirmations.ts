import { z } from 'zod'
import { id, idPath, moment, pageQuery, text, unreadable } from './fields.ts'
import type { Calls } from './kernel.ts'
import { affirmationCategories } from './lists.ts'

const content = text(500)
const category = z.enum(affirmationCategories, { error: 'Choose what it’s about' })

/**
 * An affirmation on the wire: a built-in one, a personalized one made from the user's answers and goals (`isPersonalized`;
 * `basedOn` completes 'Based on …'), or the user's own (`isCustom`; only these can be changed and have a `createdAt`). Ids of
 * built-in and personalized ones are stable across releases.
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

/** `category` defaults to general. */
const newAffirmation = z.strictObject({
  id: id.exactOptional(),
  content,
  category: category.exactOptional(),
  isCustom: z.literal(true, { error: 'Your own affirmations are always custom' }).exactOptional(),
})
export type NewAffirmation = z.infer<typeof newAffirmation>

const affirmationChange = z.strictObject({ content: content.exactOptional(), category: category.exactOptional() })
export type AffirmationChange = z.infer<typeof affirmationChange>

/** Without a `type`: personalized ones, then the user's own, then built-in ones. `loved`: favorites, latest first. */
const listQuery = z.strictObject({
  ...pageQuery.shape,
  type: z.enum(['system', 'loved'], { error: 'There’s no such kind of affirmation' }).exactOptional(),
  category: category.exactOptional(),
})

/**
 * `today` is the affirmation of the user's day, personalized if possible. It stays until `next` replaces it; `next` repeats
 * none before all have been shown.
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
