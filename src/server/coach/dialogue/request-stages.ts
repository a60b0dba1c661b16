import { type ActionLookUp, answerActionRequests, asksToAct } from '../actions/answer-action-requests.ts'
import { isConfident } from '../guide/find-matter.ts'
import type { Library } from '../guide/library.ts'
import { openPassage } from '../guide/passage-answers.ts'
import { goalOfMessage, readReference, resolveReference } from '../guide/reference-resolution.ts'
import { countWords } from '../guide/text-analysis.ts'
import { lookUpProgress } from '../record-questions/look-up.ts'
import { answerAlwaysMeant } from './answer-always-meant.ts'
import { answerTextRequest, answerRequestedText } from './personal-texts/answer-text-request.ts'
import { readLimits } from './personal-texts/read-limits.ts'
import { answerShortText } from './personal-texts/answer-short-text.ts'
import { answerCardChange, answerPointing, readListedChange } from './answer-card-change.ts'
import { answerCompound } from './answer-compound.ts'
import { goOnWithRecords, lookUpAsked } from './answer-from-records.ts'
import { answerItemChanges } from './answer-item-changes.ts'
import { answerLogRequest } from './answer-log-request.ts'
import { isCoaching, continueCoaching } from './coaching/run-coaching.ts'
import type { Answer, Turn } from './compose-answer.ts'
import { answerDetailedDecision } from './decisions/answer-detailed-decision.ts'
import { planDinners } from './day-plan/plan-dinners.ts'
import { planSteps } from './day-plan/plan-steps.ts'
import { spreadOverDays } from './day-plan/spread-over-days.ts'
import { answerDraftRequest } from './message-drafts/answer-draft.ts'
import { isFrame, tellsReader } from './message-drafts/frame-message.ts'
import { answerHearing } from '../situations/answer-by-certain-tone.ts'
import { answerWordsUnsure, goOnWithOwnWords } from './honest-reply/ask-for-message-text.ts'
import { continueInterrupted, isInterruption } from './interruptions.ts'
import { answerOpenMessage } from './conversation-stages.ts'
import { answerOccasionText, isNotice } from './occasion-texts/answer-occasion-text.ts'
import { answerPractical } from './practical-questions/answer-practical.ts'
import { moreItems } from './read-more-list-items.ts'
import { adviseAtOnce, adviseWithWords } from './practical-tips/answer-with-tip.ts'
import { answerPlanAroundHours } from './plans-around-hours/answer-plan-around-hours.ts'
import { answerPlanRequest } from './plans-from-message/answer-plan-request.ts'
import { answerTelling } from '../situations/tellings/answer-telling.ts'
import { readDraftRequest } from './message-drafts/read-draft-request.ts'
import { answerSeveralWants } from './several-wants/answer-several-wants.ts'
import type { Stage, StageAnswer, StageContext } from './stage.ts'

/** The order is the priority: docs/coach.md, section 4. If all return null, `conversation-stages.ts` answers. */
export const requestStages: readonly Stage<StageAnswer>[] = [
  { name: 'Card change', answer: ({ turn }) => answerCardChange(turn) },
  { name: 'List change', answer: ({ turn }) => answerItemChanges(turn) },
  { name: 'Telling', answer: answerTelling },
  {
    name: 'Practical question',
    answer: ({ turn, library }) => answerPractical(turn) ?? adviseAtOnce(turn, library),
  },
  { name: 'Several wants', answer: answerSeveralWants },
  { name: 'Heard as asked', answer: answerHearing },
  { name: 'Dialogue act', answer: answerAlwaysMeant },
  { name: 'Plan from a message', answer: ({ given }) => answerPlanAroundHours(given) ?? answerPlanRequest(given) },
  {
    name: 'Detailed decision',
    answer: (context) => (asksForWords(context.turn.request.message) ? null : answerDetailedDecision(context)),
  },
  { name: 'Plan over days', answer: ({ turn }) => planSteps(turn) ?? spreadOverDays(turn) ?? planDinners(turn) },
  { name: 'Personal text', answer: answerAsPersonalText },
  { name: 'Occasion text', answer: answerAsOccasionText },
  { name: 'Follow-up on records', answer: ({ turn }) => goOnWithRecords(turn) },
  { name: 'Words to send', answer: answerWordsToSend },
  { name: 'Goal progress', answer: answerGoalProgress },
  { name: 'Log request', answer: ({ turn }) => answerLogRequest(turn, asksToAct(turn)) },
  { name: 'Plain record question', answer: ({ turn }) => lookUpAsked(turn) },
  { name: 'Coaching conversation', answer: answerInCoaching },
  { name: 'Bare pointer', answer: ({ turn }) => answerPointing(turn) },
  { name: 'Goal in passing', answer: ({ turn }) => goalOfMessage(turn) },
  { name: 'Request and question', answer: ({ turn, answerTurn }) => answerCompound(turn, answerTurn) },
  { name: 'Request', answer: ({ turn }) => answerRequest(turn) },
  { name: 'Interrupted conversation', answer: continueInterrupted },
]

/** Matches 'Would you help me with the words?' after a story, which has decided already. */
const asksForWords = (message: string): boolean => /\bhelp (?:me )?(?:with|find) (?:the|some) words\b/i.test(message)

/** Words to send: the user’s own set in a message, advice that holds a line to say, one of the written drafts, or the request for what they must say. */
function answerWordsToSend({ given, turn, library, act }: StageContext): Answer | null {
  const draft = shorterThanFrame(given, answerDraftRequest(turn, library, act))
  return (
    goOnWithOwnWords(given) ??
    (act === null ? adviseWithWords(turn, library) : null) ??
    (draft === null ? null : (matterBeforeFrame(draft, turn, library) ?? draft)) ??
    answerWordsUnsure(turn, library.find)
  )
}

/** From this on, a matter is better than a frame to fill in, for somebody who asks how to say it and not for a text. */
const sureBeforeFrame = 0.9

function matterBeforeFrame(draft: Answer, turn: Turn, { find }: Library): Answer | null {
  const { message } = turn.request
  const [best] = find(message)
  const asksHow = /\bhow (?:do|can|should|would) i\b/i.test(message) && readDraftRequest(message)?.isDirect !== true
  return asksHow && isFrame(draft) && isConfident(best, sureBeforeFrame) ? openPassage(best.passage, turn) : null
}

/** In words. A shorter request of a common kind gets a written text, unless the user wants something left out. */
const [longBrief, longWithBan] = [40, 26]
function answerAsPersonalText(context: StageContext): Answer | null {
  const { given, turn, library, act } = context
  const brief = answerTextRequest(given)
  const text = brief === null ? answerRequestedText(given) : null
  const { message } = given.request
  const isLong = countWords(message) >= (readLimits(message).banned.size > 0 ? longWithBan : longBrief)
  if (text === null || isLong) return brief ?? text
  const written = answerAsOccasionText(context) ?? answerDraftRequest(turn, library, act)
  return written === null || isFrame(written) || tellsReader(written) ? text : written
}

/** If a notice has gaps, a short text from the user's own words is better. */
function answerAsOccasionText({ given, turn, library }: StageContext): Answer | null {
  const piece = answerOccasionText(turn, library)
  if (piece === null || !isNotice(piece) || !piece.text.includes('[')) return piece
  const short = answerShortText(given)
  return short === null || short.text.includes('I’m writing') ? piece : short
}

/** If no written draft fits, a text from the user's own words is better than a frame to fill in. */
function shorterThanFrame(turn: Turn, draft: Answer | null): Answer | null {
  const isWrong = draft !== null && tellsReader(draft)
  return draft === null || isWrong || isFrame(draft) ? (answerShortText(turn) ?? (isWrong ? null : draft)) : draft
}

/** Answers if there is no such goal: with a card that needs no search, or else an open answer. */
function answerGoalProgress(context: StageContext) {
  return lookUpProgress(context.turn, () => {
    const acted = answerRequest(context.turn)
    return acted === null || 'mayFind' in acted ? answerOpenMessage(context) : acted
  })
}

function answerInCoaching(context: StageContext): Answer | null {
  const { turn, act, library } = context
  return isCoaching(turn) && isInterruption(turn, library) ? null : continueCoaching(turn, act)
}

/** Answers a request with cards. */
function answerRequest(turn: Turn): Answer | ActionLookUp | null {
  const pointed = readReference(turn)
  if (pointed) return resolveReference(pointed, turn)
  const more = moreItems(turn)
  if (more !== null) return answerActionRequests({ ...turn, request: { ...turn.request, message: more } })
  const told = readListedChange(turn)
  if (told === null) return answerActionRequests(turn)
  return answerActionRequests({ ...turn, request: { ...turn.request, message: told.message } }, told.told.day)
}
