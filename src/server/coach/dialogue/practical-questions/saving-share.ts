import { wholeDollars } from '../../whole-dollars.ts'
import { bulletList } from '../../markdown.ts'
import { anyOf } from '../../phrase-pattern.ts'

const amount = String.raw`\$? ?(\d[\d,]{2,6})(?!\d)`
const comesIn = String.raw`\b(?:make|makes|earn|bring(?:ing)? (?:home|in)|take(?:-| )home(?: pay)?(?: is)?|get paid|clear|income(?: is)?|pay(?:check)? is|salary(?: is)?|net)(?: (?:about|around|like|roughly|only))? `
const income = new RegExp(comesIn + amount, 'i')
const housing = String.raw`\b(?:rent|mortgage|house payment)(?: (?:and utilities|payment|here|for my apartment))?(?: (?:is|runs|costs|of|at|runs me)|['’]?s)?(?: (?:about|around|like|roughly|only))? `
const rentAfter = new RegExp(housing + amount, 'i')
const rentBefore = new RegExp(
  String.raw`\b(?:pay|paying) (?:about |around |like )?${amount}(?: (?:a|per) month)?(?: (?:in|for|on|of))? (?:rent|mortgage|house payment)\b`,
  'i',
)
const rentNamed = new RegExp(String.raw`${amount} (?:in |for |of )?(?:rent|mortgage)\b`, 'i')
const asks = anyOf(
  String.raw`how much (?:\w+ ){0,3}(?:save|saving|savings|put (?:away|aside|back|into savings|in savings)|set aside)`,
  String.raw`what (?:should|could|can) (?:i|we) (?:\w+ )?(?:save|be saving|be putting|putting|set aside)`,
  String.raw`what (?:should|could|can) (?:i|we) (?:\w+ )?put (?:away|aside|back|in savings|into savings)`,
)
/** Pay of another length would need another sum. */
const isOtherPay = anyOf(
  String.raw`(?:a|per|every|each) (?:week|hour|hr|year|day|paycheck)`,
  String.raw`weekly|biweekly|bi-weekly|hourly|yearly|annually`,
  String.raw`every (?:two|other) weeks?|twice a month|an hour|before tax(?:es)?`,
)
/** Matches a purpose that has its own amount or date. */
const isForSomething = /\b(?:by|for (?:a|my|the|our)|down payment|car|trip|vacation|house|wedding|christmas|college)\b/i

const figure = (text: string): number => Number(text.replaceAll(',', ''))
const toTen = (sum: number): number => Math.round(sum / 10) * 10

/** Share of take-home pay to save, by the share that rent takes; the first that fits. 20 percent is the usual rule. */
const ranges: readonly { rentUpTo: number; from: number; to: number; why: string }[] = [
  { rentUpTo: 0.33, from: 0.15, to: 0.2, why: 'so the usual 20% is in reach' },
  { rentUpTo: 0.45, from: 0.1, to: 0.15, why: 'so 10 to 15% is fairer for now than the usual 20%' },
  { rentUpTo: 0.6, from: 0.05, to: 0.1, why: 'which is a lot, so 5 to 10% is plenty for now' },
]

function rentIn(message: string): string | undefined {
  return (rentAfter.exec(message) ?? rentBefore.exec(message) ?? rentNamed.exec(message))?.[1]
}

/** Calculates how much to save a month from the income and the rent. Returns null if either is missing. */
export function answerSavingShare(message: string): string | null {
  if (!asks.test(message) || isOtherPay.test(message) || isForSomething.test(message)) return null
  const [earned, rent] = [income.exec(message)?.[1], rentIn(message)]
  if (earned === undefined || rent === undefined) return null
  const [whole, roof] = [figure(earned), figure(rent)]
  const range = ranges.find(({ rentUpTo }) => roof <= rentUpTo * whole)
  if (range === undefined || roof === 0) return null
  const [least, most] = [toTen(range.from * whole), toTen(range.to * whole)]
  const left = whole - roof - least
  return `Start at about ${wholeDollars(least)} a month, and ${wholeDollars(most)} once that’s easy.\n\n${bulletList([
    `**After ${/\brent\b/i.test(message) ? 'rent' : 'the house payment'}:** ${wholeDollars(whole)} − ${wholeDollars(roof)} = ${wholeDollars(whole - roof)} for everything else.`,
    `**Why that much:** the roof takes ${Math.round((100 * roof) / whole)}% of your pay, ${range.why}. (20% would be ${wholeDollars(whole / 5)}.)`,
    `**What’s left to live on** with ${wholeDollars(least)} saved: ${wholeDollars(left)} a month, about ${wholeDollars((left * 12) / 52)} a week for food, car, phone, debts and fun.`,
    `**In this order:** a first $1,000 for emergencies, the full match if work has one, any card with high interest, then three months of bills.`,
    `**On payday,** automatic, to an account with no card. If you have to pull it back out, make it smaller; if you never do, add $25.`,
  ])}\n\nWhat’s usually left at the end of the month now?`
}
