import { allNumbers, firstNumber, inDollars } from '../message-numbers.ts'
import { type Sum, weeksOfMonth } from './work-sums.ts'

const hoursOfWeek = 40
const workDaysOfMonth = 21
const amount = String.raw`(\d{1,2}(?:\.\d{1,2})?)`
const changes = [
  new RegExp(
    String.raw`\b${amount} (?:dollars?|bucks?) (?:an hour )?(more|less|extra|lower|higher|raise|cut|pay cut|difference|differential)\b`,
  ),
  new RegExp(String.raw`\b${amount} (more|less|extra|lower) (?:an|per) hour\b`),
  new RegExp(String.raw`\b${amount} an hour (more|less|extra|lower|higher|raise|cut|pay cut|differential)\b`),
  /\b(\d{1,2}\.\d{1,2}) (more|less|extra|lower|(?:night |shift |weekend )?differential)\b/,
]
const cents = /\b(\d{2}) cents (?:an hour )?(more|less|extra|raise|cut)\b/

/** Calculates a raise or a cut of the hourly pay. */
export function changeOfPay(said: string): Sum | null {
  const line = said.replace(/\ba dollar fifty\b/g, '1.50 dollars').replace(/\ba dollar\b/g, '1 dollar')
  const [, told, way = ''] = changes.map((form) => form.exec(line)).find((found) => found !== null) ?? []
  const [, few, otherWay = ''] = cents.exec(line) ?? []
  const hour = told === undefined ? Number(few ?? 0) / 100 : Number(told)
  if (hour <= 0) return null
  const isLess = /less|lower|cut/.test(told === undefined ? otherWay : way) || /\b(?:lose|losing)\b/.test(line)
  const week = hour * hoursOfWeek
  const month = inDollars(Math.round(week * weeksOfMonth))
  return {
    text: `${inDollars(hour)} ${isLess ? 'less' : 'more'} an hour is about ${inDollars(week)} a week at ${hoursOfWeek} hours, and ${month} a month, before taxes.`,
    facts: { [isLess ? 'lessAMonth' : 'moreAMonth']: month, ...(isLess && { halfBack: inDollars(hour / 2) }) },
  }
}

/** Minutes that the drive is shorter each way, if the message doesn't say. */
const minutesAssumed = 20
/** From this many minutes on, a shorter drive makes a difference. */
const minutesWorth = 15

/** Compares the price of a place closer to work with the drive that it saves. */
export function closerHome(line: string): Sum | null {
  const more = firstNumber(
    line,
    /\b(\d{2,4}) (?:dollars? |bucks? )?(?:(?:a|per) month )?(?:more|extra|higher)\b/,
    /\b(?:more|extra) (?:by )?(?:about )?(\d{2,4}) (?:dollars? )?(?:a|per) month\b/,
  )
  if (more === null) return null
  const [one, other] = allNumbers(line, /\b(\d{1,2}) (?:min|mins|minutes)\b/g)
  const isSaved = /\b(?:across|walk|sav\w+|cuts?|shav\w+|shorter|less|closer by)\b/.test(line)
  const told = one !== undefined && other !== undefined ? Math.abs(one - other) : isSaved ? one : undefined
  const minutes = told === undefined || told === 0 ? minutesAssumed : told
  const hours = Math.round((minutes * 2 * workDaysOfMonth) / 60)
  const how = told === undefined ? `If it takes ${minutes} minutes off the drive` : `${minutes} minutes off the drive`
  return {
    text: `${inDollars(more)} a month is ${inDollars(more * 12)} a year. ${how} each way${told === undefined ? ', that’s' : ' is'} about ${hours} hours a month, five days a week, so you’d pay about ${inDollars(Math.round(more / hours))} for each hour you get back, before the gas you save.`,
    facts: {
      rentMore: inDollars(more),
      ...(told !== undefined && told > 0 && { [told < minutesWorth ? 'smallCut' : 'bigCut']: String(told) }),
    },
  }
}

/** The share of a raise that is left after taxes, roughly: the middle federal bracket with payroll taxes. */
const kept = 0.7

/** Compares a job elsewhere by its pay. A salary of two digits is read in thousands if the other one has five. */
export function jobElsewhere(line: string): Sum | null {
  const pays = allNumbers(line, /\b(\d{2,3}000|\d{2}[1-9]00)\b(?! (?:saved|miles|in savings|debt|loan))/g)
  const short = firstNumber(
    line,
    /\b(?:make|making|at|earn|earning|get|on) (\d{2,3})\b(?! (?:an|a|per|hours?|min|mins|minutes|miles|days|years?|percent|yr|yrs)\b)/,
  )
  const all = pays.length === 1 && short !== null ? [...pays, short * 1000] : pays
  const [one, other, third] = all
  if (one === undefined || other === undefined || third !== undefined || one === other) return null
  const more = Math.abs(one - other)
  return {
    text: `${inDollars(Math.max(one, other))} against ${inDollars(Math.min(one, other))} is ${inDollars(more)} a year before taxes. That’s about ${inDollars(Math.round((more * kept) / 120) * 10)} a month after them.`,
    facts: { moreAYear: inDollars(more) },
  }
}

/** Reads the extra money for two debts, each month or once. */
export function extraForDebt(line: string): Sum | null {
  const extra = firstNumber(
    line,
    /\b(\d{2,4}) (?:dollars? |bucks? )?(?:extra|left over|spare)\b/,
    /\bextra (?:of )?(?:about )?(\d{2,4})\b/,
    /\b(\d{3,5}) (?:toward|on|to) (?:my|our|the)\b/,
  )
  if (extra === null) return null
  const isMonthly = /\b(?:a|per|each|every) month\b/.test(line)
  return {
    text: isMonthly ? `${inDollars(extra)} a month is ${inDollars(extra * 12)} in a year on one debt.` : '',
    facts: { extra: inDollars(extra) },
  }
}
