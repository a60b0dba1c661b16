import type { NameAnswer } from '#server/ports/named-records.ts'
import { answerActionRequests, asksToAct } from '../../actions/answer-action-requests.ts'
import { readGuideRequest } from '../../guide/guide-requests.ts'
import { isConfident } from '../../guide/find-matter.ts'
import { answerDebtsAndSavings } from '../../guide/answer-debts-and-savings.ts'
import type { Passage } from '../../guide/passage.ts'
import { openBriefly } from '../../guide/passage-answers.ts'
import { contentStems } from '../../guide/text-analysis.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { planDinners } from '../day-plan/plan-dinners.ts'
import { planSteps } from '../day-plan/plan-steps.ts'
import { spreadOverDays } from '../day-plan/spread-over-days.ts'
import { answerDecision, ruleOf } from '../decisions/answer-decision.ts'
import { answerDetailedDecision } from '../decisions/answer-detailed-decision.ts'
import { isGeneralStake } from '../decisions/story/story-content.ts'
import { answerDraftRequest } from '../message-drafts/answer-draft.ts'
import { isFrame, tellsReader } from '../message-drafts/frame-message.ts'
import { answerOccasionText } from '../occasion-texts/answer-occasion-text.ts'
import { answerShortText } from '../personal-texts/answer-short-text.ts'
import { answerRequestedText, answerTextRequest } from '../personal-texts/answer-text-request.ts'
import { answerPlanAroundHours } from '../plans-around-hours/answer-plan-around-hours.ts'
import { answerPlanRequest } from '../plans-from-message/answer-plan-request.ts'
import { answerPickOne } from '../plans-from-message/pick-one.ts'
import { answerWithTip } from '../practical-tips/answer-with-tip.ts'
import { answerQuestion } from '../questions/answer-question.ts'
import { answerGuideRequest } from '../answer-following.ts'
import { lookUpAsked } from '../answer-from-records.ts'
import { type Answer, type LookUp, makeAnswer, type NameLookUp, type Turn } from '../compose-answer.ts'
import { isAppCommand } from '../honest-reply/read-want.ts'
import type { StageContext } from '../stage.ts'
import { partMakers } from './makers/index.ts'
import { isTextWant } from './makers/texts/read-text-want.ts'
import type { Part } from './part.ts'

/** Asks for words to be written or said. */
const words = new RegExp(
  String.raw`\b(?:${oneOf(
    'write|draft|word|text|email|message|note|letter|reply|respond|toast|speech|card|prayer|script|caption|post',
    'say|tell (?!me (?:if|what|which|how|when|where|whether|who|the|im|i m|its|which)\\b)|ask|explain|bring (?:it|this|that) up|sentences?',
  )})`,
)
/** Answers by a maker for parts only. */
export function makePart(part: Part): Answer | LookUp | null {
  for (const make of partMakers) {
    const made = make(part)
    if (made !== null) return made
  }
  return null
}

/** Whether a part is an order to the app. */
export const isOrder = ({ want, alone }: Part): boolean => isAppCommand(want) && asksToAct(alone)
/** Whether a part is an order to the app, or asks about the user’s records. */
export const isForApp = (part: Part): boolean => isOrder(part) || lookUpAsked(part.alone) !== null

/** Answers a part: by a maker, else as a message of its own or together with what is told. Returns null if nothing fits surely. */
export const answerPart = (part: Part): Answer | LookUp | NameLookUp | null =>
  answerAboutGuide(part) ??
  makePart(part) ??
  answerForApp(part) ??
  (words.test(part.line) ? writeWords(part) : null) ??
  answerAsMessage(part)

const aboutGuide: ReadonlySet<string | null> = new Set(['identity', 'privacy', 'abilities'])

/** Who answers here, who reads what is written, and what the guide can do. */
function answerAboutGuide({ want, alone, context: { library } }: Part): Answer | null {
  const request = readGuideRequest(want)
  return request !== null && aboutGuide.has(request) ? answerGuideRequest(request, alone, library) : null
}

function answerForApp(part: Part): Answer | LookUp | NameLookUp | null {
  const { alone } = part
  if (!isOrder(part)) return lookUpAsked(alone)
  const acted = answerActionRequests(alone)
  if (acted === null || !('mayFind' in acted)) return acted
  return { names: acted.mayFind, toAnswer: (found: readonly NameAnswer[]) => acted.toAnswer(found) ?? makeAnswer('') }
}

const pointsBack = /\b(?:write|word|draft|say|put|phrase) (?:it|this|that)\b/
const forOccasion = /\b(?:toast|speech|prayer|eulogy|card|vows)\b/

/**
 * By the want alone: around all that is told, the older composers write of another matter. What is for an occasion, and a want that points
 * back ('Can you write it?'), needs what is told.
 */
function writeWords({ line, alone, whole, context: { library, act } }: Part): Answer | null {
  const turn = pointsBack.test(line) ? whole : alone
  const draft = answerDraftRequest(turn, library, act)
  return (
    answerOccasionText(forOccasion.test(line) ? whole : turn, library) ??
    (draft === null || isFrame(draft) || tellsReader(draft) ? null : draft) ??
    // Of a text to somebody, they only repeat sentences that the maker found no text in.
    (isTextWant(line) ? null : (answerTextRequest(turn) ?? answerShortText(turn) ?? answerRequestedText(turn)))
  )
}

function answerAsMessage({ line, alone, whole, context }: Part): Answer | null {
  const { library } = context
  const of = (turn: Turn): StageContext => ({ ...context, given: turn, turn })
  return (
    answerPlanAroundHours(whole) ??
    planOf(whole) ??
    answerOccasionText(alone, library) ??
    answerOccasionText(whole, library) ??
    (asksOpenly.test(line) ? null : decideInDetail(of(whole))) ??
    planSteps(whole) ??
    spreadOverDays(whole) ??
    planDinners(whole) ??
    answerWithTip(alone, library) ??
    answerQuestion(of(alone)) ??
    answerDebtsAndSavings(whole, library) ??
    (ruleOf(alone.request.message) === null ? null : answerDecision(alone, library)) ??
    openMatter(alone, whole, context)
  )
}

/** Matches 'What should I set up in here', which names no choice. */
const asksOpenly = /^(?:(?:and|also|so|but) )?(?:what|how|where|when)\b(?!.*\bor\b)/

/** A plan or a sum. Without a pick of one thing: what a long message tells isn’t a list to pick from. */
function planOf(turn: Turn): Answer | null {
  const plan = answerPlanRequest(turn)
  return plan === null || plan.text === answerPickOne(turn) ? null : plan
}

/** A decision of a known kind. Words that would fit any decision say nothing on this one. */
function decideInDetail(context: StageContext): Answer | null {
  const decided = answerDetailedDecision(context)
  return decided === null || isGeneralStake(decided.text) ? null : decided
}

/** From these on, the words of a want alone name its matter: of any, and of one that the whole message may be about, too. */
const [sureOfOwn, sureIfShared] = [0.7, 0.6]
const sharedFrom = 0.1
/** From this on, a want without a matter of its own is about that of the whole message. */
const sureOfWhole = 0.7

/** Matches a sum to be worked out, which no matter holds: 'What am I making per hour?' */
const asksNumber = /\bhow (?:many|much)\b|\bwhat am i (?:\w+ )?making\b|\bcomes? to\b|\bper hour\b|\bdo the math\b/i

/** In stems. A want with fewer has no subject of its own. */
const ownSubject = 2

/** Whether a matter of the whole message speaks of what the want names. */
function isOnSubject(want: string, { about, title, answer, steps }: Passage): boolean {
  const own = contentStems(want)
  return own.size < ownSubject || !own.isDisjointFrom(contentStems(about, title, answer, ...steps))
}

function openMatter(alone: Turn, whole: Turn, { library: { find } }: StageContext): Answer | null {
  if (asksNumber.test(alone.request.message)) return null
  const [own] = find(alone.request.message)
  const hits = find(whole.request.message)
  const isShared = hits.some(({ passage, confidence }) => passage === own?.passage && confidence >= sharedFrom)
  if (isConfident(own, isShared ? sureIfShared : sureOfOwn)) return openBriefly(own.passage)
  const [told] = hits
  return isConfident(told, sureOfWhole) && isOnSubject(alone.request.message, told.passage)
    ? openBriefly(told.passage)
    : null
}
