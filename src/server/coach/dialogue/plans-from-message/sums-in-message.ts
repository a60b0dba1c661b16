import { addDays, daysBetween } from '#server/lib/days.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { paragraphs, type Turn } from '../compose-answer.ts'
import { figureText } from './numbers-to-figures.ts'
import { keepOfPieces, keepOfWage, worthOfPiece } from './earnings-sums.ts'
import { maybe, money } from './money-pattern.ts'
import { orderPayments } from './payment-order.ts'
import { shareByIncome, shareCosts } from './shared-costs.ts'
import { sayAmount, signIn } from './money-amounts.ts'
import { deadlineIn } from './dates-in-message.ts'

const owed = new RegExp(
  String.raw`\b(?:owe|owing|(?:lent|loaned) (?:me|us)|borrowed|it['’]s at|is at|debt of|balance (?:is|of)|it was|was|on (?:one|a|the|my) (?:credit )?cards?(?: is)?|still have) ${maybe}${money}(?! (?:a|per|each|every) (?:week|month))`,
  'i',
)
const payment = new RegExp(
  oneOf(
    String.raw`\b(?:put|pay(?:ing)?(?: (?:him|her|them|it))?(?: back)?|send|spare|have|throw|afford|left|about|do) ${maybe}${money} (?:a|per|each|every) (week|month)`,
    String.raw`\b(?:i have|i've got|have|left with|leaves me) ${maybe}${money}(?= ?[.,]| left| over| to spare)`,
  ),
  'i',
)
const rates = /(\d{1,2}(?:\.\d{1,2})?) ?%/g
const asksPayoff = /\bhow long\b|\bwhen (?:will|would|is|am)\b|\bhow many (?:months|weeks|payments)\b/i
const maxMonths = 600

function monthsToPay(balance: number, monthly: number, rate: number): number | null {
  let [left, months] = [balance, 0]
  while (left > 0 && months < maxMonths) {
    left = left * (1 + rate / 1200) - monthly
    months += 1
  }
  return left > 0 ? null : months
}

/** Calculates how long a debt takes, with its interest if the rates are given. */
function payOff(text: string, sign: string): string | null {
  const [, balance] = owed.exec(text) ?? []
  const [, regular, per, plain] = payment.exec(text) ?? []
  const paid = regular ?? plain
  if (balance === undefined || paid === undefined || !asksPayoff.test(text)) return null
  const monthly = Number(paid) * (per?.toLowerCase() === 'week' ? 52 / 12 : 1)
  const total = Number(balance)
  if (monthly <= 0 || monthly >= total) return null
  const all = [...text.matchAll(rates)].map(([, rate]) => Number(rate)).toSorted((a, b) => b - a)
  const say = (value: number) => sayAmount(value, sign)
  const plainMonths = Math.ceil(total / monthly)
  const top = all[0]
  if (top === undefined)
    return `${plainMonths} months: ${say(total)} ÷ ${say(Math.round(monthly))} a month. ${/\b(?:lent|loaned)\b/i.test(text) ? 'If some of it is paid already, take that off first.' : 'With interest it’s longer. Tell me the rate on the statement and I’ll work out how much.'}`
  const [worst, best] = [monthsToPay(total, monthly, top), monthsToPay(total, monthly, all.at(-1) ?? top)]
  if (worst === null)
    return `At ${top}%, ${say(Math.round(monthly))} a month doesn’t bring ${say(total)} down: the interest alone is about ${say(Math.round((total * top) / 1200))} a month. It has to be more than that.`
  const span = best === null || best === worst ? `about ${worst} months` : `between ${best} and ${worst} months`
  return paragraphs(
    `${span[0]?.toUpperCase() ?? ''}${span.slice(1)}: ${say(total)} at ${say(Math.round(monthly))} a month, with interest, if nothing new goes on.${plainMonths === worst ? '' : ` Without interest it’d be ${plainMonths}.`}`,
    all.length > 1
      ? `The one at ${top}% goes first: pay the minimum on the others, and put all the rest on that one. Then ${all[1] ?? ''}%, then down. With the balance of each, I could say it to the month.`
      : null,
    /\b(?:tell (?:him|her|them)|husband|wife|partner) /i.test(text) &&
      /\b(?:before or after|doesn['’]t know|don['’]t know)\b/i.test(text)
      ? 'As for when to tell: before it’s paid off. A card at zero doesn’t make it less hidden, and with the plan in your hand it’s “here’s what I did, and here’s when it’s gone.”'
      : null,
    /\b(?:sober|stopped|clean|quit|haven['’]t)\b/i.test(text)
      ? 'And you’ve already stopped. That’s the part no plan can do for you.'
      : null,
  )
}

const wanted = new RegExp(
  oneOf(
    String.raw`\b(?:want|need|save(?: up)?|saving|costs?|is|wants (?:a|an)|for(?: a| an)?) ${maybe}${money}(?! ?(?:a|an|per|each|every) )(?=[ .,!?]|$)`,
  ),
  'i',
)
const putAway = new RegExp(
  String.raw`\b(?:save|put (?:away|aside|by)|set aside|spare|manage|do|afford|allowance is|allowance of|gets?|earns?) ${maybe}${money} (?:a|per|each|every) (week|month|fortnight|payday)`,
  'i',
)
const already = new RegExp(String.raw`\balready (?:has|have|got|saved|put away) ${maybe}${money}`, 'i')
const asksSaving =
  /\b(?:will (?:that|it|i)|is (?:that|it) enough|when (?:can|will|could|would)|how long|do it|get there|in time|enough|make it)\b/i

/** Calculates when regular savings reach an amount, and whether that is in time. */
function saveUp(text: string, sign: string, today: string): string | null {
  const found = putAway.exec(text)
  const [said, part, per = ''] = found ?? []
  if (part === undefined || said === undefined || !asksSaving.test(text)) return null
  const [, goal] = wanted.exec(text.replace(said, ' ')) ?? []
  if (goal === undefined || Number(goal) <= Number(part) * 2) return null
  const unit = per.toLowerCase() === 'payday' ? 'payday' : per.toLowerCase()
  const has = Number(already.exec(text)?.[1] ?? 0)
  const still = Number(goal) - (has < Number(goal) ? has : 0)
  const times = Math.ceil(still / Number(part))
  const days = Math.ceil(times * (unit === 'month' ? 365 / 12 : unit === 'week' ? 7 : 14))
  const words = new LocalFormat('en', today)
  const last = deadlineIn(text, today)
  const say = (value: number) => sayAmount(value, sign)
  const begin = `${has > 0 ? `${say(Number(goal))} − ${say(has)} is ${say(still)}, and ${say(still)}` : say(still)} at ${say(Number(part))} a ${unit} is ${times} ${unit}s, so around ${words.monthAndYear(addDays(today, days))}.`
  if (last === null || last <= today)
    return `${begin} ${still % Number(part) === 0 ? '' : `The last one is only ${say(still - Number(part) * (times - 1))}. `}Skip one and it moves by one, nothing more.`
  const room = daysBetween(today, last)
  const until = Math.floor(room / (unit === 'month' ? 365 / 12 : unit === 'week' ? 7 : 14))
  const needed = Math.ceil(still / Math.max(1, until))
  return until >= times
    ? `Yes. ${begin} By ${words.date(last)} there are ${until} ${unit}s, so ${until - times === 0 ? 'it’s just enough' : `you could miss ${until - times}`}.`
    : `Not quite. ${begin} By ${words.date(last)} it’s ${say(until * Number(part))}, which is ${say(still - until * Number(part))} short. It’d take ${say(needed)} a ${unit}.`
}

const comesIn = new RegExp(
  String.raw`\b(?:bring home|bring in|take home|earn|make|get paid|get|paycheck is|pension (?:is|of)|salary (?:is|of)|income is|comes in)(?: is)? ${maybe}${money}(?: (?:a|per|every|each) (week|month|fortnight))?`,
  'i',
)
const asksLeft =
  /\b(?:left|left over|what do i have|to live on|actually keep|remains?|how much can i spend|what can i spend)\b/i
const bare = new RegExp(String.raw`([a-z][a-z' ]{2,24}?) ?(?:is|are|about|around|:|at|,)? ${maybe}${money}`, 'gi')

/** Says what is left of an income after the expenses. */
function remainingIncome(text: string, sign: string): string | null {
  const found = comesIn.exec(text)
  const [said, income, per] = found ?? []
  if (income === undefined || said === undefined || !asksLeft.test(text)) return null
  const rest = text.replace(said, ' ; ')
  const out = [...rest.matchAll(bare)].map(([, , value]) => Number(value)).filter((value) => value > 0)
  if (out.length < 2) return null
  const left = Number(income) - out.reduce((sum, value) => sum + value, 0)
  const say = (value: number) => sayAmount(value, sign)
  const sum = `${say(Number(income))} − ${out.map(say).join(' − ')} = ${say(left)}`
  if (left < 0) return `It’s ${say(-left)} more than what comes in: ${sum}. Which of them could be smaller?`
  if (/\b(?:a|per|each|every) day\b/i.test(text))
    return `About ${say(Math.floor(left / 30))} a day: ${sum}, over 30 days. What only comes once in a while, like repairs, isn’t in it yet.`
  const asksWeek = /\b(?:a|per|each|every) week\b/i.test(text) && per?.toLowerCase() !== 'week'
  return asksWeek
    ? `About ${say(Math.floor((left * 12) / 52))} a week. ${sum} a month, and a month is a bit more than four weeks.`
    : `${say(left)}: ${sum}${per === undefined ? '' : ` a ${per.toLowerCase()}`}. What only comes once in a while, like repairs, isn’t in it yet.`
}

/** Calculates with the amounts in the message. Returns null if it doesn't ask for that, or a number is missing. */
export function answerSumInMessage({ request: { message }, today }: Turn): string | null {
  const text = figureText(message)
  if (!/\d/.test(text) || !/\?|\bwork (?:it|this|that) out\b|\btell me\b|\bhow much\b/i.test(text)) return null
  const sign = signIn(text)
  return (
    shareCosts(text, sign) ??
    shareByIncome(text, sign) ??
    orderPayments(text, sign, today) ??
    worthOfPiece(text, sign) ??
    keepOfWage(text, sign) ??
    keepOfPieces(text, sign) ??
    payOff(text, sign) ??
    saveUp(text, sign, today) ??
    remainingIncome(text, sign)
  )
}
