import type { CoachModel } from '#server/ports/coach-model.ts'
import { type Guide, openGuide } from './guide/guide.ts'

/** The built-in guide behind the model port. Its library is read once, at the latest with the first question. */
export function openBuiltinModel(): CoachModel {
  let opening: Promise<Guide> | undefined
  const open = () =>
    (opening ??= openGuide().catch((error: unknown) => {
      opening = undefined
      throw error
    }))
  return {
    name: 'Built-in guide',
    kind: 'builtin',
    sentTo: 'this server',
    isOnline: async () => true,
    open,
    isFree: async (request) => (await (await open()).answer(request)).isFree,
    async *reply(request) {
      yield* (await open()).reply(request)
    },
  }
}
