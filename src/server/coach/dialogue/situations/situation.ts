import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

const text = z.string().min(10).max(800)
/** Said only where one of these words was; `{who}`, `{Who}` and `{Count}` stand for what the message names. */
const line = z.union([text, z.strictObject({ if: z.array(z.string()).min(1), say: text })])
export type SituationLine = z.infer<typeof line>

/**
 * What is going on with whom, where no single matter of the library is meant for sure. `people`: one of these kinds is named; empty
 * where anybody may be. `matters`: those of the library that it is about. `cues`: words that tell of it, `*` for any ending.
 */
const situation = z.strictObject({
  id: z.string(),
  /** Only for a story that nothing else is known of. */
  isGeneral: z.boolean(),
  people: z.array(z.string()),
  matters: z.array(z.string()).min(1),
  /** Below so many cues its matters alone don't tell of it. */
  leastCues: z.int().min(0),
  cues: z.array(z.string()).min(5),
  /** Said to somebody who only tells. */
  met: z.array(line).min(1),
  /** The answer in a sentence. */
  first: z.array(line).min(1),
  steps: z.array(line).min(3),
  /** Which way the coach would go. */
  decides: z.array(line).min(1),
  /** What if it is refused, or was tried before. */
  resists: z.array(line).min(1),
  question: z.string(),
  /** What words to send or to say would be for. */
  purpose: z.string().nullable(),
})
export type Situation = z.infer<typeof situation>

export const readSituations = (): Promise<readonly Situation[]> => readContent('coach/situations', z.array(situation))
