import { oneOf } from '../../../phrase-pattern.ts'
import type { Facts } from '../decision-facts.ts'
import { allNumbers, firstNumber, inDollars } from '../message-numbers.ts'

/** The result of a calculation with its assumptions, and the facts that a text can use. */
export type Sum = { text: string; facts?: Facts }

/** Days worked in a year of 48 weeks. */
const workDays = 240
/** Hours paid in a year of full time. */
const paidHours = 2080
export const weeksOfMonth = 52 / 12

const salary = /\b(\d{2,3}000|\d{2}\d{3})\b(?! (?:saved|miles|in savings|debt|loan))/g
const hourly = /\b(\d{1,2}(?:\.\d{1,2})?) (?:dollars? |bucks? )?(?:an|per|a) hour\b/g
/** Matches 'The clinic is 27', after a rate that was given by the hour. */
const plainRate = new RegExp(
  String.raw`\b(?:is|at|for|pays|other|one|nights|days|make|making|get|earn) (\d{2}(?:\.\d\d?)?)\b(?! ` +
    String.raw`(?:an|a|per|min|mins|minutes|hours?|miles|days|years?|weeks?|people|percent|months|yr|yrs)\b)`,
  'g',
)
const drive = new RegExp(
  oneOf(
    String.raw`\b(\d{1,3}) (min|mins|minute|minutes|hour|hours)(?= (?:away|drive|commute|each|one way|from ` +
      String.raw`(?:me|my|home|the house)|down|bus|train|by|ride|walk|to get|in traffic|round)\b)`,
    String.raw`\b(?:drive|commute|ride) (?:is |of |would be |thats )?(?:about |like )?(\d{1,3}) (min|mins|minute|minutes|hour|hours)\b`,
    String.raw`\b(remote|work(?:ing)? from home|wfh|walk to work)\b`,
  ),
  'g',
)

/** Returns the minutes of the drives, one way. */
const drivesIn = (line: string): number[] =>
  [...line.matchAll(drive)].map(([, before, unitBefore, after, unitAfter]) => {
    const unit = unitBefore ?? unitAfter ?? ''
    return Number(before ?? after ?? 0) * (unit.startsWith('hour') ? 60 : 1)
  })

/** Pay by the hour was converted to a year of full time. */
const isHourly = (pay: number): boolean => pay % 1000 !== 0 || pay / paidHours === Math.round(pay / paidHours)

type Offer = { pay: number; minutes: number | null }

function offersIn(line: string): [Offer, Offer] | null {
  const salaries = allNumbers(line, salary)
  const rates = allNumbers(line, hourly)
  const all = rates.length < 2 ? [...rates, ...allNumbers(line, plainRate)] : rates
  const pays = salaries.length === 2 ? salaries : all.map((rate) => rate * paidHours)
  const [first, second, third] = pays
  if (first === undefined || second === undefined || third !== undefined || first === second) return null
  const minutes = drivesIn(line)
  const [one = null, other = null] = minutes.length === 2 ? minutes : []
  return [
    { pay: first, minutes: one },
    { pay: second, minutes: other },
  ]
}

/** Compares two offers by pay, and by the drive if both are given. */
export function compareOffers(line: string): Sum | null {
  const offers = offersIn(line)
  if (offers === null) return null
  const [lower, higher] = offers.toSorted((a, b) => a.pay - b.pay)
  if (lower === undefined || higher === undefined) return null
  const more = higher.pay - lower.pay
  const base = `The better-paid one brings ${inDollars(more)} a year more before taxes, about ${inDollars(more / 12)} a month${isHourly(lower.pay) ? ' at 40 hours a week' : ''}.`
  if (lower.minutes === null || higher.minutes === null || lower.minutes === higher.minutes)
    return { text: base, facts: { moreAYear: inDollars(more) } }
  const extra = higher.minutes - lower.minutes
  if (extra < 0) return { text: `${base} It’s also the shorter drive.`, facts: { bothBetter: inDollars(more) } }
  const hours = (extra * 2 * workDays) / 60
  const rate = more / hours
  const worth = rate > lower.pay / paidHours ? 'driveWorth' : 'driveNot'
  return {
    text: `${base} It also means ${extra} more minutes each way, ${extra * 2} a day, or about ${Math.round(hours)} hours a year on the road if you go in five days a week. So you’d be paid about ${inDollars(Math.round(rate))} for each of those hours, before taxes and gas.`,
    facts: { [worth]: inDollars(Math.round(rate)), hoursAYear: String(Math.round(hours)) },
  }
}

const rises = [
  /\b(\d{1,2}(?:\.\d{1,2})?) (?:dollars? |bucks? )?more (?:an|per|a) hour\b/,
  /\b(?:raise|bump) of (\d{1,2}(?:\.\d{1,2})?) (?:an|per|a) hour\b/,
  // Of a job, so few dollars are by the hour.
  /\b([1-9](?:\.\d{1,2})?) (?:dollars?|bucks) more\b(?! (?:a|per|each|every) (?:day|week|month|year|shift|trip|visit))/,
]
const closings =
  /\bclos\w* (?:up )?(\d) (?:nights?|times|days?|evenings?)\b|\b(\d) (?:closes|closing shifts|nights|evenings|closing nights)\b/

/** Assumed for the gas of a drive, and said with it. */
const [milesAnHour, milesAGallon, gallonPrice] = [45, 25, 3.25]
const gasADay = (minutes: number): number => ((minutes * 2) / 60) * (milesAnHour / milesAGallon) * gallonPrice
const hoursADay = 8
/** From this pay for an hour on the road on, after gas, the drive is worth it. In dollars. */
const worthTheDrive = 12

const paidForDrive = (more: number, minutes: number): number =>
  Math.max(0, Math.round((more * hoursADay - gasADay(minutes)) / ((minutes * 2) / 60)))

const factsOfDrive = (more: number, minutes: number): Facts => {
  const paid = paidForDrive(more, minutes)
  const name = paid < worthTheDrive ? 'driveLow' : 'driveHigh'
  return { [name]: inDollars(paid), moreHour: inDollars(more), driveMinutes: String(minutes) }
}

const sayDrive = (more: number, minutes: number): string => {
  const hours = (minutes * 10) / 60
  return `Driving ${minutes} minutes each way is about ${Math.round(hours * 10) / 10} hours in a five-day week, so it comes to about ${inDollars(Math.round((more * 40) / hours))} for each hour on the road, less gas and what you drive now. Gas could take about ${inDollars(Math.round(gasADay(minutes)))} of the ${inDollars(more * hoursADay)} more a day (${milesAnHour} miles an hour, ${milesAGallon} miles a gallon, ${inDollars(gallonPrice)}).`
}

/** Compares a higher hourly pay with closing nights, weekends or a longer drive. */
export function weighRaise(line: string): Sum | null {
  const more = firstNumber(line, ...rises) ?? 0
  const [, before, after] = closings.exec(line) ?? []
  const nights = Number(before ?? after ?? 0)
  const weekends = /\bevery other (?:weekend|saturday|sunday)\b/.test(line)
    ? 26
    : /\bevery (?:weekend|saturday|sunday)\b|\b(?:all|most) weekends\b/.test(line)
      ? 52
      : 0
  const facts = {
    ...(nights > 0 && { nights: String(nights), evenings: String(Math.round(nights * weeksOfMonth)) }),
    ...(weekends > 0 && { weekends: String(weekends) }),
  }
  if (more <= 0) return nights > 0 || weekends > 0 ? { text: '', facts } : null
  const year = more * paidHours
  const drives = drivesIn(line)
  const minutes = drives.length === 1 ? (drives[0] ?? 0) : 0
  const parts = [
    `${inDollars(more)} more an hour is ${inDollars(year)} a year more before taxes at 40 hours a week, about ${inDollars(year / 12)} a month, and ${inDollars(more * 25 * 52)} a year at 25.`,
    weekends > 0
      ? `Against ${weekends} weekends a year, that’s about ${inDollars(Math.round(year / weekends))} for each one.`
      : '',
    nights > 0
      ? `${nights} closes a week is about ${Math.round(nights * weeksOfMonth)} evenings a month, so at 40 hours it comes to about ${inDollars(Math.round(year / (nights * 52)))} more for each evening you’re gone.`
      : '',
    minutes > 0 ? sayDrive(more, minutes) : '',
  ]
  return {
    text: parts.filter((part) => part !== '').join(' '),
    facts: { ...facts, moreAYear: inDollars(year), ...(minutes > 0 && factsOfDrive(more, minutes)) },
  }
}

const rateOf = (line: string): number | null =>
  firstNumber(
    line,
    /\b(\d{1,3}(?:\.\d{1,2})?) (?:dollars? |bucks? )?(?:an|per|a) hour\b/,
    /\b(?:pays?|paying|making|make|at) (\d{1,2}(?:\.\d{1,2})?) hour(?:ly)?\b/,
  )
const hoursOf = (line: string): number | null =>
  firstNumber(line, /\b(\d{1,2}(?:\.\d)?) (?:hour|hours)\b(?! (?:away|drive|each|from|commute))/)

const yearlyRise = /\b(\d{4,5}) (?:dollars? |bucks? )?(?:more|raise|extra|higher)\b(?! an hour)/

/** Calculates a raise that is given by the year. */
export function yearlyMore(line: string): Sum | null {
  const more = firstNumber(line, yearlyRise)
  return more === null
    ? null
    : { text: '', facts: { moreAYear: inDollars(more), moreAMonth: inDollars(Math.round(more / 12)) } }
}

/** Compares a salary, by the hours that go with it, with pay by the hour. */
export function salaryByHour(line: string): Sum | null {
  const [salaryTold, second] = allNumbers(line, salary)
  const hours = firstNumber(line, /\b(\d{2}) hours?\b(?! (?:away|drive))/)
  const now = firstNumber(
    line,
    /\b(?:hourly (?:now )?(?:at)?|make|making|at|get|earn) (\d{2}(?:\.\d{1,2})?)\b(?! (?:hours?|min|percent))/,
    /\b(\d{2}(?:\.\d{1,2})?) an hour\b/,
  )
  if (salaryTold === undefined || second !== undefined || now === null) return null
  const week = hours ?? 40
  const rate = Math.round((salaryTold / (week * 52)) * 100) / 100
  return {
    text: `${inDollars(salaryTold)} a year for ${week} hours a week is ${inDollars(rate)} an hour. ${inDollars(now)} an hour is ${inDollars(now * paidHours)} a year at 40 hours, before taxes in both.`,
    facts: { [rate < now ? 'salaryLess' : 'salaryMore']: inDollars(rate) },
  }
}

/** Calculates the pay of one extra shift. */
export function payOfShift(line: string): Sum | null {
  const rate = rateOf(line)
  const hours = hoursOf(line)
  if (rate === null || hours === null || hours > 16) return null
  const isHalfMore = /\btime and a half\b|\bovertime\b/.test(line)
  const pay = rate * hours
  return {
    text: `${inDollars(rate)} times ${hours} hours is ${inDollars(pay)} before taxes${isHalfMore ? `, or ${inDollars(pay * 1.5)} if it’s paid at time and a half` : ''}.`,
    facts: { shiftPay: inDollars(pay) },
  }
}

/** Calculates the monthly pay of a job with some hours a week. */
export function payOfJob(line: string): Sum | null {
  const rate = rateOf(line)
  const hours = firstNumber(line, /\b(\d{1,2}) (?:hour|hours) (?:a|per|each|every) week\b/)
  if (rate === null || hours === null) return null
  const month = rate * hours * weeksOfMonth
  return {
    text: `${hours} hours a week at ${inDollars(rate)} is about ${inDollars(Math.round(month))} a month before taxes (4.3 weeks).`,
    facts: { aMonth: inDollars(Math.round(month)), hoursAWeek: String(hours) },
  }
}
