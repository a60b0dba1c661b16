import { oneOf } from '../../phrase-pattern.ts'
import { bulletList } from '../../markdown.ts'
import { amountIn, formatDollars, parseAmount } from '../dollar-amounts.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'

const drops =
  /\bfrom (?:about |around )?\$ ?(\d[\d,]{2,6}) (?:a|per) month (?:down )?to (?:maybe |about |around |like )*\$?(\d[\d,]{2,6})\b/i
const bills = oneOf('rent|phone|insurance|car(?: payment)?|bills|loan|mortgage|utilities|groceries')
const bill = new RegExp(
  String.raw`\b(?:${bills})\b[^.$?!]{0,40}? (?:is|are|runs|comes to) (?:about |around )?\$ ?(\d[\d,]{1,5})`,
  'gi',
)
const saved = /\$ ?(\d[\d,]{2,7}) saved\b|\$ ?(\d[\d,]{2,7}) in (?:savings|the bank)/i
const span = /\b(\d{1,2}) months\b/i

/** Whether a time with less income can be paid for, from the bills and the savings that were told. */
export function answerAfford(turn: Turn): Answer | null {
  const { message, language } = turn.request
  const [, , less] = drops.exec(message) ?? []
  const due = [...message.matchAll(bill)].reduce((sum, [, amount]) => sum + parseAmount(amount), 0)
  const income = parseAmount(less)
  if (language !== 'en' || !(income > 0) || due === 0) return null
  const [has, months] = [amountIn(saved.exec(message)), Number(span.exec(message)?.[1] ?? 0)]
  const left = income - due
  const aMonth = has > 0 && months > 0 ? has / months : 0
  const total = left + aMonth
  const lines = [
    `${formatDollars(income)} less ${formatDollars(due)} in bills leaves ${formatDollars(left)} a month for food, gas and everything else`,
    ...(aMonth > 0
      ? [
          `${formatDollars(has)} saved over ${months} months adds ${formatDollars(aMonth)} a month, so ${formatDollars(total)}`,
        ]
      : []),
  ]
  const isTight = total < 450
  return say(
    paragraphs(
      bulletList(lines),
      isTight
        ? `So: almost, but not on that alone. What’s missing is a few hundred dollars a month, and that’s findable. I wouldn’t say no to it over that, and I wouldn’t start without it either.`
        : 'So yes, it can be done, and you’d have to mean it. Don’t touch the savings for anything else.',
      'In this order: the school’s financial aid office this week (ask about grants first, then what’s unspent), then cheaper rent or one more person in the apartment, then one more shift. Loans last, and only for the gap.',
    ),
    {
      question: asking('heard', 'What do you spend on food and gas in a normal month?'),
      closesTopic: true,
    },
  )
}
