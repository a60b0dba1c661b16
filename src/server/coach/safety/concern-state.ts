import { z } from 'zod'
import { type Assessment, type ConcernKind, concernKinds, languages } from './kinds.ts'

const maxCalmTurns = 3

/** The state of a thread: its concern, the turns since, and faint signs that may add up. Stored sealed, as JSON, with the exchange. */
export const concernStateSchema = z.strictObject({
  kind: z.enum(concernKinds).nullable(),
  isExplicit: z.boolean(),
  turns: z.int().min(0),
  calm: z.int().min(0),
  denials: z.int().min(0),
  faint: z.partialRecord(z.enum(concernKinds), z.number()),
  language: z.enum(languages),
})
/** The state of a thread after a message. */
export type ConcernState = z.infer<typeof concernStateSchema>

/** Before the first message. */
export const newConcernState: ConcernState = {
  kind: null,
  isExplicit: false,
  turns: 0,
  calm: 0,
  denials: 0,
  faint: {},
  language: 'en',
}

/** Whether the coach is in safety mode: the reply keeps to what `answer` says. */
export const isInSafety = (concernState: ConcernState): boolean => concernState.kind !== null

/**
 * Returns the state after a message. A concern starts or keeps safety mode. The mode ends after three turns without a sign; the
 * first denial does not count as one of them. A mode that began with hints ends at once if the user says it was a misreading.
 * Faint signs are remembered and halve with each turn.
 */
export function advanceConcernState(concernState: ConcernState, assessment: Assessment): ConcernState {
  const { language } = assessment
  const faint = fade(concernState.faint, unaddressed(assessment))
  const worst = assessment.concerns[0]
  if (worst !== undefined) {
    const kind = leading(concernState, assessment)
    const isSame = concernState.kind === kind
    return {
      kind,
      isExplicit: concernState.isExplicit || worst.level === 'explicit',
      turns: isSame ? concernState.turns + 1 : 1,
      calm: 0,
      denials: concernState.denials,
      faint,
      language,
    }
  }
  if (concernState.kind === null || (assessment.isMisread && !concernState.isExplicit))
    return { ...newConcernState, faint, language }
  if (assessment.asksMeans) return { ...concernState, turns: concernState.turns + 1, calm: 0, faint, language }
  const isFirstDenial = assessment.denies && concernState.denials === 0
  const calm = concernState.calm + (isFirstDenial ? 0 : 1)
  if (calm > maxCalmTurns) return { ...newConcernState, faint, language }
  return {
    ...concernState,
    turns: concernState.turns + 1,
    calm,
    denials: concernState.denials + (assessment.denies ? 1 : 0),
    faint,
    language,
  }
}

/** Returns the concern that the answer addresses: the new one, unless it is weaker than the state's. */
function leading({ kind, isExplicit }: ConcernState, { concerns }: Assessment): ConcernKind {
  const now = concerns.find(({ level }) => level === 'explicit') ?? concerns[0]
  if (
    now === undefined ||
    (kind !== null && now.level !== 'explicit' && (isExplicit || concerns.some((one) => one.kind === kind)))
  )
    return kind ?? 'selfHarm'
  return now.kind
}

/** The faint signs without the kinds that this answer addresses: only the others add up over a conversation. */
const unaddressed = ({ faint, concerns }: Assessment): Assessment['faint'] => {
  const addressed = new Set(concerns.map(({ kind }) => kind))
  return Object.fromEntries(
    concernKinds.flatMap((kind) => (addressed.has(kind) || faint[kind] === undefined ? [] : [[kind, faint[kind]]])),
  )
}

function fade(before: Assessment['faint'], now: Assessment['faint']): ConcernState['faint'] {
  const faint: ConcernState['faint'] = {}
  for (const kind of concernKinds) {
    const points = Math.floor((before[kind] ?? 0) * 5) / 10 + (now[kind] ?? 0)
    if (points >= 0.25) faint[kind] = Math.min(points, 4)
  }
  return faint
}
