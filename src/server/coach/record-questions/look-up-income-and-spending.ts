import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { type LookUp, makeAnswer, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { periodAsked } from './look-up-income.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const joint = /\s(?:vs\.?|versus|against|compared (?:to|with)|next to|minus)\s/i
const asks = new RegExp(
  `^(?:(?:${oneOf('and|so|ok|okay|hey|luxee|please|can you|could you|show me|tell me|compare|check')}),? )*(?:${oneOf('what|whats|how much|how do|how does|did|do i|is|was|my|our|the|income|earnings|show|compare')})\\b`,
  'i',
)
const earned = wholeWords(
  ['income|earn\\w*|made|make|makes|brought in|brings in|bring in|came in|comes in|sales|sold|revenue|got paid'],
  'i',
)
const spent = wholeWords(['spend|spent|spending|expenses?|costs?|paid for|pay for|bought|went out|goes out'], 'i')
const advice = /\b(?:should|how (?:can|could|to)|why|tips|advice)\b/i

const notKept = (said: string): string =>
  `Glowell keeps what comes in, not what you spend, so I can’t put ${quoteUserText(said)} next to it. Only the costs you put on your income entries are taken off.`

/** Answers 'What my shop brought in this month vs what I spent' with the income, and says that the app has no log of spending. */
export function lookUpIncomeAndSpending(turn: Turn): LookUp | null {
  const { request, today } = turn
  const { language } = request
  const message = request.message.slice(0, 300).trim()
  if (language !== 'en' || !asks.test(message) || advice.test(message)) return null
  const sides = message.replace(/(?<![?.!])[?.!]+$/, '').split(joint)
  const [one = '', other = ''] = sides
  const isOf = (came: string, went: string): boolean => earned.test(came) && !spent.test(came) && spent.test(went)
  const went = isOf(one, other) ? other : isOf(other, one) ? one : null
  if (sides.length !== 2 || went === null) return null
  const questions = [{ ask: 'income', ...periodAsked(message, turn) }] as const
  return {
    questions,
    toAnswer: (answers) => {
      const told = makeRecordsAnswer(renderRecordAnswers(answers, language, today), questions, answers)
      return makeAnswer(paragraphs(told.text, notKept(went)), { isFree: true, looked: told.looked })
    },
  }
}
