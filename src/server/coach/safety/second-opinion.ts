import type { Danger, SecondOpinion } from '#server/ports/coach-model.ts'
import { assessMessage } from '../guide/guide-thread.ts'
import type { Assessment } from './kinds.ts'
import { isInSafety, type ConcernState } from './concern-state.ts'

/** In milliseconds. If the model takes longer, the local assessment counts. */
const patience = 2_000

type Asked = {
  /** Undefined if no model is connected. */
  secondOpinion: SecondOpinion | undefined
  /** Whether the message may be sent to the model. */
  maySend: () => Promise<boolean>
}

/** Assesses a message, and asks the connected model if its opinion could change the answer. `isSent`: the model was asked. */
export async function assessTwice(
  message: string,
  concernState: ConcernState,
  { secondOpinion, maySend }: Asked,
): Promise<{ assessment: Assessment; isSent: boolean }> {
  const assessment = await assessMessage(message, concernState)
  if (secondOpinion === undefined || !canBeDoubted(assessment, concernState) || !(await maySend()))
    return { assessment, isSent: false }
  const danger = await within(patience, (signal) => secondOpinion(message, signal))
  return { assessment: danger === null ? assessment : withOpinion(assessment, danger), isSent: true }
}

/** Whether the model's opinion counts: not if the tables found something explicit, and not while the safety mode is on. */
const canBeDoubted = ({ concerns }: Assessment, concernState: ConcernState): boolean =>
  !isInSafety(concernState) && concerns.every(({ level }) => level !== 'explicit')

/** Changes the degree by one step: nothing to a note, a note to a full answer, or a full answer of hints alone to a note. */
function withOpinion(assessment: Assessment, danger: Danger): Assessment {
  const { degree, likeliest } = assessment
  if (degree === null) return danger === 'none' ? assessment : { ...assessment, degree: 'note' }
  if (degree === 'full') return danger === 'none' ? { ...assessment, degree: 'note', concerns: [] } : assessment
  if (danger !== 'clear') return assessment
  return { ...assessment, degree: 'full', concerns: [{ kind: likeliest, level: 'hinted', points: 2 }] }
}

/** Returns the result of `request`, or null if it fails or is late. */
async function within<T>(milliseconds: number, request: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
  const signal = AbortSignal.timeout(milliseconds)
  const { promise: late, resolve } = Promise.withResolvers<null>()
  signal.addEventListener('abort', () => resolve(null), { once: true })
  return Promise.race([request(signal).catch(() => null), late])
}
