import { oneOf } from '../phrase-pattern.ts'
import type { RecordAnswer } from '#server/ports/coach-queries.ts'
import { cardWords } from '../actions/card-texts.ts'
import { normalize } from '../guide/text-analysis.ts'
import { type LookUp, paragraphs, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { renderRecordAnswer } from './render-record-answer.ts'

const forgetting = oneOf(
  'did i (?:forget|miss|leave out|skip)|have i (?:forgotten|missed)|am i (?:forgetting|missing)',
  'is there anything i (?:forgot|am forgetting|missed)|anything i (?:forgot|am forgetting|im forgetting|missed)',
  'anything i said (?:id|i would) (?:do|get to|handle)(?: and (?:forgot|didnt|missed|never did))?',
  'what (?:did i forget|am i forgetting|have i forgotten)',
)
const asks = new RegExp(String.raw`^(?:(?:so|ok|okay|and|wait|hey|luxee|also) )*(?:${forgetting})\b`)
/** In words. A longer question names what may be forgotten. */
const maxWords = 9
const maxCards = 8

/** Describes the cards of the thread that were never added, each once. */
function unaddedCards({ request: { cards, language }, today }: Turn): string[] {
  const open = cards.flatMap(({ proposal, state }) => (state === 'open' ? [cardWords(proposal, today, language)] : []))
  return [...new Set(open)].slice(0, maxCards)
}

/** Answers 'Did I forget anything': cards that were not added, what is left today, and what is late. */
export function lookUpForgotten(turn: Turn): LookUp | null {
  const { request, today } = turn
  const line = normalize(request.message)
  if (request.language !== 'en' || !asks.test(line) || line.split(' ').length > maxWords) return null
  const questions = [{ ask: 'tasks', from: today, to: today, state: 'open', hours: null }, { ask: 'overdue' }] as const
  const unadded = unaddedCards(turn)
  const lead =
    unadded.length === 0
      ? null
      : `These are on cards above, but not added yet:\n\n${unadded.map((one) => `- ${one}`).join('\n')}`
  const renderAnswers = (answers: readonly RecordAnswer[]): string => {
    const isOff = answers.every(({ found }) => found === null)
    return paragraphs(...answers.slice(0, isOff ? 1 : 2).map((answer) => renderRecordAnswer(answer, 'en', today)))
  }
  return {
    questions,
    toAnswer: (answers) => makeAnswer(paragraphs(lead, renderAnswers(answers)), { isFree: true }),
  }
}
