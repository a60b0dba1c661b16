import { addDays, daysBetween } from '#server/lib/days.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { paragraphs, type Turn } from '../compose-answer.ts'
import { figureText } from './figure-text.ts'
import { orderPayments } from './payment-order.ts'
import { shareByIncome, shareCosts } from './shared-costs.ts'
import { sayAmount, signIn } from './told-amounts.ts'
import { deadlineIn } from './told-dates.ts'

const money = String.raw`[$£€]? ?(\d{1,7}(?:\.\d{1,2})?)(?![\d%]|st\b|nd\b|rd\b|th\b| ?(?:%|hours|minutes|people|weeks|months|days))(?: ?(?:dollars|bucks|quid|pounds|euros))?`
const maybe = String.raw`(?:about |around |maybe |like |roughly |only |just )?`
const wage = new RegExp(String.raw`${money} (?:an|per|a|each) hour\b`, 'i')
const hoursAWeek = /\b(\d{1,2}(?:\.\d)?) hours (?:a|per|each|every) (week|day)\b/i
const daysAWeek = /\b(\d) (?:days|shifts|times) (?:a|per|each|every) week\b/i
const costs = new RegExp(
  String.raw`\b(?:bus|gas|parking|fare|train|sitter|daycare|child ?care|lunch|commute|taxi|uber|toll|petrol|costs?|pay)\b[^.?!]{0,30}?${money} (?:a|per|each|every) (day|week|shift|hour)`,
  'i',
)

/** A wage by the hour, less what the work costs. */
function keepOfWage(text: string, sign: string): string | null {
  const [, rate] = wage.exec(text) ?? []
  const [, hours, per] = hoursAWeek.exec(text) ?? []
  if (
    rate === undefined ||
    hours === undefined ||
    !/\b(?:keep|left|take home|worth it|come out|make|earn|per week|a week)\b/i.test(text)
  )
    return null
  const days = Number(daysAWeek.exec(text)?.[1] ?? 5)
  const week = Number(hours) * (per?.toLowerCase() === 'day' ? days : 1)
  const gross = Number(rate) * week
  const [, cost, of] = costs.exec(text.replace(wage, ' ')) ?? []
  const spent =
    cost === undefined
      ? 0
      : Number(cost) * (of?.toLowerCase() === 'week' ? 1 : of?.toLowerCase() === 'hour' ? week : days)
  if (spent >= gross) return null
  const say = (value: number) => sayAmount(value, sign)
  const less =
    spent === 0
      ? ''
      : `, minus ${say(spent)} a week to do it, leaves ${say(gross - spent)}: ${say((gross - spent) / week)} an hour`
  return `${week} hours × ${say(Number(rate))} is ${say(gross)} a week${less}. That’s about ${say(Math.round(((gross - spent) * 52) / 12))} a month, before taxes.`
}

const pieces = new RegExp(String.raw`\b(\d{1,3}) [a-z]{3,15}s? (?:at|for|x|times) ${money}`, 'i')
const weekly = new RegExp(String.raw`${money} (?:a|per|each|every) week\b`, 'i')

/** So many at a price each week, less what it costs to do it. */
function keepOfPieces(text: string, sign: string): string | null {
  const [said, many, each] = pieces.exec(text) ?? []
  if (said === undefined || !/\b(?:keep\w*|left|take home|make|making|earn\w*)\b/i.test(text)) return null
  const [, cost] = weekly.exec(text.replace(said, ' ')) ?? []
  if (cost === undefined) return null
  const gross = Number(many) * Number(each)
  const say = (value: number) => sayAmount(value, sign)
  return `${say(gross - Number(cost))} a week: ${many} × ${say(Number(each))} is ${say(gross)}, minus ${say(Number(cost))}. Supplies and taxes come out of that, too.`
}

const price = new RegExp(
  String.raw`\b(?:charge|sell\w*(?: \w+){0,3} (?:for|at)|get|paid|price(?: is)?|go(?:es)? for|for) ${maybe}${money}(?: (?:a|per|each|for a|an)\b|(?=,| and))`,
  'i',
)
const material = oneOf(
  String.raw`\b(?:ingredients|materials?|supplies|yarn|fabric|beads|flour|filling|stuff|parts|wool|wax|paint|clay|costs?)(?: \w+){0,2}? (?:is|are|cost|costs|run|comes? to|me)(?: me)? ${maybe}${money}`,
  String.raw`${money} (?:of|in|for) (?:ingredients|materials?|supplies|yarn|fabric|beads|parts)\b`,
)
const materialForm = new RegExp(material, 'i')
const takes = /\b(?:takes?|spend|need)(?: me| us)? (?:about |around |maybe )?(\d{1,3}(?:\.\d)?) (hours?|minutes?)/i

/** What one piece brings in an hour, or what it has to cost for a wage. */
function worthOfPiece(text: string, sign: string): string | null {
  const [, many, unit] = takes.exec(text) ?? []
  const found = materialForm.exec(text)
  const cost = Number(found?.[1] ?? found?.[2] ?? Number.NaN)
  if (many === undefined || unit === undefined) return null
  const hours = Number(many) * (unit.toLowerCase().startsWith('h') ? 1 : 1 / 60)
  const [, hourly] = wage.exec(text) ?? []
  const say = (value: number) => sayAmount(value, sign)
  if (
    hourly !== undefined &&
    /\bhow much (?:should|do|would|can) i (?:charge|ask|sell|price)|\bwhat (?:should|do|would) i (?:charge|ask)\b/i.test(
      text,
    ) &&
    !Number.isNaN(cost)
  ) {
    const work = Number(hourly) * hours
    return `${say(cost + work)} each: ${say(cost)} for what goes into it, plus ${unit.toLowerCase().startsWith('h') ? many : `${many}/60`} of ${say(Number(hourly))} an hour for your time, ${say(work)}. Fees, packing and a piece that goes wrong aren’t in it yet, so round up.`
  }
  const [, sold] = price.exec(text) ?? []
  if (sold === undefined || !/\b(?:an hour|per hour|hourly|making|worth|earn\w*|profit|left)\b/i.test(text)) return null
  const left = Number(sold) - (Number.isNaN(cost) ? 0 : cost)
  if (left <= 0) return null
  const without = Number.isNaN(cost) ? '' : `${say(Number(sold))} − ${say(cost)} is ${say(left)}. `
  return `${say(left / hours)} an hour. ${without}${say(left)} over ${many} ${unit.toLowerCase()}. Power, packing and the time with the customer come out of that, too. To make ${say(Math.ceil((left / hours) * 1.25))} an hour, it’d have to cost ${say(Math.ceil(Math.ceil((left / hours) * 1.25) * hours + (Number.isNaN(cost) ? 0 : cost)))}.`
}

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

/** How long a debt takes, with its interest where the rates were told. */
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
      ? `The one at ${top}% goes first: pay the least allowed on the others, and all the rest on that one. Then ${all[1] ?? ''}%, then down. With the balance of each, I could say it to the month.`
      : null,
    /\b(?:tell (?:him|her|them)|husband|wife|partner) /i.test(text) &&
      /\b(?:before or after|doesn['’]t know|don['’]t know)\b/i.test(text)
      ? 'As for telling: before. A card at zero doesn’t make it less hidden, and with the plan in your hand it’s “here’s what I did, and here’s when it’s gone.”'
      : null,
    /\b(?:sober|stopped|clean|quit|haven['’]t)\b/i.test(text)
      ? 'And you’ve already stopped. That’s the part no plan can do for you.'
      : null,
  )
}

const wanted = new RegExp(
  oneOf(
    String.raw`\b(?:want|need|save(?: up)?|saving|costs?|is|for) ${maybe}${money}(?! ?(?:a|an|per|each|every) )(?=[ .,!?]|$)`,
  ),
  'i',
)
const putAway = new RegExp(
  String.raw`\b(?:save|put (?:away|aside|by)|set aside|spare|manage|do|afford) ${maybe}${money} (?:a|per|each|every) (week|month|fortnight|payday)`,
  'i',
)
const asksSaving =
  /\b(?:will (?:that|it|i)|is (?:that|it) enough|when (?:can|will|could|would)|how long|do it|get there|in time|enough|make it)\b/i

/** So much a week toward a sum: when it's there, and whether that is in time. */
function saveUp(text: string, sign: string, today: string): string | null {
  const found = putAway.exec(text)
  const [said, part, per = ''] = found ?? []
  if (part === undefined || said === undefined || !asksSaving.test(text)) return null
  const [, goal] = wanted.exec(text.replace(said, ' ')) ?? []
  if (goal === undefined || Number(goal) <= Number(part) * 2) return null
  const unit = per.toLowerCase() === 'payday' ? 'payday' : per.toLowerCase()
  const times = Math.ceil(Number(goal) / Number(part))
  const days = Math.ceil(times * (unit === 'month' ? 365 / 12 : unit === 'week' ? 7 : 14))
  const words = new LocalFormat('en', today)
  const last = deadlineIn(text, today)
  const say = (value: number) => sayAmount(value, sign)
  const begin = `${say(Number(goal))} at ${say(Number(part))} a ${unit} is ${times} ${unit}s, so around ${words.monthAndYear(addDays(today, days))}.`
  if (last === null || last <= today)
    return `${begin} ${Number(goal) % Number(part) === 0 ? '' : `The last one is only ${say(Number(goal) - Number(part) * (times - 1))}. `}Skip one and it moves by one, nothing more.`
  const room = daysBetween(today, last)
  const until = Math.floor(room / (unit === 'month' ? 365 / 12 : unit === 'week' ? 7 : 14))
  const needed = Math.ceil(Number(goal) / Math.max(1, until))
  return until >= times
    ? `Yes. ${begin} By ${words.date(last)} there are ${until} ${unit}s, so ${until - times === 0 ? 'it’s just enough' : `you could miss ${until - times}`}.`
    : `Not quite. ${begin} By ${words.date(last)} it’s ${say(until * Number(part))}, which is ${say(Number(goal) - until * Number(part))} short. It’d take ${say(needed)} a ${unit}.`
}

const comesIn = new RegExp(
  String.raw`\b(?:bring home|bring in|take home|earn|make|get paid|get|paycheck is|salary is|income is|comes in)(?: is)? ${maybe}${money}(?: (?:a|per|every|each) (week|month|fortnight))?`,
  'i',
)
const asksLeft = /\b(?:left|left over|what do i have|to live on|actually keep|remains?)\b/i
const bare = new RegExp(String.raw`([a-z][a-z' ]{2,24}?) ?(?:is|are|about|around|:|at|,)? ${maybe}${money}`, 'gi')

/** What is left of an income told before or after what goes out. */
function leftOver(text: string, sign: string): string | null {
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
  const asksWeek = /\b(?:a|per|each|every) week\b/i.test(text) && per?.toLowerCase() !== 'week'
  return asksWeek
    ? `About ${say(Math.floor((left * 12) / 52))} a week. ${sum} a month, and a month is a bit more than four weeks.`
    : `${say(left)}: ${sum}${per === undefined ? '' : ` a ${per.toLowerCase()}`}. What only comes once in a while, like repairs, isn’t in it yet.`
}

/** A sum of what was told; null where it asks for none, or a number is missing. */
export function answerToldSum({ request: { message }, today }: Turn): string | null {
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
    leftOver(text, sign)
  )
}
