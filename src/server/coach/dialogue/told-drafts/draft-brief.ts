import { z } from 'zod'

const line = z.strictObject({
  /** What it is for. */
  kind: z.enum(['want', 'ask', 'stance', 'limit', 'fact', 'fond', 'question']),
  text: z.string(),
  joins: z.enum(['and', 'but']).nullable(),
})
/** One thing that was told to say, in words to its reader. */
export type Line = z.infer<typeof line>
export type LineKind = Line['kind']

/** What a message is to say, to whom, and how; only what was told. */
export const brief = z.strictObject({
  name: z.string().optional(),
  medium: z.enum(['text', 'mail', 'aloud']),
  lines: z.array(line),
  /** When it is to be said. */
  occasion: z.string().nullable(),
  /** What was told in anger and is better not said. */
  leftOut: z.string().nullable(),
  /** Somebody else who has another opinion. */
  bystander: z.string().nullable(),
  /** How it begins and ends, where that is no matter of the medium alone. */
  opens: z.string().exactOptional(),
  closes: z.string().exactOptional(),
})
export type Brief = z.infer<typeof brief>

/** Says nothing yet. */
export const blankBrief: Brief = { medium: 'aloud', lines: [], occasion: null, leftOut: null, bystander: null }

/** How the same parts are said. */
export type Manner = { tone: 'plain' | 'softer' | 'firmer'; isShort: boolean; isCasual: boolean }
