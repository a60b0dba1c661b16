import { addDays, daysBetween } from '#server/lib/days.ts'
import type { LocalFormat } from '../../../../../record-questions/local-format.ts'
import type { Now } from './told-now.ts'

/** A stretch of a countdown, and the name it is said by. */
export type Slot = { name: string; isLast: boolean }

const toldWeeks =
  /\b(?:got|have|in|only|about|its|it's|just) (?:about |only )?(\d{1,2}) weeks\b(?! (?:ago|old))|\b(\d{1,2}) weeks (?:left|away|out|to go|from now|off)\b/
/** Whether the message itself says how many weeks are left. */
export const hasToldWeeks = (text: string): boolean => toldWeeks.test(text)
/** In days: up to here a countdown goes by evenings. */
const mostEvenings = 8
const mostWeeks = 10

const byWeeks = (many: number, named: (at: number) => string): Slot[] =>
  Array.from({ length: many }, (_, at) => ({ name: named(at), isLast: at === many - 1 }))

/** In weeks before the day: what lies further ahead is one stretch. */
const stretches = [8, 4, 2, 1]
const farSlots = (day: string, local: LocalFormat): Slot[] =>
  stretches.map((weeks, at) => ({
    name: `${weeks === 1 ? 'The last week' : `${weeks} weeks ahead`} (from ${local.date(addDays(day, -weeks * 7)).replace(/, \d{4}$/, '')})`,
    isLast: at === stretches.length - 1,
  }))

/** The evenings or weeks until a day, or as many weeks as are told. Null if it is today. */
export function countdownSlots(text: string, now: Now, day: string | null, local: LocalFormat): Slot[] | null {
  const [, some, others] = toldWeeks.exec(text) ?? []
  const told = Number(some ?? others ?? 0)
  if (told > 1 && told <= mostWeeks)
    return byWeeks(told, (at) => (at === told - 1 ? `Week ${told}, the last one` : `Week ${at + 1}`))
  const days = day === null ? 0 : daysBetween(now.day, day)
  if (days < 1) return null
  if (days <= mostEvenings)
    return Array.from({ length: days }, (_, at) => ({
      name: at === 0 ? 'Tonight' : `${local.weekday(addDays(now.day, at))} night`,
      isLast: at === days - 1,
    }))
  const weeks = Math.ceil(days / 7)
  if (weeks > mostWeeks) return farSlots(addDays(now.day, days), local)
  return byWeeks(weeks, (at) =>
    at === 0 ? 'This week' : `Week of ${local.date(addDays(now.day, at * 7)).replace(/, \d{4}$/, '')}`,
  )
}
