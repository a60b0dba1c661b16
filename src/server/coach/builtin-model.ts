import type { CoachModel } from '#server/ports/coach-model.ts'
import { loadGuide } from './guide/guide.ts'

/** Creates the built-in guide as a model. Its library is read once, at the latest with the first question. */
export const createBuiltinModel = (): CoachModel => ({
  name: 'Built-in guide',
  kind: 'builtin',
  sentTo: 'this server',
  isOnline: async () => true,
  open: loadGuide,
  isFree: async (request) => (await (await loadGuide()).answer(request)).isFree,
  async *reply(request) {
    yield* (await loadGuide()).reply(request)
  },
})
