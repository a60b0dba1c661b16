import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

const wordings = z.array(z.string().min(1).max(420)).min(1)

/**
 * What a message is for, and how it sounds. Of several wordings the first is used that lacks nothing: `{!say}` has to be known,
 * `{day|Friday}` has something to say in its place. `back` holds when they push back; `tip` is for the one who sends it.
 */
const purpose = z.strictObject({
  id: z.string(),
  matters: z.array(z.string()),
  plain: wordings,
  softer: wordings,
  firmer: wordings,
  short: wordings,
  funny: wordings.optional(),
  back: wordings,
  tip: z.string(),
})
/** The texts of one kind of message. */
export type Purpose = z.infer<typeof purpose>

export type Tone = 'plain' | 'softer' | 'firmer' | 'funny'

/** Those for any case, and those for common cases, which take up what was told of it. */
export const readPurposes = async (): Promise<Purpose[]> => {
  const [general, ofCases] = await Promise.all(
    ['coach/messages', 'coach/messages-of-cases'].map((name) => readContent(name, z.array(purpose))),
  )
  return [...(general ?? []), ...(ofCases ?? [])]
}
