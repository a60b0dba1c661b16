import { answerCardTap, openPassage } from '../guide/passage-answers.ts'
import { readOtherLanguage } from '../other-language.ts'
import { answerDialogueAct, askInOwnWords, neither, readChoice } from './answer-dialogue-act.ts'
import { inLanguage } from './coaching/coaching.ts'
import { beginCoaching, isCoaching, resumeCoaching } from './coaching/run-coaching.ts'
import { type Answer, type LookUp, makeAnswer, type NameLookUp, paragraphs, type Turn } from './compose-answer.ts'
import type { Conversation } from './conversation-state.ts'
import type { DialogueAct } from './dialogue-act-forms.ts'
import { readMeant } from './dialogue-acts.ts'
import { keepListening } from './listen.ts'
import type { StageContext } from './stage.ts'

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

const withoutTopic = ({ state }: Turn): Conversation => ({ ...state, current: null, offered: [], pending: null })

/** Answers the corrected message if the user says what they meant. */
function answerMeant({ turn, answerTurn }: StageContext): Answer | LookUp | NameLookUp | null {
  const message = readMeant(turn.request.message)
  if (message === null) return null
  const answer = answerTurn({ ...turn, request: { ...turn.request, message }, state: withoutTopic(turn) })
  if ('questions' in answer || 'names' in answer) return answer
  const sorry = inLanguage(turn.request, 'Sorry, I got that wrong.', 'Perdona, te entendí mal.')
  return { ...answer, text: paragraphs(sorry, answer.text), asked: message }
}

const onlyTwo =
  'I can read English and Spanish so far, so I’d be guessing at what you wrote. Say it in either one and I’m with you. If you’re not safe right now, the help page has lines for where you are.'
function answerOtherLanguage({ request: { message, language } }: Turn): Answer | null {
  const other = language === 'en' ? readOtherLanguage(message) : null
  return other && makeAnswer(paragraphs(other.line, onlyTwo), { isFree: true })
}

/** Answers dialogue acts that are meant whatever else is open. */
export function answerAlwaysMeant(context: StageContext): Answer | LookUp | NameLookUp | null {
  const { act, turn, library } = context
  const foreign = answerOtherLanguage(turn)
  if (foreign) return foreign
  const choice = readChoice(turn)
  if (choice) return openPassage(choice, turn)
  const tapped = answerCardTap(turn)
  if (tapped) return tapped
  const { message, language } = turn.request
  if (turn.state.pending === 'choice' && message.trim() === neither[language]) return askInOwnWords(turn)
  const meant = act === 'misread' ? answerMeant(context) : null
  if (meant) return meant
  const isAskedAgain = act === 'back' && isCoaching(turn)
  if (isAskedAgain) return resumeCoaching(turn, inLanguage(turn.request, 'We were here:', 'Estábamos aquí:'))
  if (act !== null && always.has(act)) return answerDialogueAct(act, turn, library.find)
  if (act !== 'listen') return null
  return turn.state.pending === 'heard' ? keepListening(turn) : beginCoaching(turn, true)
}
