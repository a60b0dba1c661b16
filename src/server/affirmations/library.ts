import { z } from 'zod'
import { id } from '#contract/fields.ts'
import {
  affirmationCategories,
  experienceLevels,
  goalCategories,
  primaryGoals,
  wellnessAreas,
} from '#contract/lists.ts'
import { readContent } from '#server/lib/content.ts'

const category = z.enum(affirmationCategories)
const content = z.string().min(1).max(120)
const ours = z.strictObject({ id, category, content })
const wording = z.strictObject({ id, content })
export type Wording = z.infer<typeof wording>

/** What can be said about one answer or kind of goal: two wordings for those who like it soft, two for those who like it strong. */
const subject = z.strictObject({ category, soft: z.array(wording).length(2), strong: z.array(wording).length(2) })
export type Subject = z.infer<typeof subject>

const personal = z.strictObject({
  goals: z.record(z.enum(goalCategories), subject),
  primaryGoals: z.record(z.enum(primaryGoals), subject),
  wellnessAreas: z.record(z.enum(wellnessAreas), subject),
  experience: z.record(z.enum(experienceLevels), subject),
  challenge: subject,
})

const descending = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? 1 : -1)

/** Everything we wrote. Ours stand in the order of their ids, which is none: neighbours are of different categories. */
export type Library = { ours: readonly z.infer<typeof ours>[]; personal: z.infer<typeof personal> }

let library: Promise<Library> | undefined

/** The affirmations that we wrote, read once. Throws where one is missing, too long or without a category. */
export const getLibrary = (): Promise<Library> => (library ??= readLibrary())

async function readLibrary(): Promise<Library> {
  const written = await readContent('affirmations/system', z.array(ours))
  return { ours: written.toSorted(descending), personal: await readContent('affirmations/personal', personal) }
}
