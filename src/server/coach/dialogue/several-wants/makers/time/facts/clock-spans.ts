import { hourForm, minuteAt } from '../../../../plans-around-hours/work-hours.ts'

/** A span by the clock, in minutes of the day, at `at` to `end` of the text. */
export type ClockSpan = { from: number; to: number; at: number; end: number }

const joint = String.raw` ?(?:-|–|to|til|till|until|and) ?`
const spans = new RegExp(
  String.raw`(?<![\d$:./])${hourForm}${joint}${hourForm}(?! ?(?:minutes|hours|days|weeks|times|people|kids|pages|miles))`,
  'g',
)
const evening = /\b(?:tonight|nights?|evenings?|after (?:dinner|supper|bedtime|work))\b/
const [halfDay, wholeDay] = [720, 1_440]
/** In hours: what begins then without am or pm begins in the morning. */
const morningHours: ReadonlySet<number> = new Set([5, 6, 7, 8, 9, 10, 11])

/** Whether a span without am or pm at its begin begins after noon. */
function beginsLate(around: string, hour: number, endHour: number, endHalf: string | undefined): boolean {
  if (endHalf === 'a') return endHour <= hour || hour === 12
  if (endHalf === 'p') return endHour !== 12 && (hour < endHour || hour === 12)
  return !morningHours.has(hour) || evening.test(around.replace(/\bnight shift\b/g, ''))
}

function beginOf(text: string, found: RegExpExecArray): number | null {
  const [all, hour, minute, half, endHour, , endHalf] = found
  const around = text.slice(Math.max(0, found.index - 30), found.index + all.length + 12)
  return minuteAt(hour, minute, half, beginsLate(around, Number(hour), Number(endHour), endHalf))
}

function endOf(from: number, [, , , , hour, minute, half]: RegExpExecArray): number | null {
  const end = minuteAt(hour, minute, half, false)
  if (end === null) return null
  const isOpen = half === undefined && Number(hour) <= 12
  return (isOpen ? [end, end + halfDay, end + wholeDay] : [end, end + wholeDay]).find((one) => one > from) ?? null
}

/** In minutes: the longest sitting or shift. */
const longest = 16 * 60

/** The spans by the clock in a text, '1:10 to 1:50', '9 to 12', in order. */
export const spansIn = (text: string): ClockSpan[] =>
  [...text.matchAll(spans)].flatMap((found) => {
    const from = beginOf(text, found)
    const to = from === null ? null : endOf(from, found)
    if (from === null || to === null || to - from > longest) return []
    // 'Up at 11, 2 and 5' and 'at 12 and 3' are hours, no span.
    if (/ and /.test(found[0]) && !/\bbetween $/.test(text.slice(0, found.index))) return []
    return [{ from, to, at: found.index, end: found.index + found[0].length }]
  })
