import { addDays, dateOf } from '#web/lib/days.ts'
import { momentOf, wallTimeOf } from '../wall-time.ts'

const minute = 60_000

/** Every time zone differs from UTC by whole quarter hours, so one grid fits all. */
export const quarter = 15 * minute

/** From the first instant of a local day to that of the next, in epoch ms. */
export type DaySpan = { date: string; start: number; end: number }

/** 24 hours, or 23 or 25 where the clocks change. */
export const spanOf = (date: string): DaySpan => ({
  date,
  start: Date.parse(momentOf(date, '00:00')),
  end: Date.parse(momentOf(addDays(date, 1), '00:00')),
})

export const spansFrom = (first: string, days: number): DaySpan[] =>
  Array.from({ length: days }, (_, n) => spanOf(addDays(first, n)))

export const lengthOf = ({ start, end }: DaySpan): number => (end - start) / minute

export const minuteAt = ({ start }: DaySpan, moment: number): number => (moment - start) / minute

/** Clamped to the day. */
export const momentAt = ({ start, end }: DaySpan, minutes: number): number =>
  Math.min(end, Math.max(start, start + minutes * minute))

export const snap = (moment: number): number => Math.round(moment / quarter) * quarter

/** `time` is local; '24:00' is the day's end. */
export const hourOn = ({ date, end }: DaySpan, time: string): number =>
  time === '24:00' ? end : Date.parse(momentOf(date, time))

/** `isAgain`: the clock showed this hour before, because it was set back. */
export type HourMark = { at: number; moment: number; isAgain: boolean }

/** A skipped hour is left out, a repeated one is there twice. */
export function hourMarks(span: DaySpan): HourMark[] {
  const marks: HourMark[] = []
  const seen = new Set<string>()
  for (let moment = span.start; moment < span.end; moment += quarter) {
    const time = wallTimeOf(new Date(moment))
    if (!time.endsWith(':00')) continue
    marks.push({ at: minuteAt(span, moment), moment, isAgain: seen.has(time) })
    seen.add(time)
  }
  return marks
}

/** After how many minutes the clocks change, and by how many: below 0 they go back. */
export function clockChange(span: DaySpan): { at: number; by: number } | undefined {
  const by = 1440 - lengthOf(span)
  if (by === 0) return undefined
  for (let moment = span.start; moment < span.end; moment += quarter) {
    const shown = Date.parse(`${dateOf(new Date(moment))}T${wallTimeOf(new Date(moment))}:00Z`)
    const atStart = Date.parse(`${span.date}T${wallTimeOf(new Date(span.start))}:00Z`)
    if (shown - atStart !== moment - span.start) return { at: minuteAt(span, moment), by }
  }
  return { at: 0, by }
}
