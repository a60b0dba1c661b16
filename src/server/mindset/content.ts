import { z } from 'zod'
import { quoteTopics } from '#contract/lists.ts'
import { readContent } from '#server/lib/content.ts'

const name = z.string().regex(/^[a-z0-9-]{1,60}$/)
const words = z.string().min(1)

const meditation = z.strictObject({
  id: name,
  title: words,
  kind: words,
  lead: words,
  setting: words,
  credit: words.nullable(),
  lines: z.array(z.strictObject({ text: words, seconds: z.int().min(3).max(60) })).min(10),
})
export type WrittenMeditation = z.infer<typeof meditation>

/**
 * `part`: where in the work the line is. `died`: the author's year of death, because texts are in the public domain 70 years
 * later. `checked`: the source the wording was compared with, letter by letter; a quote without one is not included.
 */
const quote = z.strictObject({
  id: name,
  topic: z.enum(quoteTopics),
  text: words,
  author: words,
  died: z.int(),
  work: words,
  part: words.nullable(),
  year: words,
  original: words.nullable(),
  checked: words,
})
export type WrittenQuote = z.infer<typeof quote>

const course = z.strictObject({
  id: name,
  title: words,
  lead: words,
  isPremium: z.boolean(),
  sources: z.array(words),
  steps: z
    .array(z.strictObject({ id: name, title: words, paragraphs: z.array(words).min(2), exercise: words }))
    .min(5)
    .max(7),
})
export type WrittenCourse = z.infer<typeof course>

/** By name, in display order. */
export type Writings = {
  meditations: ReadonlyMap<string, WrittenMeditation>
  quotes: ReadonlyMap<string, WrittenQuote>
  courses: ReadonlyMap<string, WrittenCourse>
}

const byName = <T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]))

/** Throws if something is missing. */
export const readWritings = async (): Promise<Writings> => ({
  meditations: byName(await readContent('mindset/meditations', z.array(meditation))),
  quotes: byName(await readContent('mindset/quotes', z.array(quote))),
  courses: byName(await readContent('mindset/courses', z.array(course))),
})
