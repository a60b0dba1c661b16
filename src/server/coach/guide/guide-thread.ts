import { Piscina } from 'piscina'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { coachUnavailable } from '../coach-unavailable.ts'
import { answerRequest } from './answer-request.ts'
import type { GuideReply } from './guide-step.ts'
import type * as calls from './guide-worker.ts'

// The guide and the safety layer run in a thread of this process, which the first call starts (decision 074). What they read holds
// up no other request, and their library, models and regular expressions are loaded only if somebody talks to the coach.

type Calls = typeof calls

/** How long the thread lives after its last call, in milliseconds. */
const idleTimeout = 30 * 60_000
/** In milliseconds. Only a call that never ends takes longer, loading included. */
const callLimit = 120_000

let thread: Piscina | undefined

function openThread(): Piscina {
  const opened = new Piscina({
    filename: new URL('guide-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    // All calls go to the thread at once, which takes them in their order. If it fails, all of them fail.
    concurrentTasksPerWorker: Number.MAX_SAFE_INTEGER,
    idleTimeout,
    execArgv: ['--import', new URL('../../../../scripts/cache-package-resolution.mjs', import.meta.url).href],
  })
  // A failure outside of a call.
  opened.on('error', () => void closeGuide())
  return opened
}

/** Ends the thread: calls that it hasn't answered are rejected, and the next call starts another. */
export async function closeGuide(): Promise<void> {
  const closing = thread
  thread = undefined
  await closing?.destroy()
}

async function run<Name extends keyof Calls>(
  name: Name,
  task: Parameters<Calls[Name]>[0],
): Promise<Awaited<ReturnType<Calls[Name]>>> {
  const limit = setTimeout(() => void closeGuide(), callLimit)
  try {
    return await (thread ??= openThread()).run(task, { name })
  } catch (error) {
    throw coachUnavailable(error)
  } finally {
    clearTimeout(limit)
  }
}

/** Loads the guide. Returns true if it wasn't loaded. */
export const warmUpGuide = (): Promise<boolean> => run('warmUp', undefined)

/** Assesses a message within its conversation. */
export const assessMessage = (...asked: Parameters<Calls['assessMessage']>[0]) => run('assessMessage', asked)

/** The matters, at most three, that a message is certainly or probably about, as text. */
export const nearestMatters = (...asked: Parameters<Calls['nearestMatters']>[0]) => run('nearestMatters', asked)

/** Answers a request by the built-in guide. */
export function askGuide(request: CoachRequest): Promise<GuideReply> {
  const { records, findNamed: _find, whyRefused: _why, onFactUsed: _used, ...rest } = request
  const data = { ...rest, records: { areas: records.areas } }
  return answerRequest(request, (reads) => run('nextStep', [data, reads]))
}
