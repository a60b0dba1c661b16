import { once } from 'node:events'
import type { CoachModel, CoachPart } from '#server/ports/coach-model.ts'
import type { GuideReply } from './guide/guide-step.ts'
import { askGuide } from './guide/guide-thread.ts'

/** Creates the built-in guide as a model. */
export const createBuiltinModel = (): CoachModel => ({
  name: 'Built-in guide',
  kind: 'builtin',
  sentTo: 'this server',
  isOnline: async () => true,
  isFree: async (request) => (await askGuide(request)).isFree,
  async *reply(request, signal) {
    const reply = await Promise.race([askGuide(request), rejectedBy(signal)])
    yield* streamed(reply)
  },
})

/** Rejects once the signal is aborted. */
const rejectedBy = async (signal: AbortSignal): Promise<never> => {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

/** Streams a reply in groups of words, without artificial delay. */
function* streamed({ text, cards, replaces, state, isFree }: GuideReply): Generator<CoachPart> {
  if (isFree) yield { kind: 'free' }
  for (const [group] of text.matchAll(/(?:\S+\s*){1,6}/g)) yield { kind: 'text', text: group }
  for (const proposal of cards) yield { kind: 'proposal', proposal, ...(replaces !== null && { replaces }) }
  yield { kind: 'state', state }
}
