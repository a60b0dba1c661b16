import { z } from 'zod'
import { numeral, whole } from './fields.ts'
import type { Calls } from './kernel.ts'
import { quoteTopics } from './lists.ts'

const unknown = 'There’s nothing by this name'

/** The id of built-in content, stable across releases. */
const name = z
  .string({ error: unknown })
  .max(60, { error: unknown })
  .regex(/^[a-z0-9-]+$/, { error: unknown })
const namePath = z.strictObject({ id: name })

/** A meditation in the list. `resumeAt` is the position in seconds where the user left off, or null. */
export const meditationCard = z.object({
  id: name,
  title: z.string(),
  kind: z.string(),
  lead: z.string(),
  setting: z.string(),
  seconds: z.int(),
  resumeAt: z.int().nullable(),
})
export type MeditationCard = z.infer<typeof meditationCard>

/** A meditation with its text: each line lasts the given seconds, including the silence after it. */
export const meditation = meditationCard.extend({
  credit: z.string().nullable(),
  lines: z.array(z.object({ text: z.string(), seconds: z.int() })),
})
export type Meditation = z.infer<typeof meditation>

/** A literal quote, verse line by line; `part` is its location in the work, `original` the text that we translated. */
export const quote = z.object({
  id: name,
  topic: z.enum(quoteTopics),
  text: z.string(),
  author: z.string(),
  work: z.string(),
  part: z.string().nullable(),
  year: z.string(),
  original: z.string().nullable(),
  isSaved: z.boolean(),
})
export type Quote = z.infer<typeof quote>

const stepCard = z.object({ id: name, title: z.string(), isDone: z.boolean() })

/** A course in the list. `isOpen`: the user's plan includes it, or the user has begun it. `minutes` is the reading time. */
export const courseCard = z.object({
  id: name,
  title: z.string(),
  lead: z.string(),
  isPremium: z.boolean(),
  isOpen: z.boolean(),
  minutes: z.int(),
  steps: z.array(stepCard),
})
export type CourseCard = z.infer<typeof courseCard>

/** A course with its text and sources. */
export const course = courseCard.extend({
  sources: z.array(z.string()),
  steps: z.array(stepCard.extend({ paragraphs: z.array(z.string()), exercise: z.string() })),
})
export type Course = z.infer<typeof course>

const outside = 'There’s no such step'
const stepPath = namePath.extend({
  n: numeral(0, 50, outside),
})

/** Steps are counted from 0. A position of 0 seconds clears the saved one. */
export const mindsetApi = {
  'GET /api/mindset/meditations': { reply: z.array(meditationCard) },
  'GET /api/mindset/meditations/{id}': { params: namePath, reply: meditation },
  'PUT /api/mindset/meditations/{id}/position': {
    params: namePath,
    body: z.strictObject({ seconds: whole(0, 3_600, 'Whole seconds, at most an hour') }),
    reply: meditationCard,
  },
  'GET /api/mindset/quotes': { reply: z.array(quote) },
  'PUT /api/mindset/quotes/{id}/save': {
    params: namePath,
    body: z.strictObject({ isSaved: z.boolean({ error: 'Saved is true or false' }) }),
    reply: quote,
  },
  'GET /api/mindset/courses': { reply: z.array(courseCard) },
  'GET /api/mindset/courses/{id}': { params: namePath, reply: course },
  'PUT /api/mindset/courses/{id}/steps/{n}': {
    params: stepPath,
    body: z.strictObject({ isDone: z.boolean({ error: 'Done is true or false' }) }),
    reply: courseCard,
  },
} satisfies Calls
