import { z } from 'zod'
import { breathingTechniques, goalCategories, taskCategories } from '#contract/lists.ts'
import { readContent } from '#server/lib/content.ts'
import { readPurposes } from '../dialogue/message-drafts/draft-texts.ts'
import { wholeWords } from '../phrase-pattern.ts'

/** The fields of the library, by file name, with their names in replies. */
export const fields = {
  asking: 'asking, refusing and messages',
  work: 'work and careers',
  business: 'your own business',
  money: 'money',
  family: 'children and family',
  love: 'partners, friends and loneliness',
  care: 'caring, grief and faith',
  body: 'body, sleep and health',
  mind: 'mind and confidence',
  days: 'days, goals and home',
} as const
const fieldNames = ['asking', 'work', 'business', 'money', 'family', 'love', 'care', 'body', 'mind', 'days'] as const

const words = (max: number) => z.string().min(1).max(max)

const offer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('task'),
    title: words(100),
    category: z.enum(taskCategories),
    minutes: z.int().min(15).max(240),
  }),
  z.strictObject({ kind: z.literal('entry'), title: words(100), content: words(500) }),
  z.strictObject({
    kind: z.literal('breathing'),
    techniqueId: z.enum(breathingTechniques.map(({ id }) => id)),
  }),
])

/** `example` is a draft, a talk, a sum or a scene. `seeAProfessional`: when to see which professional, or null if none is needed. */
const passage = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: words(60),
  field: z.enum(fieldNames),
  answer: words(420),
  steps: z.array(words(260)).min(3).max(5),
  example: words(600),
  ifItGoesWrong: words(320),
  seeAProfessional: words(260).nullable(),
  why: words(280),
  source: z.strictObject({ who: words(120), year: z.int().min(1900).max(2026), what: words(300) }).nullable(),
  question: words(160),
  suits: z.strictObject({
    goals: z.array(z.enum(goalCategories)),
    anyGoal: z.boolean(),
    tasks: z.boolean(),
    lowMood: z.boolean(),
  }),
  proposal: offer.nullable(),
})

/** General help for a kind of matter, for questions without a matter of their own. `about` completes 'what usually helps with …'. */
const theme = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  about: words(60),
  answer: words(420),
  steps: z.array(words(260)).length(3),
  help: words(260).nullable(),
  /** An expression over the message in plain letters that names the theme if none of its matters is found. */
  named: z
    .array(words(60))
    .transform((all) => wholeWords(all, 'g'))
    .optional(),
  question: words(160),
  matters: z.array(z.string()).min(4),
})
/** General help for a kind of matter. */
export type Theme = z.infer<typeof theme>

/** A narrow matter is found only if the message names its condition: nights, for eating on night shift. */
const needs = z.array(
  z.strictObject({
    about: words(60),
    /** Expressions over the message in plain letters, one of which must match as whole words. */
    words: z.array(words(200)).min(1),
    matters: z.array(z.string()).min(1),
  }),
)

/**
 * A written matter of the library. `about`: its name in a few words, as in 'Is this about …?' `hasMessage`: the coach can write a
 * message for it. `needs`: expressions that a message about it must all match.
 */
export type Passage = z.infer<typeof passage> & {
  about: string
  hasMessage: boolean
  theme: Theme
  needs: readonly RegExp[]
}

/** Reads the themes. */
export const readThemes = (): Promise<Theme[]> => readContent('coach/themes', z.array(theme))

/** Whether a matter is about grief. It quotes no records, and a reply to its question gets no step. */
export const isGrief = ({ id }: Passage): boolean => id === 'loss-of-someone' || id.startsWith('grief-')

/** Reads all passages. Throws if one does not match the schema. */
export async function readPassages(): Promise<readonly Passage[]> {
  const [themes, subjects, needed, purposes, ...all] = await Promise.all([
    readThemes(),
    readContent('coach/subjects', z.record(z.string(), words(60))),
    readContent('coach/matter-needs', needs),
    readPurposes(),
    ...fieldNames.map((field) => readContent(`coach/passages/${field}`, z.array(passage))),
  ])
  const withMessage = new Set(purposes.flatMap(({ matters }) => matters))
  const themeOf = new Map(themes.flatMap((each) => each.matters.map((id) => [id, each])))
  const forms = needed.map(({ words: said, matters }) => ({ matters, form: wholeWords(said) }))
  return all.flat().map((one) => {
    const of = themeOf.get(one.id)
    if (of === undefined) throw new Error(`${one.id} has no theme.`)
    return Object.assign(one, {
      about: subjects[one.id] ?? one.title,
      hasMessage: withMessage.has(one.id),
      theme: of,
      needs: forms.filter(({ matters }) => matters.includes(one.id)).map(({ form }) => form),
    })
  })
}
