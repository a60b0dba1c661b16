import { capitalize } from '#contract/capitalize.ts'
import { bulletList } from '../../../../markdown.ts'
import { paragraphs } from '../../../compose-answer.ts'
import { amount, numberIn, percentOf, roughly, type SumText } from './sum-text.ts'

const incomeForms = [
  new RegExp(
    String.raw`\b(?:bring home|brings? in|take home(?: pay)?(?: is)?|takes? home|net|clear|income is|paycheck is) ${roughly}${amount}`,
  ),
  new RegExp(String.raw`\b(?:i|we) (?:make|earn|get) ${roughly}${amount}(?: (?:a|per) month)?(?! an hour)`),
]
/** Parts of take-home pay. Up to the first it is easy, up to the last it can be done. Common advice on housing is about a third. */
const easy = 0.3
const fine = 0.36
const tight = 0.45

/** Matches income by the week or check, which monthly costs can’t be held against. */
const isByCheck = new RegExp(
  String.raw`${amount} (?:every (?:2|other) weeks?|biweekly|bi-weekly|weekly|(?:a|per|each|every) (?:week|check|pay ?check))\b`,
)

const asksAfford = new RegExp(
  [
    String.raw`\bstill (?:ok|okay|doable|affordable|fine)\b|\bcould i live on my own\b|\bcan (?:i|we) (?:really `,
    String.raw`|actually )?(?:afford|swing|manage|handle) (?:that|it|this|the)\b|\bis (?:that|it|this) (?:too much|okay|ok`,
    String.raw`|doable|affordable)\b|\b(?:should i renew|get a studio|too much rent)\b`,
  ].join(''),
)
const rise = new RegExp(String.raw`\bfrom ${roughly}${amount} to ${roughly}${amount}`)
const rentForms = [
  new RegExp(String.raw`\b(?:rent|apartment|studio|place|house|mortgage|condo|townhouse)\b[^.?!,\d$]{0,25}?${amount}`),
  new RegExp(String.raw`${amount} (?:a month )?(?:for|in) (?:the )?(?:rent|apartment|studio|place)`),
]
const isHousing = /\b(?:house|rent|landlord|lease|apartment|studio|mortgage)\b/
const riseBackwards = new RegExp(String.raw`\bto ${roughly}${amount} from ${roughly}${amount}`)
const twoRents = new RegExp(
  String.raw`\b(?:at|for|is) ${amount}[^.?!]{0,60}\b(?:studio|apartment|place|bedroom)\b[^.?!\d$]{0,20}${amount}`,
)
const otherCost = new RegExp(String.raw`\b(?:also pay|pay) ${amount} (?:for|on) (?:the |my )?([a-z]{3,15})`)

const hourly = new RegExp(String.raw`\b(?:make|earn|at|get) ${amount}(?: an hour)?`)
const hoursForm = /\b(\d{1,2}) hours\b(?! (?:away|drive|commute))/
/** Of pay by the hour, taxes take about a fifth. */
const kept = 0.8
function takeHomeOf(all: string): number | null {
  const [rate, hours] = [numberIn(all, hourly), numberIn(all, hoursForm)]
  return rate === null || hours === null || rate > 150 ? null : Math.round((rate * hours * 52 * kept) / 12)
}

function verdictOf(share: number): string {
  if (share <= easy) return 'Yes, comfortably.'
  if (share <= fine) return 'Yes, that’s within the usual limit of about a third.'
  return share <= tight ? 'It can work, but it’s tight.' : 'It’s a lot, and you’re right to ask.'
}

/** Says whether a rent fits take-home pay: its share, and what is left. */
export function rentShare({ ask, all, say }: SumText): string | null {
  if (isByCheck.test(all)) return null
  const told = numberIn(all, ...incomeForms)
  const income = told !== null && told >= 500 ? told : takeHomeOf(all)
  const guess =
    income === null || income === told
      ? ''
      : `I counted ${say(income)} a month to take home: your hours at your wage, less about a fifth for taxes. `
  if (!asksAfford.test(ask) || !isHousing.test(all) || income === null || income < 500) return null
  const [, low, high] = twoRents.exec(ask) ?? []
  if (low !== undefined && high !== undefined) return twoShares(Number(low), Number(high), income, say)
  const [, late, early] = riseBackwards.exec(all) ?? []
  const [, before = early, after = late] = rise.exec(all) ?? []
  const rent = after === undefined ? numberIn(all, ...rentForms) : Number(after)
  if (rent === null || rent < 200 || rent >= income) return null
  const [, cost, name] = otherCost.exec(all) ?? []
  const extra = cost === undefined ? 0 : Number(cost)
  const left = income - rent - extra
  const was =
    before === undefined
      ? ''
      : ` It was ${percentOf(Number(before), income)}. The raise is ${say(rent - Number(before))} a month, ${say((rent - Number(before)) * 12)} a year, ${percentOf(rent - Number(before), Number(before))} up.`
  const minus = extra > 0 ? ` − ${say(extra)} for the ${name ?? 'rest'}` : ''
  return paragraphs(
    `**${verdictOf(rent / income)}** ${guess}${say(rent)} ÷ ${say(income)} = ${percentOf(rent, income)} of your take-home. The usual advice is about a third, which for you is ${say(Math.round(income / 3))}.${was}`,
    `${say(income)} − ${say(rent)}${minus} = ${say(left)} for everything else. Add up ${extra > 0 ? '' : 'car, '}food, utilities, debt and insurance from last month. If that’s under ${say(Math.floor((left * 0.9) / 10) * 10)}, you’re okay and still save a little. If it’s more, it would slowly put you on the card.`,
  )
}

function twoShares(low: number, high: number, income: number, say: SumText['say']): string | null {
  const gap = high - low
  if (gap <= 0 || high >= income) return null
  return paragraphs(
    `**${say(low)} is ${percentOf(low, income)} of your ${say(income)}, ${say(high)} is ${percentOf(high, income)}.** The usual limit is about a third, ${say(Math.round(income / 3))}. The difference is ${say(gap)} a month, ${say(gap * 12)} a year.`,
    `Ask if the higher one includes utilities and internet, and what moving and the deposit cost. ${high / income > fine ? `It’s over the line but it can be done, if ${say(income - high)} covers the rest of your month. Try it first: put the ${say(gap)} away for two months. If you don’t miss it, that’s your answer, and you’ve got the deposit.` : `With ${say(income - high)} left either way, you can choose by how you want to live.`}`,
  )
}

const asksFirst = new RegExp(
  [
    String.raw`\b(?:what|where) (?:should|do|would|can|could) (?:i|we) (?:even )?(?:look(?: at)?|start|begin|cut)\b`,
    String.raw`|\bwhat would you (?:cut|look at)\b|\bwhere(?:'s| is| does) (?:it|the money|our money|all) (?:all )?(?:go`,
    String.raw`|going)\b`,
  ].join(''),
)
const costNames =
  'mortgage|rent|car payments?|cars?|truck|daycare|child ?care|insurance|groceries|food|electric|utilities|phones?|internet|gas|student loans?|loans?|credit cards?|cards?|eating out|subscriptions?|gym|tuition|health insurance'
const costForm = new RegExp(
  String.raw`\b((?:\d )?(?:${costNames}))(?: (?:is|are|runs?|costs?|payment|bill))?:? ${roughly}${amount}`,
  'g',
)
const costsIn = (all: string): { name: string; value: number }[] =>
  Array.from(all.replace(incomeForms[0] ?? '', ' ').matchAll(costForm), ([, name = '', value]) => ({
    name: name.replace(/^\d /, ''),
    value: Number(value),
  }))

/** Returns what the told costs leave of the income, or null if fewer than two are told. */
export function leftAfterCosts(all: string): number | null {
  const [income, costs] = [numberIn(all, ...incomeForms), costsIn(all)]
  return income === null || costs.length < 2 ? null : income - costs.reduce((sum, { value }) => sum + value, 0)
}

/** Of take-home pay, for all cars together: a common limit. */
const carLimit = 0.15
/** From this share on, what wasn't listed is worth a look first. */
const unseenShare = 0.15
const flexible = /^(?:groceries|food|eating out|subscriptions?|gas|phones?|internet|insurance|gym)$/

/** Says which of the told costs to look at first, by their shares of the income. */
export function whatToCutFirst({ ask, all, say }: SumText): string | null {
  const income = numberIn(all, ...incomeForms)
  if (!asksFirst.test(ask) || income === null || isByCheck.test(all)) return null
  const costs = costsIn(all)
  if (costs.length < 2) return null
  const total = costs.reduce((sum, { value }) => sum + value, 0)
  const left = income - total
  if (left < 0 || total <= 0) return null
  const lines = costs.map(({ name, value }) => `${capitalize(name)}: ${say(value)}, ${percentOf(value, income)}`)
  const cars = costs.filter(({ name }) => /^(?:car|truck)/.test(name)).reduce((sum, { value }) => sum + value, 0)
  const isCars = cars / income > carLimit
  const sum = `${say(income)} − ${say(total)} = ${say(left)}`
  const unseen = left / income > unseenShare
  const [movable] = costs.filter(({ name }) => flexible.test(name)).toSorted((a, b) => b.value - a.value)
  const start =
    movable === undefined
      ? ''
      : `Start with ${movable.name}: it’s the biggest one you can change by next week, and a tenth of it is ${say(Math.round(movable.value / 10))} a month. `
  return paragraphs(
    unseen
      ? `**First, the ${say(left)} you didn’t list.** ${sum}: ${percentOf(left, income)} of what comes in, and it’s the part nobody sees.`
      : `**What you listed leaves only ${say(left)}:** ${sum}.`,
    bulletList(lines),
    `${unseen ? `Print last month’s statement and mark it with three colors: food and gas, bills, everything else. The third pile is where you start. ` : start}${isCars ? `Of what’s fixed, look at the cars: ${percentOf(cars, income)} is above the usual 10 to 15%, so see what’s left on each loan and what you could sell or refinance. ` : ''}${costs.some(({ name }) => /daycare|child ?care/.test(name)) ? 'Daycare hurts but it ends; ask whether a child care credit or a pretax account at work is open to you.' : 'Insurance and phone are the easiest calls: ask each for a better price once a year.'}`,
  )
}
