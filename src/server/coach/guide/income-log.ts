import type { CoachProposal } from '#contract/coach.ts'
import { decimalsOf } from '#contract/lists.ts'
import { brand } from '#contract/brand.ts'
import { addDays } from '#server/lib/days.ts'
import type { IncomeFacts } from '#server/ports/coach-model.ts'
import { type Answer, paragraphs, say, sayAndAsk, type Turn } from '../dialogue/answer.ts'
import { normalize } from './intents.ts'
import { readSums } from './money-parsing.ts'
import { toPlainLine } from './quote-user-text.ts'

const question =
  /\b(how much|what) (did|have|do) i (earn|earned|make|made)( so far)? (this|last|in the last) month\b|\b(my|the) income (log )?(this|last) month\b|\bhow much (do|did|have) i (earn|make|earned|made) (an|per) hour\b/

/** Whether the message asks what the income log says. */
export const asksForIncome = (message: string): boolean => question.test(normalize(message))

const money = (value: string, currency: string): string =>
  Number(value).toLocaleString('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

const lineOf =
  (month: string) =>
  ({ net, currency, entries, setAside, perHour, hours }: IncomeFacts['thisMonth'][number]): string =>
    [
      `- ${month}, ${money(net, currency)} after costs, from ${entries === 1 ? 'one line' : `${entries} lines`}`,
      ...(setAside === null ? [] : [`${money(setAside, currency)} of it set aside for tax`]),
      ...(perHour === null ? [] : [`${money(perHour, currency)} an hour over ${hours} hours`]),
    ].join('; ')

/** From the log exactly, each currency by itself. */
export function answerIncome(turn: Turn): Answer {
  const { income } = turn.request.facts
  if (income === null)
    return say(
      'I can’t see your income log: that area is switched off. You can allow it in your profile, or look at Success Stories in the Digital Income Hub.',
      { isFree: true },
    )
  const lines = [...income.thisMonth.map(lineOf('This month')), ...income.lastMonth.map(lineOf('Last month'))]
  if (lines.length === 0)
    return say(
      'Your income log has no line for this month or the last. Tell me what came in, such as “I earned $90 from a flyer”, and I’ll make a card of it.',
      { isFree: true },
    )
  return sayAndAsk(turn, 'standing', paragraphs('Your income log says:', lines.join('\n')), { isFree: true })
}

const earned =
  /^(?:today |yesterday )?(?:i (?:just )?(?:earned|made|got paid|was paid)|log (?:an |my )?income(?: of)?:?) (.+)$/i
const hoursForm = /\b(?:in|over|took(?: me)?|for) (\d{1,3}(?:\.\d{1,2})?) ?(?:hours|hour|h)\b/i
const sourceForm = /\b(?:from|for|by|with) (?!\d)(.+)$/i

type IncomeProposal = Extract<CoachProposal, { kind: 'income' }>

/** The line of the log that the message tells of: an amount and where it came from. Null where one of them is missing. */
export function readIncome(message: string, { today, request: { timeZone } }: Turn): IncomeProposal | null {
  const text = message.trim().replace(/\s+/g, ' ').slice(0, 400)
  const told = earned.exec(text)?.[1]?.replace(/(?<![.!])[.!]+$/, '')
  if (told === undefined) return null
  const hours = hoursForm.exec(told)
  const [sum] = readSums(told.replace(hoursForm, ''), timeZone)
  const rest = told.replace(hoursForm, '').replace(/\btoday\b|\byesterday\b/gi, '')
  const source = sourceForm.exec(rest.trim())?.[1]
  if (sum === undefined || sum.isBare || source === undefined) return null
  const title = toPlainLine(source).replace(/(?<![\s,.;:])[\s,.;:]+$/, '')
  const currency = sum.currency ?? brand.currency
  return {
    kind: 'income',
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`.slice(0, 200),
    amount: Number(sum.value).toFixed(decimalsOf(currency)),
    currency,
    earnedOn: /\byesterday\b/i.test(text) ? addDays(today, -1) : today,
    hours: hours?.[1] ?? null,
  }
}

export const offerIncome = (proposal: IncomeProposal, turn: Turn): Answer =>
  sayAndAsk(
    turn,
    'card',
    paragraphs(
      `${money(proposal.amount, proposal.currency)}, well earned. It is on the card below, and nothing is added unless you accept it. Costs can be added in the log.`,
      proposal.hours === null ? 'If you add the hours there, you’ll see what one brought.' : null,
    ),
    { cards: [proposal], isFree: true },
  )
