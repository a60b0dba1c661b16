import { isConfident } from '../guide/find-matter.ts'
import { answerDebtsAndSavings } from '../guide/answer-debts-and-savings.ts'
import { answerSubject } from '../guide/library.ts'
import { countWords, storyWords } from '../guide/text-analysis.ts'
import { lookUpRecords } from '../record-questions/look-up.ts'
import { answerFollowing } from './answer-following.ts'
import { orNamedArea } from './answer-from-records.ts'
import { answerByCertainTone } from '../situations/answer-by-certain-tone.ts'
import { answerToldHurt, answerToldJoy } from '../situations/answer-told-tone.ts'
import { answerSituation, keepListeningTo } from '../situations/answer-situation.ts'
import { breakDown } from './coaching/break-down.ts'
import { decide } from './coaching/decide.ts'
import { answerDecision } from './decisions/answer-decision.ts'
import { decideOnOffer } from './coaching/decide-on-offer.ts'
import { hardTalk } from './coaching/hard-talk.ts'
import { beginCoaching, coachingKindOf } from './coaching/run-coaching.ts'
import type { Answer, LookUp } from './compose-answer.ts'
import { answerPushBack } from './push-back.ts'
import { answerQuestion } from './questions/answer-question.ts'
import { answerReport } from './reports/answer-report.ts'
import { answerWithTip } from './practical-tips/answer-with-tip.ts'
import { withAskedWay } from './honest-reply/way-in-statement.ts'
import { answerStatedProblem } from './answer-stated-problem.ts'
import { firstAnswer, type Stage, type StageContext } from './stage.ts'

/** Answers from the records, or by the next stages if a question about records finds nothing. */
export const recordsStage: Stage<LookUp> = {
  name: 'Record question',
  answer: (context) => lookUpRecords(context.turn, () => answerOpenMessage(context)),
}

/** Stages for messages that don't ask for an action or a lookup: a story, a feeling, an answer in the conversation. */
export const conversationStages: readonly Stage<Answer>[] = [
  { name: 'Certain tone', answer: answerByCertainTone },
  { name: 'Push-back', answer: ({ act, turn, library }) => (act === null ? answerPushBack(turn, library) : null) },
  { name: 'Report', answer: ({ turn, library }) => answerReport(turn, library) },
  {
    name: 'Stated problem',
    answer: ({ act, turn, library }) => (act === null ? answerStatedProblem(turn, library) : null),
  },
  { name: 'Told joy', answer: answerToldJoy },
  { name: 'Practical tip', answer: ({ act, turn, library }) => (act === null ? answerWithTip(turn, library) : null) },
  { name: 'Told hurt', answer: answerToldHurt },
  { name: 'Plain question', answer: (context) => (context.act === null ? answerQuestion(context) : null) },
  { name: 'Money', answer: ({ turn, library }) => answerDebtsAndSavings(turn, library) },
  { name: 'Decision', answer: ({ act, turn, library }) => (act === null ? answerDecision(turn, library) : null) },
  {
    name: 'Coaching wanted',
    answer: (context) => (context.act === null ? (decideOnOffer(context.turn) ?? beginWanted(context)) : null),
  },
  { name: 'Situation', answer: ({ act, turn, library }) => (act === null ? answerSituation(turn, library) : null) },
  { name: 'Listening', answer: ({ act, turn }) => keepListeningTo(act, turn) },
  { name: 'Reply or follow-up', answer: answerFollowing },
]

/** Always has an answer: a matter, a question, or that there is nothing on it. */
export const libraryStage = {
  name: 'Library',
  answer: ({ turn, library }: StageContext): Answer => answerSubject(turn, library),
}

/** Answers what no earlier stage took: from records if it asks about them, or else by a conversation or a matter. */
export const answerRest = (context: StageContext): Answer | LookUp =>
  recordsStage.answer(context) ?? orNamedArea(context.turn, answerOpenMessage(context))

/** Runs the conversation stages, then the library. Closes the old topic if the answer opens none. */
export function answerOpenMessage(said: StageContext): Answer {
  const context = { ...said, turn: withAskedWay(said.turn) }
  const answer = firstAnswer(conversationStages, context) ?? libraryStage.answer(context)
  return context.turn.state.kept.topic === null && answer.opens === null ? { ...answer, closesTopic: true } : answer
}

/** From this probability on, a matter is about exactly this decision or plan. */
const writtenForFrom = 0.75
const ofAnySubject: ReadonlySet<string> = new Set([decide.kind, breakDown.kind, hardTalk.kind])
/** Matches 'Help me decide', 'break it down'. */
const asksToBeCoached = /\b(?:help (?:me|us)|break|decid\w+|torn|walk me|think (?:it |this )?through)\b/i

function beginWanted({ turn, library: { find } }: StageContext): Answer | null {
  const { message } = turn.request
  const begun = beginCoaching(turn, true)
  if (begun === null) return null
  const [best] = find(message)
  // In a story, a phrase that asks for a conversation is less certain than the story's matter.
  const isStory = countWords(message) > storyWords && isConfident(best)
  // A question such as 'Should I rent or buy?'.
  const isWrittenFor =
    isConfident(best, writtenForFrom) &&
    !best.isBeside &&
    !asksToBeCoached.test(message) &&
    ofAnySubject.has(coachingKindOf(begun) ?? '')
  return isStory || isWrittenFor ? null : begun
}
