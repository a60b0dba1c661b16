import type { CoachProposal } from '#contract/coach.ts'
import { decimalsOf } from '#contract/lists.ts'
import { brand } from '#contract/brand.ts'
import { addDays } from '#server/lib/days.ts'
import { type Answer, paragraphs, sayAndAsk, type Turn } from '../dialogue/answer.ts'
import { readSums } from './money-parsing.ts'
import { toPlainLine } from './quote-user-text.ts'

const money = (value: string, currency: string): string =>
  Number(value).toLocaleString('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

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
