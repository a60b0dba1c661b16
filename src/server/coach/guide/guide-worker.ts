import { collectGarbage } from '#server/lib/collect-garbage.ts'
import type { CoachRequestData } from '#server/ports/coach-model.ts'
import { type ConcernState, newConcernState } from '../safety/concern-state.ts'
import type { Assessment } from '../safety/kinds.ts'
import type { GuideStepData, RecordsRead } from './guide-step.ts'
import type { Guide } from './guide.ts'

// The calls of the guide's thread. Each takes and returns plain data.

let loading: ReturnType<typeof load> | undefined

/** Returns the guide and the safety layer. If loading them fails, the next call tries again. */
const loaded = () =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  }))

// Imported here and not above: a thread that fails before it is ready fails no call.
async function load() {
  const [{ assess }, { loadGuide }] = await Promise.all([import('../safety/assess.ts'), import('./guide.ts')])
  for (const message of ['How do I begin?', 'No puedo más con el trabajo.', 'I can’t sleep'])
    assess(message, newConcernState)
  const guide = await loadGuide()
  // Over 100 MB.
  collectGarbage()
  return { guide, assess }
}

/** Loads everything. Returns true if it wasn't loaded. */
export async function warmUp(): Promise<boolean> {
  const isNew = loading === undefined
  await loaded()
  return isNew
}

export const assessMessage = async ([message, concernState]: [string, ConcernState]): Promise<Assessment> =>
  (await loaded()).assess(message, concernState)

export const nextStep = async ([request, reads]: [CoachRequestData, readonly RecordsRead[]]): Promise<GuideStepData> =>
  (await loaded()).guide.nextStep(request, reads)

export const nearestMatters = async (asked: Parameters<Guide['nearest']>): Promise<string[]> =>
  (await loaded()).guide.nearest(...asked)
