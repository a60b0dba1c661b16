import { oneOf } from '../../phrase-pattern.ts'
import { maybe, money } from './money-pattern.ts'
import { sayAmount } from './money-amounts.ts'

const wage = new RegExp(String.raw`${money} (?:an|per|a|each) hour\b`, 'i')
const hoursAWeek = /\b(\d{1,2}(?:\.\d)?) hours (?:a|per|each|every) (week|day)\b/i
const daysAWeek = /\b(\d) (?:days|shifts|times) (?:a|per|each|every) week\b/i
const costs = new RegExp(
  String.raw`\b(?:bus|gas|parking|fare|train|sitter|daycare|child ?care|lunch|commute|taxi|uber|toll|petrol|costs?|pay)\b[^.?!]{0,30}?${money} (?:a|per|each|every) (day|week|shift|hour)`,
  'i',
)

/** Calculates an hourly wage minus the costs of the work. */
export function keepOfWage(text: string, sign: string): string | null {
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
const perUnit = new RegExp(
  String.raw`${money} (?:a|per|each|every) (week|day|month|sack|batch|bag|box|crate|kilo|dozen|load|market|stall)\b`,
  'i',
)

/** Calculates this many pieces at a price each, minus the costs of a week. */
export function keepOfPieces(text: string, sign: string): string | null {
  const [said, many, each] = pieces.exec(text) ?? []
  if (said === undefined || !/\b(?:keep\w*|left|take home|make|making|earn\w*)\b/i.test(text)) return null
  const [, cost, unit] = perUnit.exec(text.replace(said, ' ')) ?? []
  if (cost === undefined || unit === undefined) return null
  const gross = Number(many) * Number(each)
  const say = (value: number) => sayAmount(value, sign)
  return `${say(gross - Number(cost))} a ${unit.toLowerCase()}: ${many} × ${say(Number(each))} is ${say(gross)}, minus ${say(Number(cost))}. Whatever else it takes, like supplies, fuel or a stall, comes out of that, too.`
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

/** Says what one item earns per hour, or what it must cost for a wage. */
export function worthOfPiece(text: string, sign: string): string | null {
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
