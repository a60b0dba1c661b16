import type { CoachModel } from '#server/ports/coach-model.ts'
import { openGuide } from './guide/guide.ts'

/** The built-in guide behind the model port. Its library is read once, at the latest with the first question. */
export const openBuiltinModel = (): CoachModel => ({
  name: 'Built-in guide',
  kind: 'builtin',
  sentTo: 'this server',
  isOnline: async () => true,
  open: openGuide,
  isFree: async (request) => (await (await openGuide()).answer(request)).isFree,
  async *reply(request) {
    yield* (await openGuide()).reply(request)
  },
})
