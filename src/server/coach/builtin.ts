import type { CoachModel } from '#server/ports/coach-model.ts'
import { type Guide, openGuide } from './guide/guide.ts'

/** The guide as a coach: its library is read with the first question. */
export function openBuiltin(): CoachModel {
  let opening: Promise<Guide> | undefined
  const open = () => (opening ??= openGuide())
  return {
    name: 'Built-in guide',
    kind: 'builtin',
    sentTo: 'this server',
    isOnline: async () => true,
    async *reply({ facts, ...request }) {
      yield* (await open()).reply({ ...request, context: facts })
    },
  }
}
