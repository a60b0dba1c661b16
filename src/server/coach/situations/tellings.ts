import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { normalize } from '../guide/text-analysis.ts'
import type { Said } from './situations.ts'

const text = z.string().min(1).max(400)
const written = await readContent(
  'coach/tellings',
  z.array(
    z.strictObject({
      id: z.string(),
      tone: z.enum(['hard', 'good', 'plain']),
      /** Expressions over the message in plain letters, each of which it must meet. */
      all: z.array(text).min(1),
      none: text.optional(),
      lines: z.array(text).min(3),
      questions: z.array(text).min(3),
      /** The matter that it is surely about is named below. */
      isWithIdeas: z.literal(true).optional(),
    }),
  ),
)
export type Telling = Said & { isWithIdeas?: true | undefined }
const tellings = written.map((one) => ({
  meets: one.all.map((form) => new RegExp(form)),
  none: one.none === undefined ? null : new RegExp(one.none),
  said: { tone: one.tone, lines: one.lines, questions: one.questions, matters: [], isWithIdeas: one.isWithIdeas },
}))
const maxLetters = 500

/** What is told in plain words of its own, that no classifier has to guess. */
export function findTelling(message: string): Telling | null {
  const line = normalize(message.slice(0, maxLetters))
  const found = tellings.find(({ meets, none }) => meets.every((form) => form.test(line)) && none?.test(line) !== true)
  return found?.said ?? null
}
