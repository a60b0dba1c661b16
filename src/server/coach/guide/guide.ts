import { dayOf } from '#server/lib/days.ts'
import type { CoachPart, CoachRequest } from '#server/ports/coach-model.ts'
import { answerTurn } from '../dialogue/answer-turn.ts'
import type { Turn } from '../dialogue/answer.ts'
import { createConversationReader } from '../dialogue/conversation.ts'
import { blankRequest } from './blank-request.ts'
import { type Decision, type GuideReply, settle, toDecision } from './decision.ts'
import { createLibrary } from './library.ts'
import { readPassages, type Passage } from './passage.ts'

/**
 * The built-in guide: a written library with a search. Runs in this process, and is deterministic: the same question with the
 * same history has the same answer.
 */
export type Guide = {
  count: number
  /** At once: the reply, or what has to be read of the user's records for it. */
  decide: (request: CoachRequest) => Decision
  answer: (request: CoachRequest) => Promise<GuideReply>
  reply: (request: CoachRequest) => AsyncIterable<CoachPart>
}

function createDecider(passages: readonly Passage[]): Guide['decide'] {
  const library = createLibrary(passages)
  const readConversation = createConversationReader(passages)
  return (request) => {
    const message = request.message.slice(0, 4_000)
    const turn: Turn = {
      request: { ...request, message },
      state: readConversation(request),
      today: dayOf(request.now, request.timeZone),
    }
    return toDecision(turn, answerTurn(turn, library))
  }
}

/** No artificial delay between the groups of words. */
function* streamed({ text, cards, state, isFree }: GuideReply): Generator<CoachPart> {
  if (isFree) yield { kind: 'free' }
  for (const [group] of text.matchAll(/(?:\S+\s*){1,6}/g)) yield { kind: 'text', text: group }
  for (const proposal of cards) yield { kind: 'proposal', proposal }
  yield { kind: 'state', state }
}

/** Lets the JIT compile at start, so that the first user does not wait for it. */
function warmUp(decide: Guide['decide']): void {
  for (const message of ['how do I begin', 'I can’t sleep and I worry about money', 'who won the match'])
    decide({ ...blankRequest, message })
}

function createGuide(passages: readonly Passage[]): Guide {
  const decide = createDecider(passages)
  const answer = (request: CoachRequest): Promise<GuideReply> => settle(decide(request), request)
  warmUp(decide)
  return {
    count: passages.length,
    decide,
    answer,
    async *reply(request) {
      yield* streamed(await answer(request))
    },
  }
}

let opened: Promise<Guide> | undefined

/** One guide for the process. Where opening it fails, the next one tries again. */
export const openGuide = (): Promise<Guide> =>
  (opened ??= readPassages()
    .then(createGuide)
    .catch((error: unknown) => {
      opened = undefined
      throw error
    }))
