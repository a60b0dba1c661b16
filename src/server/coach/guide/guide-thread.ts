import { Piscina } from 'piscina'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { answerRequest } from './answer-request.ts'
import type { GuideReply } from './guide-step.ts'
import type * as calls from './guide-worker.ts'

type Calls = typeof calls

/** How long the thread lives after its last call, in milliseconds. */
const idleTimeout = 30 * 60_000

/**
 * The guide and the safety layer run in a thread of this process, which the first call starts (decision 074). What they read holds
 * up no other request, and their library, models and regular expressions are loaded only if somebody talks to the coach.
 */
const thread = new Piscina({
  filename: new URL('guide-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout,
  execArgv: ['--import', new URL('../../../../scripts/cache-package-resolution.mjs', import.meta.url).href],
})
// An idle thread that fails must not end the process; the next call starts another. A running call is rejected.
thread.on('error', () => {})

const run = <Name extends keyof Calls>(
  name: Name,
  task: Parameters<Calls[Name]>[0],
): Promise<Awaited<ReturnType<Calls[Name]>>> => thread.run(task, { name })

/** Loads the guide, if it isn't loaded. Returns whether it wasn't. */
export const openGuide = (): Promise<boolean> => run('load', undefined)

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
