import { z } from 'zod'
import type { coachAreas } from '#contract/lists.ts'

type Area = (typeof coachAreas)[number]

/** A read-only question about the user's own records. */
const recordQuestion = z.discriminatedUnion('ask', [z.strictObject({ ask: z.literal('openGoals') })])
export type RecordQuestion = z.infer<typeof recordQuestion>

/** `off`: the area is switched off. `lines` are what was read, as the exchange's receipt shows it. */
export type RecordAnswer = { state: 'off'; area: Area } | { state: 'read'; area: Area; lines: readonly string[] }

/** Reads the user's records in the areas that the user allows. */
export type RecordReader = {
  areas: readonly Area[]
  ask: (question: RecordQuestion) => Promise<RecordAnswer>
}
