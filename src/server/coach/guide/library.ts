import { answerAct, askWhether, askWhich } from '../dialogue/answer-act.ts'
import type { Answer, Turn } from '../dialogue/compose-answer.ts'
import { beginCoaching } from '../dialogue/coaching/run-coaching.ts'
import { exploreOwnLife } from '../dialogue/coaching/explore-own-life.ts'
import { acknowledgeNamedFeeling } from '../dialogue/coaching/feelings.ts'
import { answerAnything, isToldOfLife } from '../dialogue/advice/answer-by-question-kind.ts'
import { answerOwnStory, asksFrom } from '../dialogue/answer-telling.ts'
import { createPurposes, type Purposes } from '../dialogue/drafts/find-draft-purpose.ts'
import { asksAnything } from '../intents/intent-classifier.ts'
import type { SituationFinder } from '../dialogue/situations/find-situation.ts'
import { answerPossibleSituation, wantsAnswer } from '../dialogue/situations/answer-situation.ts'
import type { Situation } from '../dialogue/situations/situation.ts'
import { openPassage } from './passage-answers.ts'
import { orderRates } from './debt-rates.ts'
import { createFinder, type Finder, type Hit, isConfident } from './find-matter.ts'
import { sureFrom } from './matter-certainty.ts'
import type { Classifier } from './matter-classifier.ts'
import { stepFor } from './follow-up.ts'
import { asksForSomething, isQuestion } from './guide-requests.ts'
import { isSureOf, isToldAtLength, withoutLead } from './told-at-length.ts'
import { countWords } from './words.ts'
import { answerNoMatch } from './no-match.ts'
import type { Passage } from './passage.ts'
import { offerSavingGoal, readSavingWish } from './saving-goals.ts'

/** Situations that stories tell of, and what finds them. */
type Situations = { all: readonly Situation[]; find: SituationFinder }
const noSituations: Situations = { all: [], find: () => null }

/** The written matters, what finds them, and what messages are written for. */
export type Library = { passages: readonly Passage[]; find: Finder; purposes: Purposes; situations: Situations }

export function createLibrary(
  passages: readonly Passage[],
  classify: Classifier,
  purposes = createPurposes([]),
  situations = noSituations,
): Library {
  return { passages, find: createFinder(passages, classify), purposes, situations }
}

/** Without matters of faith, where no mention of it is wanted. */
export const libraryFor = (library: Library, hidesSpiritual: boolean): Library =>
  hidesSpiritual
    ? {
        ...library,
        find: (question) => library.find(question).filter(({ passage }) => !passage.suits.goals.includes('spiritual')),
        situations: {
          ...library.situations,
          find: (...given) => {
            const found = library.situations.find(...given)
            return found?.situation.people.includes('faith') === true ? null : found
          },
        },
      }
    : library

/** Pronouns that refer to the current passage, in a message that is too short to have a subject of its own. */
const pointing = /\b(it|that|this|them|those|one)\b/i
const maxPointingWords = 12

/** A further question repeats less of its subject than the first one. */
const sureInConversation = 0.5

/** Below this confidence the answer also names alternatives. */
const alternativesBelow = 0.75

const withLine = (answer: Answer, line: string, offers: readonly Passage[]): Answer => ({
  ...answer,
  text: `${answer.text}\n\n${line}`,
  offers,
})

/** A runner-up with this share of the best one's confidence is named as an alternative. */
const nearFrom = 0.4

function withAlternatives(answer: Answer, hits: readonly Hit[]): Answer {
  const [best] = hits
  const others = hits
    .slice(1, 3)
    .filter(({ confidence, ofOthers }) => !ofOthers && confidence >= nearFrom * (best?.confidence ?? 1))
  if (others.length === 0) return answer
  const names = others.map(({ passage }) => passage.about).join(', or ')
  return withLine(
    answer,
    `If it’s more about ${names}, just say so.`,
    others.map(({ passage }) => passage),
  )
}

const splitHalves = (message: string): string[] =>
  message
    .split(/\b(?:and also|and how|and what|but also|also|plus)\b|[.?;]\s+/i)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= 3)

/** Searches for the message, and adds the current passage's keywords where the message only refers to it. */
function findInContext({ request: { message }, state: { current } }: Turn, find: Finder): readonly Hit[] {
  const hits = find(message)
  if (isConfident(hits[0]) || !current || countWords(message) > maxPointingWords) return hits
  const near = find(`${message} ${current.title}`)
  if (pointing.test(message)) return isConfident(near[0]) ? near : hits
  const itself = new Set(hits.filter(({ confidence }) => confidence >= 0.1).map(({ passage }) => passage))
  const both = near.filter(({ passage }) => itself.has(passage))
  return isConfident(both[0]) ? both : hits
}

/** How probable two matters must be together for the coach to ask which of them it is. */
export const askWhichFrom = 0.35
/** The same where no coaching conversation fits either. */
const askWhichLastFrom = 0.25

/** From this probability a question is one about the matter. */
export const aboutMatterFrom = 0.4

/** A message that begins with a greeting, and goes on to something small. */
const greeting = /^\s*(?:hi|hey|hello|hola|good (?:morning|afternoon|evening))\b/i

/** A second matter is asked about only with this share of the best one's probability. */
const minShareOfBest = 0.4
/** From this probability one matter alone is worth asking about. */
const askWhetherFrom = 0.4
/** From this probability the best of two matters gives a first idea, before the coach asks which of them it is. */
const firstIdeaFrom = 0.3

/** What can be said before it is clear which matter it is: to the feeling, or a first idea. */
function leadBefore({ request: { message, language } }: Turn, best: Hit): string | null {
  const felt = acknowledgeNamedFeeling(message, language)
  if (language !== 'en' || best.confidence < firstIdeaFrom || !(asksForSomething(message) || isQuestion(message)))
    return felt
  return [felt, best.passage.answer].filter((part) => part !== null).join(' ')
}

/** The better of two matters is answered from this probability, where it is this many times the other's. */
const clearly = { from: 0.4, times: 1.7 } as const
const isClearly = (best: Hit, next: Hit | undefined): boolean =>
  next !== undefined && best.confidence >= clearly.from && best.confidence >= clearly.times * next.confidence

/** Which of two matters it is, where they have this much together. */
function askNear(turn: Turn, [best, next]: readonly Hit[], from: number): Answer | null {
  if (best === undefined || best.confidence + (next?.confidence ?? 0) < from) return null
  if (isClearly(best, next))
    return withAlternatives(openPassage(best.passage, turn), next === undefined ? [best] : [best, next])
  const lead = leadBefore(turn, best)
  if (next === undefined || (turn.request.language === 'en' && next.confidence < minShareOfBest * best.confidence))
    return best.confidence < askWhetherFrom ? null : askWhether(best.passage, lead)
  return askWhich(turn, [best.passage, next.passage], lead)
}

/** A message of this many words says enough for the coach to ask which of two matters it is. */
const minWordsToAskWhich = 12
/** A coaching conversation; a message that only tells something needs none. */
function beginFittingCoaching(turn: Turn): Answer | null {
  const begun = beginCoaching(turn, false)
  const isOpen = begun !== null && typeof begun.coaching === 'object' && begun.coaching?.kind === exploreOwnLife.kind
  if (isOpen && asksAnything(turn.request.message) >= asksFrom) return null
  const asks = asksForSomething(turn.request.message) || isQuestion(turn.request.message)
  if (isOpen && asks && turn.request.language === 'en') return answerAnything(turn)
  return isOpen ? (answerOwnStory(turn) ?? begun) : begun
}

/** A long message that asks is not asked back which matter it is about: the likeliest one is given, and said to be that. */
const closest = { from: 0.28, fromNear: 0.38, times: 1.5, words: 25 } as const

function answerClosest(hits: readonly Hit[], turn: Turn): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || countWords(message) < closest.words || !wantsAnswer(message)) return null
  const [best, next] = hits.filter(({ ofOthers }) => !ofOthers)
  if (best === undefined || best.confidence < closest.from) return null
  const isAhead = next === undefined || best.confidence >= closest.times * next.confidence
  const isNear = best.confidence >= closest.fromNear && next?.passage.field === best.passage.field
  if (!isAhead && !isNear) return null
  const lead = `The closest thing I have is about ${best.passage.about}, so take what fits.`
  return withAlternatives(openPassage(best.passage, turn, lead), next === undefined ? [best] : [best, next])
}

/** Where the library is not sure: which of two matters it is, else a coaching conversation that fits, else a plain no. */
function answerUnsure(fresh: readonly Hit[], turn: Turn, library: Library): Answer {
  const { passages, find } = library
  const isLong = countWords(turn.request.message) >= closest.words
  const perhaps = isLong ? answerPossibleSituation(turn, library) : null
  if (perhaps) return perhaps
  if (isToldAtLength(turn))
    return (wantsAnswer(turn.request.message) ? null : answerOwnStory(turn)) ?? answerAnything(turn)
  const near = isLong ? answerClosest(fresh, turn) : null
  if (near) return near
  const greeted = greeting.test(turn.request.message) ? answerAct('hello', turn, find) : null
  return (
    askNear(turn, fresh, askWhichFrom) ??
    (countWords(turn.request.message) >= minWordsToAskWhich && isConfident(fresh[0], askWhichLastFrom)
      ? askNear(turn, fresh, askWhichLastFrom)
      : null) ??
    beginFittingCoaching(turn) ??
    askNear(turn, fresh, askWhichLastFrom) ??
    greeted ??
    (isLong ? answerOwnStory(turn) : null) ??
    (isToldOfLife(turn) ? answerAnything(turn) : null) ??
    answerNoMatch(fresh, turn, passages)
  )
}

/** Lower than for a whole message: half of one says less. */
const sureOfHalf = 0.5

/** Of two matters in one question: opens the first, and names the other. */
function answerBoth(turn: Turn, find: Finder): Answer | null {
  const { request, state } = turn
  if (!asksForSomething(request.message)) return null
  const [first, other] = splitHalves(request.message)
    .flatMap((half) => find(half)[0] ?? [])
    .filter((hit) => isConfident(hit, sureOfHalf) && !state.opened.includes(hit.passage))
  if (!first || !other || first.passage.field === other.passage.field) return null
  const line = `For the other half of your question, I have “${other.passage.title}”. Say “the other one” and I’ll open it.`
  return withLine(openPassage(first.passage, turn), line, [other.passage])
}

export function answerSubject(turn: Turn, library: Library): Answer {
  const { find } = library
  const { message } = turn.request
  const hits = withoutLead(findInContext(turn, find), turn)
  const fresh = hits.filter(({ passage }) => !turn.state.opened.includes(passage))
  const [best] = fresh
  const both = isToldAtLength(turn) ? null : answerBoth(turn, find)
  if (both) return both
  if (isToldAtLength(turn) && !isSureOf(turn, hits[0], find)) return answerUnsure(fresh, turn, library)
  if (isConfident(hits[0]) && hits[0].passage === turn.state.current && !isConfident(best))
    return stepFor(hits[0].passage, turn)
  const from = turn.state.current && asksForSomething(message) ? sureInConversation : sureFrom
  if (!isConfident(hits[0], from)) return answerUnsure(fresh, turn, library)
  if (!isConfident(best, from)) return stepFor(hits[0].passage, turn)
  const answer = openPassage(best.passage, turn)
  return best.confidence < alternativesBelow ? withAlternatives(answer, fresh) : answer
}

export function answerMoney(turn: Turn, { passages }: Library): Answer | null {
  const ordered = orderRates(turn, passages)
  if (ordered) return ordered
  const wish = readSavingWish(turn)
  return wish && offerSavingGoal(wish, turn, passages)
}
