import type { Answer, Turn } from '../dialogue/compose-answer.ts'
import { readDecision } from '../dialogue/decisions/read-decision.ts'
import { answerByRates } from './interest-rates.ts'
import type { Library } from './library.ts'
import { offerSavingGoal, readSavingWish, refuseUnreadSum } from './saving-goals.ts'

/** Whether the user weighs two options, so that neither is a wish yet: 'The card or an emergency fund first?' */
const choosesBetween = ({ request: { message, language } }: Turn): boolean =>
  language === 'en' && (readDecision(message)?.b ?? null) !== null

/** Answers a message about debts or savings with figures, or returns null. */
export function answerDebtsAndSavings(turn: Turn, { passages }: Library): Answer | null {
  const byRates = answerByRates(turn, passages)
  if (byRates) return byRates
  if (choosesBetween(turn)) return null
  const unread = refuseUnreadSum(turn)
  if (unread) return unread
  const wish = readSavingWish(turn)
  return wish && offerSavingGoal(wish, turn, passages)
}
