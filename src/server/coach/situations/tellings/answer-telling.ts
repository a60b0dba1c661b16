import { answerActionRequests, asksToAct } from '../../actions/answer-action-requests.ts'
import { type Answer, makeAnswer, makeQuestion, paragraphs, type Turn } from '../../dialogue/compose-answer.ts'
import { pickOldest, pickUnused } from '../../dialogue/conversation-state.ts'
import type { StageContext } from '../../dialogue/stage.ts'
import { countWords } from '../../guide/text-analysis.ts'
import { unansweredQuestions } from '../already-answered.ts'
import { hasQuestionForm } from '../has-question-form.ts'
import { isStatement } from '../is-statement.ts'
import { justListen, keepInJournal } from '../statement-choices.ts'
import { readHearing } from '../wants-only-to-be-heard.ts'
import { sayGladly } from './glad-telling.ts'
import { findAsides, matchTelling, type Telling } from './match-telling.ts'

/** In words. A longer story tells of more than one thing. */
const maxWords = 60

/** The first line that wasn't said lately, those with the most details first. */
const lineOf = ({ lines }: Telling, { state, request: { message } }: Turn): string =>
  lines.map((group) => pickUnused(state, group, message)).find((line) => line !== null) ??
  pickOldest(state, lines.flat(), message)

/** In letters. A longer line has taken up enough. */
const fullFrom = { ofOne: 75, ofTwo: 45 } as const
const twoSentences = /[.!] \S.*[.!]/

/** Takes up a remark in a second sentence, if the first one is short and has the same tone. */
function asideOf(message: string, telling: Telling, line: string, { state }: Turn): string | null {
  if (line.length >= (twoSentences.test(line) ? fullFrom.ofTwo : fullFrom.ofOne)) return null
  const fits = findAsides(message).find(({ tone }) => tone === telling.tone)
  return fits === undefined ? null : pickUnused(state, fits.lines, message)
}

/** Matches 'put the tree up, its crooked', which tells what was done. */
const putUp = /^(?:just |finally )?put (?=(?:the|our|my) (?:\w+ )?(?:tree|lights|decorations|wreath) up\b)/i
const withSubject = (turn: Turn): Turn =>
  putUp.test(turn.request.message)
    ? { ...turn, request: { ...turn.request, message: `I ${turn.request.message}` } }
    : turn

/** Matches an order for a text about what is told. */
const asksForText = /^(?:\w+ )?(?:post|share|announce|tweet|caption|status|text|write|say|brag)\b/i

const ofMoney = /\$|\b(?:dollars?|bucks)\b/i
/** Returns what is to be logged beside the telling: null for nothing, 'other' if the message asks for another card. */
function logOf(turn: Turn): Answer | 'other' | null {
  const { message } = turn.request
  const acted = asksToAct(turn) && !putUp.test(message) ? answerActionRequests(turn) : null
  if (acted === null || !('cards' in acted) || acted.cards.length === 0) return null
  if (acted.cards.some(({ kind }) => kind === 'workout' || (kind === 'income' && ofMoney.test(message)))) return acted
  // 'Sold the last one, 22 of them' reads as income, though it has no sum.
  return acted.cards.some(({ kind }) => kind !== 'income') ? 'other' : null
}

const heard = (turn: Turn, text: string, questions: readonly string[]): Answer =>
  makeAnswer(text, {
    question: makeQuestion('heard', pickOldest(turn.state, questions, turn.request.message)),
    choices: [justListen, keepInJournal],
    isFree: true,
  })
const afterGlad = ['How did that feel?', 'What did that do for your day?', 'What was the best part of it?']

/** Answers a telling of a written kind, or of something good by its form: a sentence or two with its details, and an easy question. */
export function answerTelling({ act, given, turn }: StageContext): Answer | null {
  const { message } = turn.request
  if (act !== null || countWords(message) > maxWords || hasQuestionForm(message) || readHearing(message) !== null)
    return null
  if (asksForText.test(message.trim()) || !isStatement(withSubject(turn))) return null
  const telling = matchTelling(message, given.today)
  const glad = telling === null ? sayGladly(turn) : null
  const log = telling === null && glad === null ? null : logOf(turn)
  if (log === 'other') return null
  if (telling === null) return glad === null || log !== null ? null : heard(turn, glad, afterGlad)
  const line = lineOf(telling, turn)
  const text = [line, asideOf(message, telling, line, turn)].filter((part) => part !== null).join(' ')
  if (log !== null) return { ...log, text: paragraphs(text, log.text) }
  return heard(turn, text, unansweredQuestions(telling.questions, message))
}
