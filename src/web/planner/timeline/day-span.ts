import { addDays, dateOf } from '#web/lib/days.ts'
import { momentOf, wallTimeOf } from '../wall-time.ts'

const minute = 60_000

/** The grid of the timelines. Clocks everywhere differ from UTC by whole quarters, so it is the same for all. */
export const quarter = 15 * minute

/** One of her days as it really passes: from its first moment to that of the next day, in milliseconds. */
export type DaySpan = { date: string; start: number; end: number }

/** The span of a day: 24 hours, or 23 or 25 where her clocks change. */
export const spanOf = (date: string): DaySpan => ({
  date,
  start: Date.parse(momentOf(date, '00:00')),
  end: Date.parse(momentOf(addDays(date, 1), '00:00')),
})

/** The spans of so many days in a row. */
export const spansFrom = (first: string, days: number): DaySpan[] =>
  Array.from({ length: days }, (_, n) => spanOf(addDays(first, n)))

/** How many minutes a day has. */
export const lengthOf = ({ start, end }: DaySpan): number => (end - start) / minute

/** How many minutes of a day have passed at a moment: what its place on the timeline is made of. */
export const minuteAt = ({ start }: DaySpan, moment: number): number => (moment - start) / minute

/** The moment at so many minutes of a day, no earlier than it begins and no later than it ends. */
export const momentAt = ({ start, end }: DaySpan, minutes: number): number =>
  Math.min(end, Math.max(start, start + minutes * minute))

/** The line of the grid that is next to a moment. */
export const snap = (moment: number): number => Math.round(moment / quarter) * quarter

/** The moment of an hour of her clock on a day; '24:00' is its end. */
export const hourOn = ({ date, end }: DaySpan, time: string): number =>
  time === '24:00' ? end : Date.parse(momentOf(date, time))

/** A full hour of a day: at which minute it begins, and whether the clock showed it before. */
export type HourMark = { at: number; moment: number; isAgain: boolean }

/** Every full hour that her clock shows on a day: one that is skipped is not among them, one that comes twice is there twice. */
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

/** Where her clocks change on a day, if they do: after how many minutes, and by how many they go forward (or back, below 0). */
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
