import { addDays } from '#server/lib/days.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { AskedChange } from './action-request.ts'
import { englishWeekday } from '../when/weekdays.ts'

const verbs = oneOf('push|move|bump|scoot|scooch|shift|slide|put off|postpone|delay|bring|reschedule')
const numbers = ['an?|one|another|1', 'two|2|a couple of|a couple', 'three|3', 'four|4', 'five|5', 'six|6']
const tens = oneOf('10|15|20|30|40|45|90|ten|fifteen|twenty|thirty|forty[- ]five')
const units = oneOf('days?|weeks?|hours?|hrs?|minutes?|mins?')
const directions = oneOf('back|out|up|off|ahead|down')
/**
 * Matches 'Push the dentist back a week', 'move yoga up by half an hour'. Groups: where to, the name, where to, how many, of what, where
 * to.
 */
const shifts = new RegExp(
  String.raw`^(?:${verbs})(?: (back|out|up|off))? ([^,.;?]{3,80}?)(?: (${directions}))?(?: by)? (?:(half an hour|${oneOf(...numbers)}|${tens}))(?: (?:more|extra))?(?: (${units}))?(?: (later|earlier|sooner|back|out|ahead))?$`,
  'i',
)
const isEarlier = /^(?:up|earlier|sooner)$/i
const spelled = new Map(Object.entries({ ten: 10, fifteen: 15, twenty: 20, thirty: 30 }))

function howMany(said: string): number {
  const small = numbers.findIndex((each) => new RegExp(`^(?:${each})$`, 'i').test(said)) + 1
  if (small > 0) return small
  return spelled.get(said.toLowerCase()) ?? (/^forty/i.test(said) ? 45 : Number(said))
}

/** Returns the distance and the name of something to move. Null for any other text. */
export function readShiftRequest(
  text: string,
): { name: string; change: Extract<AskedChange, { act: 'shift' }> } | null {
  const [, lead = '', name = '', first = '', many = '', unit = '', last = ''] = shifts.exec(text.trim()) ?? []
  const isHalf = many.toLowerCase() === 'half an hour'
  // 'Move the run 15' names no amount, and 'push the run 2 days' no direction that needs one.
  if (
    name === '' ||
    (unit === '') !== isHalf ||
    (lead === '' && first === '' && last === '' && !/^(?:push|put|post|delay)/i.test(text))
  )
    return null
  const amount = (isHalf ? 30 : howMany(many)) * ([lead, first, last].some((to) => isEarlier.test(to)) ? -1 : 1)
  if (/^d/i.test(unit)) return { name, change: { act: 'shift', days: amount, minutes: 0 } }
  if (/^w/i.test(unit)) return { name, change: { act: 'shift', days: 7 * amount, minutes: 0 } }
  return { name, change: { act: 'shift', days: 0, minutes: /^h/i.test(unit) ? 60 * amount : amount } }
}

/** Returns where the task moves to. An overdue task moves from today. Null if it has no hour to move, or would leave its day. */
export function shiftFrom(
  { dueDate, time }: { dueDate: string | null; time: string | null },
  { days, minutes }: Extract<AskedChange, { act: 'shift' }>,
  today: string,
): { dueDate: string; time: string | null } | null {
  const from = dueDate === null || (dueDate < today && days > 0) ? today : dueDate
  if (minutes === 0) return { dueDate: addDays(from, days), time: null }
  if (time === null) return null
  const then = Temporal.PlainDateTime.from(`${from}T${time}`).add({ minutes })
  return then.toPlainDate().toString() === from
    ? { dueDate: from, time: then.toPlainTime().toString().slice(0, 5) }
    : null
}

const theDayAfter = new RegExp(
  String.raw`\bthe (?:following )?${englishWeekday} after\b|\bthe following \w{3,6}day\b`,
  'i',
)
/** Reads 'From Thursday to the Tuesday after' from that Thursday on. */
export const afterDay = (change: AskedChange, to: string, day: string | null): AskedChange =>
  change.act === 'move' && day !== null && change.dueDate !== null && change.dueDate <= day && theDayAfter.test(to)
    ? { ...change, dueDate: addDays(change.dueDate, 7) }
    : change
