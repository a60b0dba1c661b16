import { answerCauses } from '../answer-telling.ts'
import type { Answer, Turn } from '../compose-answer.ts'
import { answerAfford } from './answer-afford.ts'
import { answerPayoff } from './answer-payoff.ts'
import { answerJobs } from './answer-jobs.ts'
import { answerPurchase } from './answer-purchase.ts'
import { answerOrWait } from './answer-or-wait.ts'
import { answerPay, answerTimeOff } from './answer-pay.ts'

/** What can be weighed with what was told: causes, waiting, pay and time. */
export const answerWeighing = (turn: Turn): Answer | null =>
  answerCauses(turn) ??
  answerOrWait(turn) ??
  answerTimeOff(turn) ??
  answerPay(turn) ??
  answerJobs(turn) ??
  answerPayoff(turn) ??
  answerAfford(turn) ??
  answerPurchase(turn)
