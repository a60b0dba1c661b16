import { askWhether, askWhich } from '../dialogue/answer-dialogue-act.ts'
import { type Answer, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { askTopic } from '../dialogue/courtesies.ts'
import { exploreOwnLife } from '../dialogue/coaching/explore-own-life.ts'
import { beginCoaching, exploreQuestion, coachingKindOf } from '../dialogue/coaching/run-coaching.ts'
import { acknowledgeNamedFeeling } from '../dialogue/coaching/feelings.ts'
import { acknowledgeTelling } from '../dialogue/honest-reply/acknowledge-telling.ts'
import { findMove } from '../dialogue/honest-reply/general-moves.ts'
import { replyHonestly } from '../dialogue/honest-reply/honest-reply.ts'
import { justListen } from '../situations/statement-choices.ts'
import { isFollowUpOnStatement, replyToFollowUp } from '../dialogue/honest-reply/reply-to-follow-up.ts'
import { askForWords } from '../dialogue/honest-reply/ask-for-message-text.ts'
import { wayToSay } from '../dialogue/honest-reply/how-to-bring-it-up.ts'
import { isAppCommand, isLongStatement, readWant } from '../dialogue/honest-reply/read-want.ts'
import { createPurposes, type Purposes } from '../dialogue/message-drafts/find-draft-purpose.ts'
import { answerBoth, withLine } from './answer-two-questions.ts'
import { answerByTheme, nameTheme } from './answer-by-theme.ts'
import { openPassage, stepFor, supposing } from './passage-answers.ts'
import { offerNearest, surelyOfLifeBelow } from './offer-nearest.ts'
import { askOf } from './fits-what-is-asked.ts'
import { createFinder, type Finder, type MatterHit, isConfident } from './find-matter.ts'
import type { SituationFinder } from '../situations/find-situation.ts'
import type { Classifier } from './matter-classifier.ts'
import { asksForSomething } from './guide-requests.ts'
import { certaintyFor, demoteLoneLead } from './certainty-by-length.ts'
import { sureFrom } from './matter-certainty.ts'
import { goesOnOrPoints, pointsToEarlier } from './refers-to-earlier.ts'
import { contentStems, contentWords, countWords, isStory, normalize } from './text-analysis.ts'
import type { Passage } from './passage.ts'
import { createPlainlyAbout } from './is-plainly-about.ts'

/** The written matters, the classifier that finds them, and the purposes of message drafts. */
export type Library = {
  passages: readonly Passage[]
  find: Finder
  /** The probability that a message is about no matter. */
  outOfScope: (message: string) => number
  /** Whether a probable matter needs no 'if you mean'. */
  isPlainlyAbout: (message: string, hit: MatterHit) => boolean
  purposes: Purposes
  findSituation: SituationFinder
}

/** Creates a library of these passages. */
export const createLibrary = (
  passages: readonly Passage[],
  classify: Classifier,
  purposes = createPurposes([]),
): Library => ({
  findSituation: () => null,
  passages,
  find: createFinder(passages, classify),
  outOfScope: (message) => classify(message).find(({ id }) => id === null)?.probability ?? 0,
  isPlainlyAbout: createPlainlyAbout(classify.sharesOf),
  purposes,
})

/** Leaves out matters of faith if the user hides spiritual content. */
export const libraryFor = (library: Library, hidesSpiritual: boolean): Library =>
  hidesSpiritual
    ? {
        ...library,
        find: (question) => library.find(question).filter(({ passage }) => !passage.suits.goals.includes('spiritual')),
      }
    : library

/** Pronouns that refer to the current passage, in a message that is too short to have a subject of its own. */
const pointing = /\b(it|that|this|them|those|one)\b/i
const maxPointingWords = 12

/** Below this confidence the answer also names alternatives. */
const alternativesBelow = 0.75

/** A runner-up with this share of the best one's confidence is named as an alternative. */
const nearFrom = 0.4

function withAlternatives(answer: Answer, hits: readonly MatterHit[]): Answer {
  const [best] = hits
  const others = hits
    .slice(1, 3)
    .filter(({ confidence, isBeside }) => !isBeside && confidence >= nearFrom * (best?.confidence ?? 1))
  if (others.length === 0) return answer
  const names = others.map(({ passage }) => passage.about).join(', or ')
  return withLine(
    answer,
    `If it’s more about ${names}, just say so.`,
    others.map(({ passage }) => passage),
  )
}

/** Searches for the message, with the current passage's title added if the message only refers to it. */
function findInContext({ request: { message }, state: { current } }: Turn, find: Finder): readonly MatterHit[] {
  const hits = find(message)
  if (isConfident(hits[0]) || !current || countWords(message) > maxPointingWords) return hits
  const near = find(`${message} ${current.title}`)
  if (pointing.test(message)) return isConfident(near[0]) ? near : hits
  const itself = new Set(hits.filter(({ confidence }) => confidence >= 0.1).map(({ passage }) => passage))
  const both = near.filter(({ passage }) => itself.has(passage))
  return isConfident(both[0]) ? both : hits
}

/** If the probabilities of two matters add up to at least this, the coach asks which of them is meant. */
export const askWhichFrom = 0.35

/** From this probability on, a question counts as being about the matter. */
export const aboutMatterFrom = 0.4

/** A second matter is asked about only with this share of the best one's probability. */
const minShareOfBest = 0.4
/** From this probability one matter alone is worth asking about. */
const askWhetherFrom = 0.4
/** The better of two matters is the answer from the probability `from`, if that is at least `times` the other's. */
const clearly = { from: 0.4, times: 1.7 } as const
/** Whether the better of two matters is likely enough to answer at once. */
export const isClearly = (best: MatterHit, next: MatterHit | undefined): boolean =>
  next !== undefined && best.confidence >= clearly.from && best.confidence >= clearly.times * next.confidence

/** Asks which of the two likeliest matters is meant, if their probabilities add up to at least `from`. */
function askNear(turn: Turn, [best, next]: readonly MatterHit[], from: number): Answer | null {
  if (best === undefined || best.confidence + (next?.confidence ?? 0) < from) return null
  if (isClearly(best, next))
    return withAlternatives(openPassage(best.passage, turn), next === undefined ? [best] : [best, next])
  const lead = acknowledgeNamedFeeling(turn.request.message, turn.request.language)
  if (next === undefined || (turn.request.language === 'en' && next.confidence < minShareOfBest * best.confidence))
    return best.confidence < askWhetherFrom ? null : askWhether(best.passage, lead)
  return askWhich(turn, [best.passage, next.passage], lead)
}

/** In words. A longer message says too much for a choice of two. */
const maxWordsToAskWhich = 14

/** Starts a coaching conversation that fits the message. A statement that asks for nothing gets none. */
function beginFittingCoaching(turn: Turn): Answer | null {
  const begun = beginCoaching(turn, false)
  return begun !== null && coachingKindOf(begun) === exploreOwnLife.kind ? null : begun
}

/** From this probability of being about no matter, a question is out of scope. */
const outOfScopeFrom = 0.5

/** Answers if no matter is certain: asks which of two a short question is about, else starts a coaching conversation, else replies honestly. */
function answerUnsure(fresh: readonly MatterHit[], turn: Turn, { outOfScope, passages }: Library): Answer {
  const { message, language } = turn.request
  if (language !== 'en') return askNear(turn, fresh, askWhichFrom) ?? beginCoaching(turn, false) ?? replyHonestly(turn)
  const isShort = countWords(message) <= maxWordsToAskWhich
  const goesOn = turn.state.kept.turns > 0 && goesOnOrPoints(message)
  const mayBeNear = !goesOn && !isAppCommand(message)
  const whichFrom = (from: number) => (mayBeNear && isShort ? askNear(turn, fresh, from) : null)
  const isOfLife = !goesOn && outOfScope(message) < outOfScopeFrom
  return (
    whichFrom(sureFrom) ??
    (mayBeNear ? answerByTheme(turn, fresh) : null) ??
    whichFrom(askWhichFrom) ??
    (isShort ? beginFittingCoaching(turn) : null) ??
    (goesOn || outOfScope(message) >= surelyOfLifeBelow ? null : offerNearest(turn, fresh)) ??
    (wayToSay(message) === null ? null : askForWords(turn)) ??
    findMove(turn, 'certain') ??
    (mayBeNear && isOfLife ? nameTheme(turn, fresh, passages) : null) ??
    (isOfLife ? exploreQuestion(turn) : null) ??
    replyHonestly(turn)
  )
}

/** In words. 'Save money' is a matter; a longer command is for the app. */
const [maxMatterWords, maxBareJudgementWords] = [12, 4]

/** Whether a message is a command to the app, or refers to something said before that is not the open matter. */
function isNoMatter({ request: { message, language }, state: { kept, current } }: Turn): boolean {
  if (language !== 'en') return false
  const isShort = countWords(message) <= maxMatterWords
  // For example, 'Am I overreacting?'
  if (countWords(message) <= maxBareJudgementWords && readWant(message) === 'judgement') return true
  if (isShort) return kept.turns > 0 && current === null && pointsToEarlier(message)
  return isAppCommand(message)
}

/** The certainty from which a statement, made while a matter is open, opens another one. */
const sureOfAside = 0.85

const asksHelp = /\b(?:advice|help|suggestions?|tips?|ideas?)\b/
/** Matches 'I need some advice'. */
const namesNothing = ({ request: { message, language }, state: { current } }: Turn): boolean =>
  language === 'en' &&
  current === null &&
  asksHelp.test(normalize(message)) &&
  contentWords(message).every((word) => asksHelp.test(word))

/** Whether a matter is the open one, which gets its next step instead of being opened again. */
const isOpen = ({ passage }: MatterHit, { state }: Turn): boolean => state.current === passage

/** Answers a message about a subject: with a matter of the library, a choice of matters, or a conversation. */
export function answerSubject(turn: Turn, library: Library): Answer {
  const { find } = library
  const { message } = turn.request
  if (isFollowUpOnStatement(turn)) return replyToFollowUp(turn)
  if (namesNothing(turn)) return makeAnswer('Sure.', { question: askTopic(turn), isFree: true })
  if (isNoMatter(turn)) return replyHonestly(turn)
  const hits = demoteLoneLead(findInContext(turn, find), turn)
  const fresh = hits.filter(({ passage }) => !turn.state.opened.includes(passage))
  const [hit] = hits
  const told = acknowledgeTelling(turn, hit)
  if (told !== null) return told
  const isAside = turn.state.current !== null && !asksForSomething(message)
  const certainty = isAside && !isConfident(hit, sureOfAside) ? 'unsure' : certaintyFor(turn, hit)
  const both = certainty === 'probable' && isStory(message) ? null : answerBoth(turn, find)
  if (both) return both
  if (certainty === 'probable' && hit !== undefined && isStory(message) && isToSay(turn, hit.passage))
    return askForWords(turn)
  if (certainty === 'probable' && hit !== undefined)
    return (isOpen(hit, turn) ? stepFor(hit.passage, turn) : null) ?? openProbable(hit, turn, library)
  if (hit === undefined || certainty !== 'sure') return answerUnsure(fresh, turn, library)
  if (isOpen(hit, turn)) return stepFor(hit.passage, turn) ?? answerUnsure(fresh, turn, library)
  const answer = openPassage(hit.passage, turn)
  return hit.confidence < alternativesBelow ? withAlternatives(answer, hits) : answer
}

/** Whether the user asks how to say something and does not name the probable matter there. */
const isToSay = ({ request: { message } }: Turn, { about }: Passage): boolean =>
  wayToSay(message) !== null && contentStems(about).isDisjointFrom(contentStems(askOf(message)?.ask ?? message))

/** Opens a probable matter with an 'if', after acknowledging the message. */
function openProbable(hit: MatterHit, turn: Turn, { isPlainlyAbout }: Library): Answer {
  const { message, language } = turn.request
  const { passage } = hit
  if (!isLongStatement(message))
    return openPassage(passage, turn, isPlainlyAbout(message, hit) ? undefined : supposing(passage))
  const met = acknowledgeNamedFeeling(message, language)
  const answer = openPassage(passage, turn, [met, supposing(passage)].filter((part) => part !== null).join(' '))
  return { ...answer, choices: [justListen, ...answer.choices] }
}
