import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { readClassifier } from '../guide/matter-classifier.ts'

const texts = z.array(z.string().min(1).max(240)).min(3)
/** Lines in reply to a statement, and questions that let the user go on. */
const reply = { lines: texts, questions: texts }
const tones = ['hard', 'good', 'plain'] as const
const schema = z.strictObject({
  situations: z.array(
    z.strictObject({
      id: z.string(),
      /** Describes the statement; the classifier is also trained on it. */
      about: z.string(),
      tone: z.enum(tones),
      /** True if users tell it in a word or two. */
      isMood: z.literal(true).optional(),
      ...reply,
      /** Matters of the library with ideas for it. */
      matters: z.array(z.string()).max(2),
    }),
  ),
})

const [written, classifySituation] = await Promise.all([
  readContent('coach/situations', schema),
  readClassifier('situation-classifier'),
])
export const writtenSituations = written.situations
export { classifySituation }

/** From this probability on, a message tells nothing of the user's own life. */
const outOfScopeFrom = 0.6
export const isOutOfScope = (message: string): boolean =>
  classifySituation(message).some(({ id, probability }) => id === null && probability >= outOfScopeFrom)
