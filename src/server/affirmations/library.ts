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

/** `verb` and `noun` say it with the goal's name at `{goal}`, where its form fits (goal-phrase.ts); `content` without it. */
const goalWording = wording.extend({ verb: content.optional(), noun: content.optional() })
export type GoalWording = z.infer<typeof goalWording>

/** Wordings for one answer or kind of goal: two soft ones, two strong ones. */
const subjectOf = <W extends z.ZodType>(each: W) =>
  z.strictObject({ category, soft: z.array(each).length(2), strong: z.array(each).length(2) })
const subject = subjectOf(wording)
export type Wordings = z.infer<typeof subject>

const personal = z.strictObject({
  goals: z.record(z.enum(goalCategories), subjectOf(goalWording)),
  primaryGoals: z.record(z.enum(primaryGoals), subject),
  wellnessAreas: z.record(z.enum(wellnessAreas), subject),
  experience: z.record(z.enum(experienceLevels), subject),
  challenge: subject,
})

const descending = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? 1 : -1)

/** Ordered by id, which mixes the categories. */
export type AffirmationLibrary = { ours: readonly z.infer<typeof ours>[]; personal: z.infer<typeof personal> }

let library: Promise<AffirmationLibrary> | undefined

/** Read once. Throws if one is missing, too long or without a category. */
export const getLibrary = (): Promise<AffirmationLibrary> => (library ??= readLibrary())

async function readLibrary(): Promise<AffirmationLibrary> {
  const written = await readContent('affirmations/system', z.array(ours))
  return { ours: written.toSorted(descending), personal: await readContent('affirmations/personal', personal) }
}
