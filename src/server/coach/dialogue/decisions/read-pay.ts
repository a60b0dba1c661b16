import { oneOf } from '../../phrase-pattern.ts'
import { maxLetters, parseAmount } from '../dollar-amounts.ts'

/** What is told of a job now and of one that is offered; 0 where nothing is told. */
export type Pay = {
  wage: number
  newWage: number
  salary: number
  overtime: number
  hours: number
  newHours: number
  /** Weeks of the year that are paid now. */
  weeks: number
}

const anHour = oneOf('years?|hours?|weeks?|months?|minutes?|averaged')
const wages = new RegExp(
  oneOf(
    '\\$? ?(\\d{1,3}(?:\\.\\d{1,2})?) ?(?:an hour|a hour|per hour|hourly|\\/ ?hr|\\/ ?hour)',
    String.raw`\b(?:i[’']?m|i am) (?:at|making|on|getting) \$?(\d{1,3}(?:\.\d{1,2})?)(?![\d,%])(?! (?:${anHour}))`,
  ),
  'i',
)
const raises =
  /\$? ?(\d{1,2}(?:\.\d{1,2})?) (?:more )?(?:an hour |per hour |\/hr )?(?:more|raise)(?: an hour| per hour)?\b|\$? ?(\d{1,2}(?:\.\d{1,2})?) more an hour/i
const salaries = new RegExp(
  oneOf(
    '(?:salary|salaried|offered|offer|offering|back (?:with|at)|at|pays?|for)(?: \\S+){0,6}? \\$?(\\d{2,3},\\d{3}|\\d{2,3} ?k)\\b',
    '\\$?(\\d{2,3},\\d{3}|\\d{2,3} ?k) (?:salary|salaried|a year)',
  ),
  'gi',
)
const extra = /\bovertime\b[^.?!$\d]{0,70}\$?(\d{1,2},\d{3}|\d{4,5})\b/i
const changes = /\bfrom (?:about |around )?(\d{2})(?: (?:hours|hrs))?(?: a week)? to (?:about |around )?(\d{2})\b/i
const thenHours =
  /\b(?:it[’']?s|its|be|like|really|works?|is|least|there) (?:about |around |more like |closer to |like )?(\d{2}) ?(?:hours|hrs)\b/i
const atPresent = oneOf("now|currently|i(?:[’']?m| am| work| average| do)|put in")
const hoursWords = oneOf('averaged|hours|hrs|a week|now|on average')
const nowHours = new RegExp(
  String.raw`\b(?:${atPresent}) (?:i[’']?m |i am |i work |i do |i average )?(?:at )?(?:about |around )?(\d{2}) ?(?:${hoursWords})`,
  'i',
)
const atHours = /\b\d{2}\.\d{2} for (\d{2}) (?:hours|hrs)\b/i
const seasonal = /\b(?:summers? off|year[- ]round|school (?:year|bus|cafeteria|aide|para)\w*)\b/i

/** Weeks of a school year in the US, about. */
const schoolWeeks = 38

const toSalary = (text: string | undefined): number =>
  text === undefined ? 0 : /k$/i.test(text) ? Number.parseInt(text, 10) * 1_000 : parseAmount(text)

/** The figures of a job and an offer, in one or several messages; the latest offer counts. */
export function readPay(told: string): Pay {
  const text = told.slice(0, 2 * maxLetters)
  const [, perHour, at] = wages.exec(text) ?? []
  const wage = parseAmount(perHour ?? at)
  const [, raise, raised] = raises.exec(text) ?? []
  const more = parseAmount(raise ?? raised)
  const offers = [...text.matchAll(salaries)]
    .map(([, one, other]) => toSalary(one ?? other))
    .filter((sum) => sum >= 20_000)
  const [, from, to] = changes.exec(text) ?? []
  return {
    wage,
    newWage: more > 0 && more < wage ? wage + more : 0,
    salary: offers.at(-1) ?? 0,
    overtime: parseAmount(extra.exec(text)?.[1]),
    hours: parseAmount(from ?? nowHours.exec(text)?.[1] ?? atHours.exec(text)?.[1]),
    newHours: parseAmount(to ?? thenHours.exec(text)?.[1]),
    weeks: seasonal.test(text) ? schoolWeeks : 52,
  }
}

export const hasPay = ({ wage, salary, newWage }: Pay): boolean => wage > 0 && (salary > 0 || newWage > 0)
