import { z } from 'zod'
import { breathingTechniques, goalCategories, taskCategories } from '#contract/lists.ts'
import { readContent } from '#server/lib/content.ts'

/** The six fields of expertise by the names that the guide uses. */
export const fields = {
  mindset: 'mindset',
  confidence: 'confidence',
  money: 'money and digital income',
  wellness: 'self-care and wellness',
  career: 'career and your own business',
  balance: 'goals and work-life balance',
} as const
type Field = keyof typeof fields
const fieldNames: readonly Field[] = ['mindset', 'confidence', 'money', 'wellness', 'career', 'balance']

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

const passage = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: words(80),
  time: words(40),
  keywords: z.array(words(60)).min(5),
  asks: z.array(words(120)).min(4),
  opening: words(200),
  text: words(1_200),
  steps: z.array(words(300)).min(3).max(5),
  why: words(300),
  source: z.strictObject({ who: words(120), year: z.int().min(1900).max(2026), what: words(300) }).nullable(),
  question: words(200),
  suits: z.strictObject({
    goals: z.array(z.enum(goalCategories)),
    anyGoal: z.boolean(),
    tasks: z.boolean(),
    selfCare: z.boolean(),
    lowMood: z.boolean(),
  }),
  proposal: offer.nullable(),
})

export type Passage = z.infer<typeof passage> & { field: Field }

/** Throws where a passage does not match the schema. */
export async function readPassages(): Promise<readonly Passage[]> {
  const all = await Promise.all(
    fieldNames.map(async (field) =>
      (await readContent(`coach/passages/${field}`, z.array(passage))).map((one): Passage =>
        Object.assign(one, { field }),
      ),
    ),
  )
  return all.flat()
}
