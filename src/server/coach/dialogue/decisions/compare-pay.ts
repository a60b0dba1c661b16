import { formatDollars } from '../dollar-amounts.ts'
import type { Pay } from './read-pay.ts'

const fullTime = 40
const weeksOfYear = 52
const overtimeRate = 1.5

/** An offer beside the job now: the sums as lines, and which way they lean. */
export type Compared = {
  lines: readonly string[]
  /** Dollars a year, and dollars an hour. */
  more: number
  now: number
  perHourNow: number
  perHourThen: number
  /** What is paid in a week of the new job. */
  weekThen: number
  /** From so many hours a week the offer pays less by the hour. */
  evenHours: number
  /** What it would take to pay as much by the hour. */
  evenSalary: number
  knowsHours: boolean
  isSalary: boolean
}

const cents = (amount: number): string => `$${amount.toFixed(2)}`
/** To the next hundred, for what is estimated. */
const about = (amount: number): string => formatDollars(Math.round(amount / 100) * 100)

type Year = { total: number; hours: number; line: string }

/** A year of the job now. Where overtime is told as a sum, its hours follow from the wage. */
function yearNow({ wage, overtime, hours, weeks }: Pay): Year {
  const base = Math.min(hours > 0 ? hours : fullTime, fullTime)
  const plain = wage * base * weeks
  const told = overtime > 0 ? overtime : Math.max(0, hours - fullTime) * wage * overtimeRate * weeks
  const extra =
    overtime > 0 && hours <= fullTime ? overtime / (wage * overtimeRate) : Math.max(0, hours - fullTime) * weeks
  const sums = `${cents(wage)} for ${base} hours a week is ${about(plain)} ${weeks < weeksOfYear ? `in a school year of about ${weeks} weeks` : 'a year'}`
  return {
    total: plain + told,
    hours: base * weeks + extra,
    line: told > 0 ? `Now: ${sums}, and with overtime ${about(plain + told)}` : `Now: ${sums}`,
  }
}

function yearThen({ salary, newWage, newHours, hours }: Pay): Year {
  const week = newHours > 0 ? newHours : salary === 0 && hours > 0 ? hours : Math.max(fullTime, hours)
  const total = salary > 0 ? salary : newWage * week * weeksOfYear
  return {
    total,
    hours: week * weeksOfYear,
    line:
      salary > 0
        ? `The offer: ${formatDollars(salary)} a year`
        : `The offer: ${cents(newWage)} for ${week} hours a week is ${about(total)} a year`,
  }
}

function hourLines(pay: Pay, now: Year, then: Year): string[] {
  const [before, after] = [now.total / now.hours, then.total / then.hours]
  const longer = then.hours - now.hours
  if (pay.salary === 0)
    return longer <= 0
      ? [`That’s ${about(then.total - now.total)} more a year before taxes, for the same hours`]
      : [
          `That’s ${about(then.total - now.total)} more a year before taxes, for ${Math.round(then.hours / weeksOfYear) - Math.round(now.hours / pay.weeks)} hours more a week${pay.weeks < weeksOfYear ? ', and all year' : ''}`,
        ]
  if (pay.newHours === 0)
    return [
      `By the hour it pays less than now from about ${Math.round(pay.salary / before / weeksOfYear)} hours a week on`,
    ]
  const rest =
    longer > 0 && then.total > now.total
      ? [
          `That’s ${Math.round(longer / 10) * 10} hours more a year for ${about(then.total - now.total)}, so ${cents((then.total - now.total) / longer)} for each of them`,
        ]
      : []
  return [`By the hour: ${cents(before)} now, ${cents(after)} then at ${pay.newHours} hours a week`, ...rest]
}

/** Before taxes; null where the figures don't tell. */
export function comparePay(pay: Pay): Compared {
  const [now, then] = [yearNow(pay), yearThen(pay)]
  const before = now.total / now.hours
  const more = then.total - now.total
  const share = Math.round((100 * Math.abs(more)) / now.total)
  const apart =
    pay.salary > 0 ? [`That’s ${about(Math.abs(more))} ${more < 0 ? 'less' : 'more'} a year, ${share}%`] : []
  return {
    lines: [now.line, then.line, ...apart, ...hourLines(pay, now, then)],
    more,
    now: now.total,
    perHourNow: before,
    perHourThen: then.total / then.hours,
    weekThen: then.total / weeksOfYear,
    evenHours: Math.round(then.total / before / weeksOfYear),
    evenSalary: Math.ceil((before * then.hours) / 500) * 500,
    knowsHours: pay.newHours > 0,
    isSalary: pay.salary > 0,
  }
}
