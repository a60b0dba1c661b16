import { dayOf } from '#server/lib/days.ts'
import { areaOfCard } from '#server/ports/areas.ts'
import type { CoachFacts, CoachRequest, CoachRequestData } from '#server/ports/coach-model.ts'
import { answerTurn } from '../dialogue/answer-turn.ts'
import type { Turn } from '../dialogue/compose-answer.ts'
import { createConversationReader } from '../dialogue/conversation-state.ts'
import { createPurposes } from '../dialogue/message-drafts/find-draft-purpose.ts'
import { type Purpose, readPurposes } from '../dialogue/message-drafts/draft-texts.ts'
import { answerRequest } from './answer-request.ts'
import { blankRequest } from './blank-request.ts'
import { certaintyFor, demoteLoneLead } from './certainty-by-length.ts'
import { findOnce } from './find-matter.ts'
import { createSituationFinder, type SituationFinder } from '../situations/find-situation.ts'
import { type Classifier, readClassifier } from './matter-classifier.ts'
import {
  type RecordsRead,
  type GuideReply,
  type GuideStep,
  type GuideStepData,
  stepAfter,
  toData,
  toStep,
} from './guide-step.ts'
import { createLibrary, libraryFor, type Library } from './library.ts'
import { readPassages, type Passage } from './passage.ts'

/**
 * The built-in guide: a written library that a small classifier searches. It is deterministic: the same question with the same
 * history gets the same answer. The server runs it in a thread (`guide-thread.ts`).
 */
export type Guide = {
  count: number
  /** Returns the reply at once, or the records that it needs. */
  decide: (request: CoachRequestData) => GuideStep
  /** Returns the step after everything read so far, as plain data. */
  nextStep: (request: CoachRequestData, reads: readonly RecordsRead[]) => GuideStepData
  answer: (request: CoachRequest) => Promise<GuideReply>
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

/** Wraps facts so that each one that is read is added to `used`. */
const tracked = (facts: CoachFacts, used: Set<keyof CoachFacts>): CoachFacts =>
  new Proxy(facts, {
    get: (all, key: keyof CoachFacts) => {
      used.add(key)
      return all[key]
    },
  })

/** Runs the guide once loaded, so that the JIT compiles it before the first question. */
function warmUp(decide: Guide['decide']): void {
  for (const message of ['how do I begin', 'I can’t sleep and I worry about money', 'who won the match'])
    decide({ ...blankRequest, message })
}

type Written = { passages: readonly Passage[]; purposes: readonly Purpose[]; findSituation: SituationFinder }

function createGuide({ passages, purposes, findSituation }: Written, classify: Classifier): Guide {
  const library = { ...createLibrary(passages, classify, createPurposes(purposes)), findSituation }
  const decide = createDecider(passages, library)
  const nextStep: Guide['nextStep'] = (request, reads) => {
    const used = new Set<keyof CoachFacts>()
    const step = decide({ ...request, facts: tracked(request.facts, used) })
    return toData(reads.reduce(stepAfter, step), [...used])
  }
  warmUp(decide)
  return {
    count: passages.length,
    decide,
    nextStep,
    answer: (request) => answerRequest(request, (reads) => nextStep(request, reads)),
    nearest: createNearest(library),
  }
}

let opened: Promise<Guide> | undefined

/** Returns the guide of this thread. If loading it fails, the next call tries again. */
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
