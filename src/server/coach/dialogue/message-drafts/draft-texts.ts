import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

const wordings = z.array(z.string().min(1).max(420)).min(1)

/**
 * The purpose of a message, and its wordings. The first wording with no missing details is used: `{!say}` is required, `{day|Friday}` has a
 * default. `back` is for when they push back; `tip` is for the sender.
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

export type DraftTone = 'plain' | 'softer' | 'firmer' | 'funny'

/** Reads the purposes for any case and those for common cases, which use the details of the case. */
export const readPurposes = async (): Promise<Purpose[]> => {
  const [general, ofCases] = await Promise.all(
    ['coach/messages', 'coach/messages-of-cases'].map((name) => readContent(name, z.array(purpose))),
  )
  return [...(general ?? []), ...(ofCases ?? [])]
}
