import type { CoachRequestData } from '#server/ports/coach-model.ts'
import { assess } from '../safety/assess.ts'
import { type ConcernState, newConcernState } from '../safety/concern-state.ts'
import type { Assessment } from '../safety/kinds.ts'
import type { Found, GuideStepData } from './guide-step.ts'
import { type Guide, loadGuide } from './guide.ts'

// The calls of the guide's thread. Each takes and returns plain data.

let isLoaded = false

/** Loads what the first question needs. Returns whether it wasn't loaded. */
export async function load(): Promise<boolean> {
  if (isLoaded) return false
  isLoaded = true
  for (const message of ['How do I begin?', 'No puedo más con el trabajo.', 'I can’t sleep'])
    assess(message, newConcernState)
  await loadGuide()
  // Reading the library leaves over 100 MB of garbage, which V8 would keep for as long as the thread is idle.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  return true
}

export const assessMessage = ([message, concernState]: [string, ConcernState]): Assessment =>
  assess(message, concernState)

export const nextStep = async ([request, reads]: [CoachRequestData, readonly Found[]]): Promise<GuideStepData> =>
  (await loadGuide()).nextStep(request, reads)

export const nearestMatters = async (asked: Parameters<Guide['nearest']>): Promise<string[]> =>
  (await loadGuide()).nearest(...asked)
