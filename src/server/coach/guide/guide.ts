import { dayOf } from '#server/lib/days.ts'
import { areaOfCard } from '#server/ports/areas.ts'
import type { CoachPart, CoachRequest } from '#server/ports/coach-model.ts'
import { answerTurn } from '../dialogue/answer-turn.ts'
import type { Turn } from '../dialogue/compose-answer.ts'
import { createConversationReader } from '../dialogue/conversation-state.ts'
import { createPurposes } from '../dialogue/message-drafts/find-draft-purpose.ts'
import { type Purpose, readPurposes } from '../dialogue/message-drafts/draft-texts.ts'
import { blankRequest } from './blank-request.ts'
import { certaintyFor, demoteLoneLead } from './certainty-by-length.ts'
import { findOnce } from './find-matter.ts'
import { createSituationFinder, type SituationFinder } from '../situations/find-situation.ts'
import { type Classifier, readClassifier } from './matter-classifier.ts'
import { type GuideStep, type GuideReply, resolveStep, toStep } from './guide-step.ts'
import { createLibrary, libraryFor, type Library } from './library.ts'
import { readPassages, type Passage } from './passage.ts'
import { withoutRefused } from './answer-refused-cards.ts'

/**
 * The built-in guide: a written library that a small classifier searches. It runs in this process and is deterministic: the same
 * question with the same history gets the same answer.
 */
export type Guide = {
  count: number
  /** Returns the reply at once, or the records that it needs. */
  decide: (request: CoachRequest) => GuideStep
  answer: (request: CoachRequest) => Promise<GuideReply>
  reply: (request: CoachRequest) => AsyncIterable<CoachPart>
  /** The matters, at most three, that a message is certainly or probably about, as text. */
  nearest: (asked: Pick<CoachRequest, 'message' | 'language'>, hidesSpiritual: boolean) => string[]
}

const maxNearest = 3

/** The matters that the guide itself would give, at least with an 'if'. */
function createNearest(library: Library): Guide['nearest'] {
  return (request, hidesSpiritual) => {
    const { find } = libraryFor(library, hidesSpiritual)
    return demoteLoneLead(find(request.message), { request })
      .filter((hit) => certaintyFor({ request }, hit) !== 'unsure')
      .slice(0, maxNearest)
      .map(({ passage }) => describe(passage))
  }
}

const describe = ({ title, answer, steps, seeAProfessional, source }: Passage): string =>
  [
    `“${title}”: ${answer}`,
    `Steps: ${steps.join(' ')}`,
    seeAProfessional && `Professional help: ${seeAProfessional}`,
    source && `Source: ${source.who} (${source.year}), ${source.what}.`,
  ]
    .filter((part) => part !== null)
    .join(' ')

function createDecider(passages: readonly Passage[], library: Library): Guide['decide'] {
  const readConversation = createConversationReader(passages)
  return (request) => {
    const message = request.message.slice(0, 4_000)
    // The previous values of a change were read from its record.
    const { off: offCards = [], on: cards = [] } = Object.groupBy(request.cards, ({ proposal }) =>
      proposal.kind === 'change' && !request.records.areas.includes(areaOfCard(proposal)) ? 'off' : 'on',
    )
    const turn: Turn = {
      request: { ...request, message, cards },
      state: readConversation(request),
      today: dayOf(request.now, request.timeZone),
      offCards,
    }
    const ofTurn = { ...library, find: findOnce(library.find) }
    return toStep(turn, answerTurn(turn, libraryFor(ofTurn, request.hidesSpiritual)))
  }
}

/** Streams a reply in groups of words, without artificial delay. */
function* streamed({ text, cards, replaces, state, isFree }: GuideReply): Generator<CoachPart> {
  if (isFree) yield { kind: 'free' }
  for (const [group] of text.matchAll(/(?:\S+\s*){1,6}/g)) yield { kind: 'text', text: group }
  for (const proposal of cards) yield { kind: 'proposal', proposal, ...(replaces !== null && { replaces }) }
  yield { kind: 'state', state }
}

/** Runs the guide at start so that the JIT compiles it before the first question. */
function warmUp(decide: Guide['decide']): void {
  for (const message of ['how do I begin', 'I can’t sleep and I worry about money', 'who won the match'])
    decide({ ...blankRequest, message })
}

type Written = { passages: readonly Passage[]; purposes: readonly Purpose[]; findSituation: SituationFinder }

function createGuide({ passages, purposes, findSituation }: Written, classify: Classifier): Guide {
  const library = { ...createLibrary(passages, classify, createPurposes(purposes)), findSituation }
  const decide = createDecider(passages, library)
  const answer = (request: CoachRequest): Promise<GuideReply> =>
    resolveStep(decide(request), request).then((reply) => withoutRefused(reply, request))
  warmUp(decide)
  return {
    count: passages.length,
    decide,
    answer,
    nearest: createNearest(library),
    async *reply(request) {
      yield* streamed(await answer(request))
    },
  }
}

let opened: Promise<Guide> | undefined

/** Returns the guide of this process. If loading it fails, the next call tries again. */
export const loadGuide = (): Promise<Guide> =>
  (opened ??= openGuide().catch((error: unknown) => {
    opened = undefined
    throw error
  }))

async function openGuide(): Promise<Guide> {
  const passages = await readPassages()
  const [classify, purposes] = await Promise.all([readClassifier('matter-classifier'), readPurposes()])
  return createGuide({ passages, purposes, findSituation: createSituationFinder(passages) }, classify)
}
