import type { CoachProposal } from '#contract/coach.ts'
import { dayOf } from '#server/lib/days.ts'
import type { CoachPart, CoachRequest } from '#server/ports/coach-model.ts'
import type { DialogueState } from '#server/ports/dialogue-state.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/records.ts'
import { answerTurn } from '../dialogue/answer-turn.ts'
import { type Answer, advanceState, textOf, type Turn } from '../dialogue/answer.ts'
import { createConversationReader } from '../dialogue/conversation.ts'
import { blankRequest } from './blank-request.ts'
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

type Decision =
  | { kind: 'reply'; reply: GuideReply }
  | { kind: 'lookUp'; question: RecordQuestion; speak: (found: RecordAnswer) => GuideReply }

/** A whole reply, and where the conversation stands after it. */
export type GuideReply = { text: string; cards: readonly CoachProposal[]; state: DialogueState; isFree: boolean }

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
    const decided = answerTurn(turn, library)
    if (!('looksUp' in decided)) return { kind: 'reply', reply: toReply(turn, decided) }
    const { looksUp: question, speak } = decided
    return { kind: 'lookUp', question, speak: (found) => toReply(turn, speak(found)) }
  }
}

const toReply = (turn: Turn, answer: Answer): GuideReply => ({
  text: textOf(answer),
  cards: answer.cards,
  isFree: answer.isFree,
  state: advanceState(turn, answer),
})

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
  const answer = async (request: CoachRequest): Promise<GuideReply> => {
    const decided = decide(request)
    return decided.kind === 'reply' ? decided.reply : decided.speak(await request.records.ask(decided.question))
  }
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
