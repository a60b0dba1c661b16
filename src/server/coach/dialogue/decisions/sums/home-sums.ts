import { oneOf } from '../../../phrase-pattern.ts'
import { firstNumber, inDollars } from '../message-numbers.ts'
import type { Sum } from './work-sums.ts'

/** The least down payment on a loan that the FHA insures: 3.5 percent from a credit score of 580. Source: HUD, 2025. */
const leastDown = 0.035
/** Closing costs are mostly 2 to 5 percent. Source: Consumer Financial Protection Bureau, 2025. */
const closing = 0.03
const inThousands = (amount: number): string => `$${(Math.floor(amount / 5000) * 5).toLocaleString('en-US')},000`

/** Says how far savings go for a first home if three months of rent stay in the bank. */
export function homeSavings(line: string): Sum | null {
  const saved = firstNumber(
    line,
    /\b(\d{3,6}) (?:dollars? )?(?:saved|in (?:my |our )?savings|put (?:away|by)|for (?:a|the) down ?payment|down|in the bank)\b/,
    /\b(?:saved|savings of) (?:up )?(?:about |around )?(\d{3,6})\b/,
  )
  const rent = firstNumber(
    line,
    /\brent(?:s|ing)? (?:is |for |at |of |here is )?(?:about )?(\d{3,4})\b/,
    /\b(\d{3,4}) (?:dollars? )?(?:a month )?(?:in |for )?rent\b/,
  )
  if (saved === null)
    return rent === null
      ? null
      : {
          text: `${inDollars(rent)} a month is ${inDollars(rent * 12)} a year in rent.`,
          facts: { rent: inDollars(rent) },
        }
  const kept = rent === null ? 0 : rent * 3
  const usable = saved - kept
  const facts = { saved: inDollars(saved), ...(rent !== null && { rent: inDollars(rent) }) }
  if (usable <= 0)
    return {
      text: `Three months’ rent is ${inDollars(kept)}, so the ${inDollars(saved)} is still your cushion.`,
      facts: { ...facts, notYet: inDollars(saved) },
    }
  const share = leastDown + closing
  const keeps =
    rent === null ? '' : `Keep three months’ rent in the bank (${inDollars(kept)}) and ${inDollars(usable)} is left. `
  return {
    text: `${keeps}With 3.5 percent down and about 3 percent for closing, ${inDollars(usable)} covers a home up to roughly ${inThousands(usable / share)}.`,
    facts,
  }
}

const pension = new RegExp(
  oneOf(
    String.raw`\b(\d{3,5}) (?:dollars? |bucks? )?(?:a|per|every) (?:month|mo)\b`,
    String.raw`\b(?:get|be|is|or|for|with|receive|about|around|pension of) (?:about |around )?(\d{3,5})\b`,
  ),
  'g',
)
const stop = /\b(?:at|till|until|til|to|wait (?:till|until|to)) (5\d|6\d|7[0-2])\b/
const nowAt = /\b(?:im|i am|am|at) (5\d|6\d)\b/

/** Compares a smaller pension now with a bigger one later. */
export function twoPensions(line: string): Sum | null {
  const checks = [...line.matchAll(pension)].map(([, one, other]) => Number(one ?? other))
  const [first, second, third] = [...new Set(checks)]
  const later = firstNumber(line, stop)
  const age = firstNumber(line, nowAt)
  if (first === undefined || second === undefined || third !== undefined || later === null || age === null) return null
  const from = /\bnext year\b/.test(line) ? age + 1 : age
  const [less, more] = [Math.min(first, second), Math.max(first, second)]
  const years = later - from
  if (years <= 0 || less === more) return null
  const early = less * 12 * years
  const catchUp = early / (more - less) / 12
  const even = Math.round(later + catchUp)
  return {
    text: `Going at ${from} pays ${inDollars(less)} for ${years} years before ${later}: ${inDollars(early)} in all. Waiting pays ${inDollars(more - less)} a month more for life, so it’s caught up after about ${Math.round(catchUp)} years, around ${even}. That counts the checks alone, not the wages you’d earn till then, taxes or raises.`,
    facts: {
      lessCheck: inDollars(less),
      moreCheck: inDollars(more),
      [even <= 78 ? 'evenSoon' : 'evenLate']: String(even),
      ...(from < 65 && { beforeMedicare: from === 64 ? 'a year' : `${65 - from} years` }),
    },
  }
}

/** Miles driven in an hour on mixed streets. */
const speed = 35
const workDays = 240

/** Compares the miles of a commute with the limit of a lease. */
export function milesToWork(line: string): Sum | null {
  const minutes = firstNumber(line, /\b(\d{1,3}) (?:min|mins|minutes)\b/)
  const miles = firstNumber(line, /\b(\d{1,3}) miles\b/) ?? (minutes === null ? null : (minutes / 60) * speed)
  if (miles === null) return null
  const year = Math.round((miles * 2 * workDays) / 500) * 500
  const how =
    minutes === null || /\bmiles\b/.test(line)
      ? `${Math.round(miles)} miles each way`
      : `${minutes} minutes each way, at ${speed} miles an hour,`
  return {
    text: `${how} is about ${year.toLocaleString('en-US')} miles a year for work alone, if that’s five days a week. Most leases allow 10,000 to 12,000 and charge for each mile over.`,
  }
}

/** Compares a debt with the savings. */
export function debtAndSavings(line: string): Sum | null {
  const debt = firstNumber(
    line,
    /\b(?:card|visa|loan|debt|discover|mastercard)\b(?: \w+){0,2}? (\d{3,5})\b/,
    /\b(\d{3,5}) (?:dollars? )?(?:on (?:the|my|a) (?:\w+ )?(?:card|visa)|in (?:credit card )?debt|credit card)\b/,
  )
  const saved = firstNumber(line, /\b(\d{2,5}) (?:dollars? )?(?:saved|in (?:my |our )?savings|in the bank)\b/)
  if (debt === null || saved === null || debt === saved) return null
  const cushion = 1000
  return {
    text:
      saved < cushion
        ? `Your ${inDollars(saved)} is the start of the cushion: bring it to $1,000 (${inDollars(cushion - saved)} to go; $500 will do if the card’s rate is high), then put everything extra on the ${inDollars(debt)}.`
        : `Your ${inDollars(saved)} covers the cushion already, so put what’s extra on the ${inDollars(debt)} now.`,
  }
}

const cashTold = [
  /\b(?:have|got|with|saved) (?:about |like |around |only )?(\d{3,6}) (?:dollars |bucks )?(?:saved|in savings|put away|put by|set aside|cash)\b/,
  /\b(?:saved|saved up) (?:about |like |around )?(\d{3,6})\b/,
]
/** The part of the cash that isn't spent on the car itself. */
const keptBack = 0.25

/** Splits told cash into the price of a car, and what is kept for its first costs. */
export function cashForCar(line: string): Sum | null {
  const cash = firstNumber(line, ...cashTold)
  if (cash === null) return null
  const reserve = Math.round((cash * keptBack) / 100) * 100
  return {
    text: '',
    facts: { cash: inDollars(cash), reserve: inDollars(reserve), most: inDollars(cash - reserve) },
  }
}
