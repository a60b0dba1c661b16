import type { NameAnswer } from '#server/ports/named-records.ts'
import { asksToAct } from '../actions/answer-action-requests.ts'
import { answerHousehold } from './household.ts'
import { answerReply, followUp, isDayOnly } from '../guide/follow-up.ts'
import { explainPace } from '../guide/goal-pace.ts'
import { asksForSomething, isQuestion, readGuideRequest, type GuideRequest } from '../guide/guide-requests.ts'
import { isConfident } from '../guide/find-matter.ts'
import { aboutMatterFrom, answerMoney, answerSubject, type Library } from '../guide/library.ts'
import { keepListening, listen } from './listen.ts'
import { planDay, planWeek } from './plan-days.ts'
import { summarizeProgress } from '../guide/progress-summary.ts'
import { goalOfMessage } from '../guide/reference-resolution.ts'
import { smallTalk } from './small-talk.ts'
import { countWords, storyWords } from '../guide/text-analysis.ts'
import { answerCardTap, openPassage } from '../guide/passage-answers.ts'
import { answerWithCards } from './answer-with-cards.ts'
import { answerCardChange, answerPointing } from './answer-card-change.ts'
import { answerItemChanges } from './answer-item-changes.ts'
import { answerCompound } from './answer-compound.ts'
import { lookUpProgress, lookUpRecords } from '../record-questions/look-up.ts'
import { goOnWithRecords, lookUpAsked, orNamedArea } from './answer-from-records.ts'
import { readQuestion } from '../record-questions/read-question.ts'
import type { DialogueAct } from './dialogue-act-forms.ts'
import { readDialogueAct, readMeant } from './dialogue-acts.ts'
import { answerDialogueAct, answerNothingOpen, askInOwnWords, neither, readChoice } from './answer-dialogue-act.ts'
import { type Answer, type LookUp, type NameLookUp, paragraphs, type Turn } from './compose-answer.ts'
import { breakDown } from './coaching/break-down.ts'
import { inLanguage } from './coaching/coaching.ts'
import { decide } from './coaching/decide.ts'
import { hardTalk } from './coaching/hard-talk.ts'
import {
  asksForAnother,
  beginCoaching,
  continueCoaching,
  isCoaching,
  coachingKindOf,
  resumeCoaching,
} from './coaching/run-coaching.ts'
import type { Conversation } from './conversation-state.ts'
import { answerDraftRequest } from './drafts/answer-draft.ts'
import { readDraftRequest } from './drafts/read-draft-request.ts'
import { answerWordsUnsure, goOnWithOwnWords } from './honest-reply/ask-for-message-text.ts'
import { leavesOffered } from './honest-reply/leaves-offered-coaching.ts'
import { ownMessageKind } from './coaching/own-message.ts'
import { resolveListReference } from './resolve-list-reference.ts'
import { answerPractical } from './practical/answer-practical.ts'
import { isNewMatter, longReply } from './is-new-matter.ts'
import { withoutGreeting } from './strip-greeting.ts'
import { withoutHonesty } from './strip-honesty-phrase.ts'
import { withTypedTo } from './typed-english.ts'
import { hasOwnSubject, asFirstMessage, withoutAside } from './new-subject.ts'
import { answerPushBack } from './push-back.ts'
import { answerReport } from './reports/answer-report.ts'
import { answerLifeEvent, keepListeningTo } from './answer-life-event.ts'
import { answerLogRequest } from './answer-log-request.ts'
import { answerWhatIf } from './feared-outcomes.ts'

/** Whether a short reply is expected: what the user needs, or a day. */
const expectsShortReply = (turn: Turn): boolean => turn.state.pending === 'listen' || isDayOnly(turn)

/** The user keeps telling after being asked what would help. */
const stillListening = (turn: Turn): Answer | null => (turn.state.pending === 'listen' ? listen(turn) : null)

function answerGuideRequest(guideRequest: GuideRequest, turn: Turn, { passages }: Library): Answer | null {
  if (guideRequest === 'planDay') return planDay(turn)
  if (guideRequest === 'planWeek') return planWeek(turn)
  if (guideRequest === 'household') return answerHousehold(turn)
  if (guideRequest === 'pace') return explainPace(turn, passages)
  if (guideRequest === 'standing') return summarizeProgress(turn)
  if (guideRequest === 'vent') return listen(turn)
  return smallTalk(guideRequest, turn, passages)
}

/** Acts that are never read as the answer to the coach’s question. */
const always: ReadonlySet<DialogueAct | null> = new Set<DialogueAct | null>([
  'hello',
  'howAreYou',
  'thanks',
  'bye',
  'misread',
  'otherSubject',
  'drop',
  'back',
])

/** A correction that says what was meant is answered as that. */
function answerMeant(turn: Turn, library: Library): Answer | LookUp | NameLookUp | null {
  const message = readMeant(turn.request.message)
  if (message === null) return null
  const answer = answerTurn({ ...turn, request: { ...turn.request, message }, state: withoutTopic(turn) }, library)
  if ('looksUp' in answer || 'finds' in answer) return answer
  const sorry = inLanguage(turn.request, 'Sorry, I got that wrong.', 'Perdona, te entendí mal.')
  return { ...answer, text: paragraphs(sorry, answer.text), asked: message }
}

const withoutTopic = ({ state }: Turn): Conversation => ({ ...state, current: null, offered: [], pending: null })

/** What the message does in the conversation, where that is meant whatever else is open. */
function answerAlwaysMeant(act: DialogueAct | null, turn: Turn, library: Library): Answer | LookUp | NameLookUp | null {
  const choice = readChoice(turn)
  if (choice) return openPassage(choice, turn)
  const tapped = answerCardTap(turn)
  if (tapped) return tapped
  const { message, language } = turn.request
  if (turn.state.pending === 'choice' && message.trim() === neither[language]) return askInOwnWords(turn)
  const meant = act === 'misread' ? answerMeant(turn, library) : null
  if (meant) return meant
  const isAskedAgain = act === 'back' && isCoaching(turn)
  if (isAskedAgain) return resumeCoaching(turn, inLanguage(turn.request, 'We were here:', 'Estábamos aquí:'))
  if (act !== null && always.has(act)) return answerDialogueAct(act, turn, library.find)
  if (act !== 'listen') return null
  return turn.state.pending === 'heard' ? keepListening(turn) : beginCoaching(turn, true)
}

/** A question of its own in the middle of a coaching conversation, which can be gone back to. */
function isInterruption(turn: Turn, { find }: Library): boolean {
  const { message } = turn.request
  if (asksToAct(turn) || asksForAnother(turn) || turn.state.kept.coaching?.kind === ownMessageKind) return true
  if (readQuestion(message, turn.request)?.isSure === true) return true
  if (leavesOffered(turn)) return true
  const [best] = find(message)
  const isLong = countWords(message) >= longReply
  return isQuestion(message) ? isLong || isConfident(best) : isLong && isConfident(best)
}

/** After a card or a look at the records, which asked nothing, the user goes on with the conversation that waits. */
function continueInterrupted(turn: Turn, act: DialogueAct | null, library: Library): Answer | null {
  const { kept } = turn.state
  const wasInterrupted = kept.coaching === null && kept.paused !== null && kept.question === null
  if (!wasInterrupted || act !== null || readDraftRequest(turn.request.message) !== null) return null
  if (isInterruption(turn, library) || readQuestion(turn.request.message, turn.request) !== null) return null
  return continueCoaching({ ...turn, state: { ...turn.state, kept: { ...kept, coaching: kept.paused } } }, act)
}

const agrees = /^(?:yes|yeah|yep|yup|exactly|right|kind of|pretty much|correct)\b/i

/** A message that goes on with what was said last: a short reply, a follow-up, an answer to the coach's question. */
function answerFollowing(act: DialogueAct | null, turn: Turn, library: Library): Answer | null {
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
    const nothing = outcome ?? answerNothingOpen(act, turn)
    if (nothing) return nothing
  } else if (guideRequest === null && turn.state.pending === 'telling' && !asksForSomething(message))
    return listen(turn)
  return (
    (guideRequest ? answerGuideRequest(guideRequest, turn, library) : null) ??
    (isAnswer ? (answerReply(turn, find) ?? stillListening(turn)) : null)
  )
}

/** From this probability a matter is about just what is to be decided or planned. */
const writtenForFrom = 0.9
const ofAnySubject: ReadonlySet<string> = new Set([decide.kind, breakDown.kind, hardTalk.kind])
/** 'Help me decide', 'break it down' */
const asksToBeCoached = /\b(?:help (?:me|us)|break|decid\w+|torn|walk me|think (?:it |this )?through)\b/i

function beginWanted(turn: Turn, { find }: Library): Answer | null {
  const { message } = turn.request
  const begun = beginCoaching(turn, true)
  if (begun === null) return null
  const [best] = find(message)
  // That a story asks for a conversation, by a phrase in it, is less sure than its matter.
  const isStory = countWords(message) > storyWords && isConfident(best)
  // 'Should I rent or buy?'
  const isWrittenFor =
    isConfident(best, writtenForFrom) && !asksToBeCoached.test(message) && ofAnySubject.has(coachingKindOf(begun) ?? '')
  return isStory || isWrittenFor ? null : begun
}

/** Without what only leads over to it; on its own where it is about something else. */
function toSubject(given: Turn, { find }: Library): Turn {
  const said = withTypedTo(withoutHonesty(withoutGreeting(resolveListReference(given.request))))
  const message = withoutAside(said)
  const isAside = message !== said
  const turn = { ...given, request: { ...given.request, message } }
  // 'Where do you want to start?' goes on from nothing.
  const isInvited = turn.state.pending === 'topic'
  const isOther =
    isInvited || (isAside && !asksToAct(turn)) || (turn.request.language === 'en' && hasOwnSubject(turn, find))
  return isOther ? asFirstMessage(turn) : turn
}

/** Words to send: the user’s own set in a message, one of the written drafts, or the request for what they must say. */
const answerWords = (given: Turn, turn: Turn, library: Library, act: DialogueAct | null): Answer | null =>
  goOnWithOwnWords(given) ?? answerDraftRequest(turn, library, act) ?? answerWordsUnsure(turn, library.find)

/** The act of a message. 'Write them a thank-you note' asks for a draft, so it is not read as thanks. */
function actOf(message: string): DialogueAct | null {
  const act = readDialogueAct(message)
  return act === 'thanks' && readDraftRequest(message)?.isDirect === true ? null : act
}

/** What asks for nothing to be done or looked up: a story, a feeling, what goes on with the conversation, a matter of the library. */
const answerOpen = (act: DialogueAct | null, turn: Turn, library: Library): Answer =>
  (act === null ? answerPushBack(turn, library) : null) ??
  answerReport(turn, library) ??
  answerMoney(turn, library) ??
  (act === null ? beginWanted(turn, library) : null) ??
  (act === null ? answerLifeEvent(turn, library) : null) ??
  keepListeningTo(act, turn) ??
  answerFollowing(act, turn, library) ??
  answerSubject(turn, library)

/** The first answer that is not null wins: the order of the chain is the priority. It ends in answerSubject. */
export function answerTurn(given: Turn, library: Library): Answer | LookUp | NameLookUp {
  const turn = toSubject(given, library)
  const act = actOf(turn.request.message)
  // What was open before is not what the next message goes on from.
  const answerMatter = (): Answer => {
    const answer = answerOpen(act, turn, library)
    return turn.state.kept.topic === null && answer.opens === null ? { ...answer, closesTopic: true } : answer
  }
  const rest = () => lookUpRecords(turn, answerMatter) ?? orNamedArea(turn, answerMatter())
  const otherwise = (): Answer => {
    const acted = answerWithCards(turn)
    return acted === null || 'mayFind' in acted ? answerMatter() : acted
  }
  const said =
    answerCardChange(turn) ??
    answerItemChanges(turn) ??
    answerPractical(turn) ??
    answerAlwaysMeant(act, turn, library) ??
    goOnWithRecords(turn) ??
    answerWords(given, turn, library, act) ??
    lookUpProgress(turn, otherwise) ??
    answerLogRequest(turn, asksToAct(turn)) ??
    lookUpAsked(turn) ??
    (isCoaching(turn) && isInterruption(turn, library) ? null : continueCoaching(turn, act)) ??
    answerPointing(turn) ??
    goalOfMessage(turn) ??
    answerCompound(turn, (part) => answerTurn(part, library)) ??
    answerWithCards(turn) ??
    continueInterrupted(turn, act, library)
  if (said === null || !('mayFind' in said)) return said ?? rest()
  return { finds: said.mayFind, toAnswer: (found: readonly NameAnswer[]) => said.toAnswer(found) ?? rest() }
}
