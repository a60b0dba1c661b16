import { paragraphs, type Turn } from '../compose-answer.ts'
import { bulletList } from '../../markdown.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { sayAmount, signIn } from './money-amounts.ts'

const asks = new RegExp(
  oneOf(
    String.raw`\b(?:which|what)(?: one| card| debt| loan| bill)? (?:do|should|would|to|can) (?:i |we )?(?:pay|tackle|attack|knock out|start|clear|get rid of|put)\b`,
    String.raw`\b(?:which|what)(?: one| card| debt| loan)?(?: (?:is|goes|comes|gets paid))? (?:off )?first\b`,
    String.raw`\b(?:pay|start|tackle)\b[^.?!]{0,40}\bfirst\b`,
  ),
  'i',
)
const owed = /\b(?:cards?|credit|debts?|loans?|overdraft|owe|owing|owed)\b/i
/** Matches money that isn't a debt to put in order. */
const isOther = new RegExp(
  oneOf(
    String.raw`\b(?:rent|mortgage|landlord|evict\w*|shut ?off|court|garnish\w*|collect(?:or|ion)s?|irs|tax(?:es)?)\b`,
    String.raw`\b(?:car (?:loan|payment)|payday loan|title loan|save|savings|bills?|vet|doctor|dentist|hospital|medical|student)\b`,
    String.raw`\bowes? (?:me|us)\b|\d (?:left|saved|in the bank|until|till|to (?:spend|last|live on))\b`,
  ),
  'i',
)
const balance = String.raw`[$£€]?(\d{1,3}(?:,\d{3})+|\d{2,6}|\d{1,3}(?:\.\d)?k)(?:\.\d\d)?(?![\d%]|,\d| ?(?:%|per ?cent|a month|per month|each month|\/ ?mo|months?|years?|days?|weeks?))`
const rateAfter = String.raw`(?:[^.;?!\d]{0,30}?\b(?:at|with|@|is|apr|interest|rate)(?: of)? (?:about |around )?(\d{1,2}(?:\.\d{1,2})?)(?: ?(?:%|per ?cent|apr))?(?![\d,]))?`
const debt = new RegExp(String.raw`(?<![\d$£€.,])${balance}(?: ?(?:dollars|bucks))?${rateAfter}`, 'gi')
const monthly = /[$£€]?(\d{2,5}) (?:extra |more )?(?:a|per|each|every|\/) ?(?:month|mo)\b/i

const bySizeRate = (size: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${size})(?: one| card| loan)?(?:['’]?s| is| has| at)? (?:at )?(\d{1,2}(?:\.\d{1,2})?)(?: ?(?:%|per ?cent)|(?![\d,.]))`,
    'i',
  )
const smallRate = bySizeRate('small(?:er|est)?|little|lower|first')
const largeRate = bySizeRate('big(?:ger|gest)?|large(?:r|st)?|other|second')

type Debt = { owes: number; rate: number | null }

const toNumber = (said: string): number =>
  /k$/i.test(said) ? Number.parseFloat(said) * 1000 : Number(said.replaceAll(',', ''))

/** Returns the debts, each with its rate if that was given. Amounts below 50 aren't counted. */
const debtsIn = (text: string): Debt[] =>
  [...text.matchAll(debt)]
    .map(([, owes = '', rate]): Debt => ({ owes: toNumber(owes), rate: rate === undefined ? null : Number(rate) }))
    .filter(({ owes }) => owes >= 50)

/** Adds the rates that are told by size: 'small one is 19%, big one is 27'. Returns the debts as they are if it isn't both of two. */
function withRatesBySize(debts: readonly Debt[], text: string): readonly Debt[] {
  const [small, large] = [smallRate.exec(text)?.[1], largeRate.exec(text)?.[1]]
  if (debts.length !== 2 || small === undefined || large === undefined) return debts
  const rates = [Number(small), Number(large)]
  return debts.toSorted((a, b) => a.owes - b.owes).map(({ owes }, at) => ({ owes, rate: rates[at] ?? null }))
}

/** Calculates the months at this amount a month, without interest. */
const monthsOf = (owes: number, each: number): number => Math.ceil(owes / each)
/** The amount a month if none was given: small enough for most people, and easy to calculate with. */
const usualEach = 100

/** With rates: the highest first, the monthly interest of each, and the smallest first as an alternative if the rates are close. */
function byRates(debts: readonly (Debt & { rate: number })[], say: (value: number) => string): string {
  const byRate = debts.toSorted((a, b) => b.rate - a.rate || a.owes - b.owes)
  const [first, second] = byRate
  if (first === undefined || second === undefined) return ''
  const smallest = debts.toSorted((a, b) => a.owes - b.owes)[0]
  const costs = byRate.map(
    ({ owes, rate }) =>
      `**${say(owes)} at ${rate}%:** about ${say(Math.round((owes * rate) / 1200))} of interest a month.`,
  )
  const gap = Math.round((first.rate - second.rate) * 100) / 100
  const same = first.rate === second.rate
  const lead = same
    ? `They cost the same, so the ${say(first.owes)} first: it’s gone sooner, and its payment then goes to the next.`
    : `The ${say(first.owes)} at ${first.rate}% first. Minimums on the rest, and everything extra on that one.`
  const why = same
    ? null
    : smallest === first
      ? 'It has the highest rate and it’s the smallest, so both ways of counting agree. When it’s gone, put its whole payment on the next.'
      : `Every ${say(100)} you pay there saves ${say(first.rate)} a year, against ${say(second.rate)} on the next one.${gap <= 6 ? ` That’s close. If you need one gone to keep going, clear the ${say(smallest?.owes ?? 0)} first: it costs you only a little more.` : ''} When it’s gone, put its whole payment on the next.`
  return paragraphs(lead, bulletList(costs), why)
}

/** Without rates: the smallest first, how soon it is paid, and how rates would change that. */
function bySize(debts: readonly Debt[], each: number | null, say: (value: number) => string): string {
  const [first, ...others] = debts.toSorted((a, b) => a.owes - b.owes)
  const next = others[0]
  if (first === undefined || next === undefined) return ''
  const paid = each ?? usualEach
  const all = debts.reduce((sum, { owes }) => sum + owes, 0)
  const lines = [
    `**The ${say(first.owes)}:** at ${say(paid)} a month on top of the minimums it’s gone in about ${monthsOf(first.owes, paid)} ${monthsOf(first.owes, paid) === 1 ? 'month' : 'months'}, a little longer with interest.`,
    `**Then the ${say(next.owes)}:** the ${say(paid)} and what you paid on the first one go there, every month, without stopping.`,
    `**Look at both rates tonight,** on the statement under “APR.” If the ${say(next.owes)} is 5 points or more higher, turn the order around: each point on it is about ${say(Math.round(next.owes / 100))} a year.`,
  ]
  return paragraphs(
    `The ${say(first.owes)} first, unless the bigger one has a clearly higher rate. Together it’s ${say(all)}. Minimums on both, always, and everything extra on one:`,
    bulletList(lines),
    'And put the cards away while you do it. If the minimums don’t fit, call a free nonprofit credit counselor before you miss one.',
  )
}

/** Says which of two or more debts to pay first. Returns null if the message doesn't ask it, or isn't clear. */
export function answerDebtOrder({ request: { message } }: Turn): string | null {
  if (message.length > 400 || !asks.test(message) || !owed.test(message) || isOther.test(message)) return null
  const each = monthly.exec(message)?.[1]
  const told = debtsIn(message)
  const debts = told.some(({ rate }) => rate !== null) ? told : withRatesBySize(told, message)
  if (debts.length < 2 || debts.length > 5) return null
  const say = (value: number): string => sayAmount(value, signIn(message))
  const rated = debts.flatMap(({ owes, rate }) => (rate === null || rate > 60 ? [] : [{ owes, rate }]))
  if (rated.length === debts.length) return byRates(rated, say)
  return rated.length === 0 ? bySize(debts, each === undefined ? null : Number(each), say) : null
}
