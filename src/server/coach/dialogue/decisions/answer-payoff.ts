import { bulletList } from '../../markdown.ts'
import { amountIn, formatDollars, parseAmount } from '../dollar-amounts.ts'
import { type Answer, paragraphs, say, type Turn } from '../compose-answer.ts'

const owes = /\$ ?(\d[\d,]{1,7}) on (?:a|my|the|one|two|my credit) (?:credit )?cards?\b|\bowe \$ ?(\d[\d,]{1,7}) on\b/i
const rate = /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)/i
const pays = /\b(?:put|pay|putting|paying|send|do) (?:about |around )?\$ ?(\d[\d,]{1,5}) (?:a|per|each|every) month\b/i
const instead = /^(?:and |but |ok |so )*(?:what )?(?:if|about) (?:i )?(?:do|did|put|paid|pay|made it)? ?\$?(\d{2,5})\b/i
const saved = /\$ ?(\d[\d,]{1,7}) (?:in )?savings\b|\bhave \$ ?(\d[\d,]{1,7}) saved\b/i
const asks = /\bhow long\b|\bpay (?:it|this|that) off\b|\bwhen (?:will|would)\b|\bsavings\b|\?/i
const mostMonths = 600
/** What stays in the bank for the next surprise. */
const cushion = 500

type Payoff = { months: number; interest: number }

/** Month by month at a yearly rate; null where it never ends. */
function payOff(balance: number, yearly: number, payment: number): Payoff | null {
  const monthly = yearly / 100 / 12
  let [rest, months, interest] = [balance, 0, 0]
  if (payment <= balance * monthly) return null
  while (rest > 0 && months < mostMonths) {
    const due = rest * monthly
    interest += due
    rest = rest + due - payment
    months += 1
  }
  return { months, interest }
}

const line = (payment: number, { months, interest }: Payoff): string =>
  `${formatDollars(payment)} a month: done in ${months} months, with about ${formatDollars(Math.round(interest / 10) * 10)} in interest`

function withSavings(balance: number, yearly: number, payment: number, has: number): string | null {
  if (has <= cushion) return null
  const used = Math.min(has - cushion, balance)
  const after = payOff(balance - used, yearly, payment)
  return (
    after &&
    `Using savings isn’t stupid: that card costs you far more than any savings account pays. But don’t go to zero, or the next flat tire goes right back on it. Keep ${formatDollars(cushion)}, put ${formatDollars(used)} on it now, and at ${formatDollars(payment)} a month it’s done in ${after.months} months, with about ${formatDollars(Math.round(after.interest / 10) * 10)} in interest.`
  )
}

/** How long a card takes to pay off at what is paid a month, and what savings would change; null where that wasn't told. */
export function answerPayoff(turn: Turn): Answer | null {
  const { message, language } = turn.request
  const story = [message, ...turn.state.messages.slice(-2).toReversed()].find(
    (text) => owes.test(text) && rate.test(text),
  )
  const other = parseAmount(instead.exec(message)?.[1])
  if (language !== 'en' || story === undefined || !(other > 0 || (story === message && asks.test(message)))) return null
  const [balance, yearly, told] = [
    amountIn(owes.exec(story)),
    parseAmount(rate.exec(story)?.[1]),
    amountIn(pays.exec(story)),
  ]
  const payment = other > 0 ? other : told
  if (!(balance > 0) || !(payment > 0)) return null
  const found = payOff(balance, yearly, payment)
  if (found === null)
    return say(
      `${formatDollars(payment)} a month wouldn’t even cover the interest, which is about ${formatDollars((balance * yearly) / 1200)}. Call the card company and ask for a lower rate, or a hardship plan, before you send another payment.`,
      { closesTopic: true },
    )
  const before = other > 0 && told > 0 ? payOff(balance, yearly, told) : null
  const more = before === null ? [] : [line(told, before)]
  const savings = other > 0 ? null : withSavings(balance, yearly, payment, amountIn(saved.exec(story)))
  return say(
    paragraphs(
      bulletList([...more, line(payment, found)]),
      before === null
        ? null
        : `So it’s ${before.months - found.months} months sooner, and about ${formatDollars(Math.round((before.interest - found.interest) / 10) * 10)} you keep. I’d do it on the months you can, and never less than the ${formatDollars(told)}.`,
      savings,
      'Nothing new on the card till then. And one call is worth making: “Can you lower my rate? I’m paying it down.” Sometimes they just do.',
    ),
    { closesTopic: true },
  )
}
