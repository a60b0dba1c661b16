import { allNumbers, firstNumber, inDollars } from '../message-numbers.ts'
import { type Sum, weeksOfMonth } from './work-sums.ts'

const weekdays = 5
/** Payments that a shop or a lender without interest often splits a price into. */
const parts = 3

/** Splits the only price in the message into three payments. */
export function splitInThree(line: string): Sum | null {
  const [cost, more] = allNumbers(line, /\b(\d{3,4})\b(?! (?:miles|people|sq|square|a month|per month))/g).filter(
    (value) => value < 1990 || value > 2035,
  )
  if (cost === undefined || more !== undefined) return null
  return {
    text: `${inDollars(cost)} split in three is ${inDollars(Math.round(cost / parts))} a month.`,
    facts: { cost: inDollars(cost) },
  }
}

/** In dollars a person: a plain meal at a wedding with plates and drinks. */
const plainMeal = 75
const smallWedding = 50

/** Calculates what a guest list costs in food alone. */
export function costByHeads(line: string): Sum | null {
  const guests = firstNumber(
    line,
    /\b(\d{2,3}) (?:or so |more |extra |some )?(?:people|ppl|guests|names|on her list)\b/,
  )
  if (guests === null || guests <= smallWedding) return null
  return {
    text: `Even at $${plainMeal} a person for food, ${guests} people is ${inDollars(guests * plainMeal)}, and ${smallWedding} is ${inDollars(smallWedding * plainMeal)}.`,
    facts: { guests: String(guests) },
  }
}

/** Calculates what each added day of care costs. */
export function costOfMoreDays(line: string): Sum | null {
  const month = firstNumber(
    line,
    /\b(\d{2,4}) (?:dollars? |bucks? )?(?:more |extra )?(?:a|per|each|every) (?:month|mo)\b/,
    /\b(\d{2,4}) (?:dollars? |bucks? )?(?:more|extra|difference)\b/,
  )
  if (month === null) return null
  const year = `${inDollars(month)} a month is ${inDollars(month * 12)} a year.`
  const facts = { daysYear: inDollars(month * 12) }
  const [one = weekdays, other = weekdays] = allNumbers(line, /\b([1-5]) days\b/g)
  const added = firstNumber(line, /\badd(?:ing)? ([1-4]) (?:more |extra )?days?\b/, /\b([1-4]) (?:more|extra) days?\b/)
  const days = (added ?? Math.abs(other - one)) * weeksOfMonth
  if (days === 0) return { text: year, facts }
  const perDay = inDollars(Math.round(month / days))
  return {
    text: `${year} That’s about ${Math.round(days)} more days a month, so each one costs about ${perDay}.`,
    facts: { ...facts, perDay },
  }
}

/** Multiplies a price for a night by the nights. */
export function costOfNights(line: string): Sum | null {
  const price = firstNumber(line, /\b(\d{2,3}) (?:dollars? |bucks? )?(?:a|per|each) (?:night|day)\b/)
  const nights = firstNumber(line, /\b(\d{1,2}) (?:nights|days)\b/)
  if (price === null || nights === null) return null
  const cost = inDollars(price * nights)
  return { text: `${inDollars(price)} for ${nights} nights is ${cost}.`, facts: { nightsCost: cost } }
}

/** An artificial tree lasts at least as long. */
const christmases = 3
/** Adds up a real tree for three Christmases, since an artificial one costs about as much. */
export function costOfTrees(line: string): Sum | null {
  const price = firstNumber(line, /\b(\d{2,3})\b(?! (?:ft|foot|feet|miles|years?))/)
  return price === null
    ? null
    : { text: '', facts: { treePrice: inDollars(price), treeThree: inDollars(price * christmases) } }
}

/** Calculates what a raise of the rent is in a year. */
export function raiseOfRent(line: string): Sum | null {
  const raise = firstNumber(
    line,
    /\b(?:rais\w+|up|by|increas\w+)(?: \w+){0,4}? (\d{2,3})\b(?! (?:percent|days))/,
    /\b(\d{2,3}) (?:dollars? |bucks? )?more\b/,
  )
  if (raise === null) return null
  return {
    text: `${inDollars(raise)} a month is ${inDollars(raise * 12)} a year.`,
    facts: { rentUp: inDollars(raise), rentUpYear: inDollars(raise * 12) },
  }
}

/** Pounds of ham with the bone for a person. */
const hamForOne = 0.75

/** Calculates the ham for all guests. */
export function meatForAll(line: string): Sum | null {
  const guests = firstNumber(line, /\b(\d{1,3}) (?:people|ppl|guests|of us|adults)\b/)
  return guests === null
    ? null
    : { text: '', facts: { guests: `${guests} people`, hamPounds: String(Math.ceil(guests * hamForOne)) } }
}
