import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

const tones = ['hard', 'good', 'mixed', 'plain', 'light'] as const
export type Tone = (typeof tones)[number]

const texts = z.array(z.string().min(1).max(240)).min(8)
const written = await readContent(
  'coach/replies-by-tone',
  z.record(z.enum(tones), z.strictObject({ lines: texts, questions: texts })),
)

/** Returns the acknowledgment for a tone alone, if no situation fits. */
export const replyByTone = (tone: Tone) => ({ ...written[tone], tone, matters: [] })
