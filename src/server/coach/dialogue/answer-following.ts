import { isConfident } from '../guide/find-matter.ts'
import { aboutMatterFrom, type Library } from '../guide/library.ts'
import { answerReply, followUp, isDayOnly } from '../guide/follow-up.ts'
import { explainPace } from '../guide/goal-pace.ts'
import { asksForSomething, readGuideRequest, type GuideRequest } from '../guide/guide-requests.ts'
import { openPassage } from '../guide/passage-answers.ts'
import { summarizeProgress } from '../guide/progress-summary.ts'
import { countWords } from '../guide/text-analysis.ts'
import { answerDialogueAct, answerNothingOpen } from './answer-dialogue-act.ts'
import type { Answer, Turn } from './compose-answer.ts'
import { answerWhatIf } from './feared-outcomes.ts'
import { answerHousehold } from './household.ts'
import { isNewMatter, longReply } from './is-new-matter.ts'
import { listen } from './listen.ts'
import { planDay, planWeek } from './plan-days.ts'
import { smallTalk } from './small-talk.ts'
import type { StageContext } from './stage.ts'

/** Whether a short reply is expected: what the user needs, or a day. */
const expectsShortReply = (turn: Turn): boolean => turn.state.pending === 'listen' || isDayOnly(turn)

/** Listens on if the user continues after the question what would help. */
const stillListening = (turn: Turn): Answer | null => (turn.state.pending === 'listen' ? listen(turn) : null)

/** From this confidence on, the library's matter answers a message that mentions weight, such as one about menopause. */
const sureOfMatter = 0.9

/** Answers a request to the guide itself or about the user's records. */
export function answerGuideRequest(guideRequest: GuideRequest, turn: Turn, { passages, find }: Library): Answer | null {
  if (guideRequest === 'weight' && isConfident(find(turn.request.message)[0], sureOfMatter)) return null
  if (guideRequest === 'planDay') return planDay(turn)
  if (guideRequest === 'planWeek') return planWeek(turn)
  if (guideRequest === 'household') return answerHousehold(turn)
  if (guideRequest === 'pace') return explainPace(turn, passages)
  if (guideRequest === 'standing') return summarizeProgress(turn)
  if (guideRequest === 'vent') return listen(turn)
  return smallTalk(guideRequest, turn, passages)
}

const agrees = /^(?:yes|yeah|yep|yup|exactly|right|kind of|pretty much|correct)\b/i

/** Answers a message that continues the conversation: a short reply, a follow-up, an answer to the coach's question. */
export function answerFollowing({ act, turn, library }: StageContext): Answer | null {
  const { find } = library
  const { message } = turn.request
  const isAnswer = turn.state.pending !== null && !isNewMatter(turn, find(message))
  const guideRequest = act === null ? readGuideRequest(message) : null
  const [offered] = turn.state.offered
  if (turn.state.pending === 'nearby' && offered && agrees.test(message)) return openPassage(offered, turn)
  const answered = expectsShortReply(turn) && !asksForSomething(message) ? answerReply(turn, find) : null
  if (answered) return answered
  if (act !== null) {
    const done = answerDialogueAct(act, turn, find) ?? followUp(act, turn, find)
    if (done) return done
    const isOther = turn.request.language !== 'en' && (find(message)[0]?.confidence ?? 0) < aboutMatterFrom
    const isShort = countWords(message) <= longReply
    const outcome = act === 'whatIf' && isShort && turn.state.kept.turns > 0 ? answerWhatIf(turn, isOther) : null
    const answer = outcome ?? answerNothingOpen(act, turn)
    if (answer) return answer
  } else if (guideRequest === null && turn.state.pending === 'telling' && !asksForSomething(message))
    return listen(turn)
  return (
    (guideRequest ? answerGuideRequest(guideRequest, turn, library) : null) ??
    (isAnswer ? (answerReply(turn, find) ?? stillListening(turn)) : null)
  )
}
