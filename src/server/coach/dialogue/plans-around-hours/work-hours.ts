import { oneOf } from '../../phrase-pattern.ts'
import { figureText } from '../plans-from-message/numbers-to-figures.ts'
import { anyEnglishWeekday, weekdayNumber } from '../../when/weekdays.ts'

/** In minutes of the day; `to` is beyond the day after a night. `days`: 1 is Monday; null if none are told. */
export type ToldHours = { days: readonly number[] | null; from: number | null; to: number }

export const hourForm = String.raw`(\d{1,2})(?::(\d\d))?(?: ?([ap])\.?m\b\.?)?(?![\d/$%])`
/** The text with '7 to 330' as '7 to 3:30'. */
export const withColons = (text: string): string =>
  text.replace(/\b(\d{1,2}(?::\d\d)? ?(?:-|–|to|til|till|until) ?)(\d{1,2})([0-5]\d)\b/gi, '$1$2:$3')
/** The message with its numbers and hours in figures, and '7p' as '7 pm'. */
export const withPlainHours = (message: string): string =>
  withColons(figureText(message)).replace(/\b(\d{1,2}(?::\d\d)?)([ap])\b/gi, '$1 $2m')

const joint = String.raw` ?(?:-|–|to|til|till|until|thru) ?`
const works = oneOf(
  String.raw`(?:i|we|im|i'm|i am|also|and|but|still|to) (?:have to |gotta |always |usually |still |only )?work(?:ing)?(?! ?outs?\b)`,
  String.raw`(?:i|im|i'm|i am|am) (?:on|scheduled|working)\b`,
  String.raw`(?:start|starting|have|got|pull|pulling|doing|do|switched to|moved to|went to|back on) (?:\w+ )?(?:nights?|overnights?|shifts?)\b`,
  String.raw`my (?:hours|shifts?|work hours|schedule|job) (?:is|are|run|runs|goes)|shifts? (?:is|are|from|of)|have work|at work`,
)
const between = String.raw`[^.?!;\d]{0,60}?`
const span = new RegExp(String.raw`\b(?:${works})\b${between}\b(?:from )?${hourForm}${joint}${hourForm}`, 'i')
const endsAt = new RegExp(
  String.raw`\b(?:(?:${works})${between}\b(?:til|till|until)|(?:get|am|im|i'm) (?:off|out|home|done)(?: work| of work| from work)?(?: at| by| around| about)?|off (?:work )?at|home (?:at|by|around)) (?:about |around |like )?${hourForm}`,
  'i',
)
const day = `(?:${anyEnglishWeekday})`
const toDay = new RegExp(String.raw`\b(${day}) ?(?:-|–|to|thru|through|til|till|until) ?(${day})\b`, 'i')
const anyDay = new RegExp(String.raw`\b${day}\b`, 'gi')
const halfDay = 720
const wholeDay = 1_440
export const workWeekDays = [1, 2, 3, 4, 5] as const

/** Reads an hour; without am or pm it is in the half of the day that `isLate` says. */
export function minuteAt(hour = '', minute = '0', half = '', isLate = false): number | null {
  const [many, past] = [Number(hour), Number(minute)]
  if (hour === '' || many > 24 || past > 59 || (half !== '' && many > 12)) return null
  if (many > 12) return (many % 24) * 60 + past
  const isPm = half === '' ? isLate : half.toLowerCase() === 'p'
  return (many % 12) * 60 + past + (isPm ? halfDay : 0)
}

/** In hours, without am or pm: a workday that begins then begins after noon. */
const lateBegins: ReadonlySet<number> = new Set([12, 1, 2, 3])

/** The weekdays in a text, by their numbers. */
export function weekdaysIn(text: string): number[] {
  const [, first = '', last = ''] = toDay.exec(text) ?? []
  const [from, to] = [weekdayNumber(first), weekdayNumber(last)]
  if (from > 0) return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => ((from - 1 + at) % 7) + 1)
  if (/\bweek ?days\b/i.test(text)) return [...workWeekDays]
  if (/\bweek ?ends?\b/i.test(text)) return [6, 7]
  return [...new Set((text.match(anyDay) ?? []).map(weekdayNumber))].toSorted((a, b) => a - b)
}

/** The days next to the hours: before them in the same clause, or right after them. */
function daysBeside(text: string, from: number, to: number): readonly number[] | null {
  const before = weekdaysIn(text.slice(from, to))
  if (before.length > 0) return before
  const [after = ''] = /^[^.,;!?]{0,40}/.exec(text.slice(to)) ?? []
  const days = weekdaysIn(after.replace(/\b(?:and|so|but|to|class|with|then|my|have|want)\b.*$/i, ''))
  return days.length > 0 ? days : null
}

/** Reads the hours of the user's work: 'I work 9 to 5 all week', 'mon wed fri 8 to 5', 'work till 6', '7p to 7a'. */
export function toldHours(text: string): ToldHours | null {
  const found = span.exec(text)
  if (found === null) return toldEnd(text)
  const [all, hour, minute, half, lastHour, lastMinute, lastHalf] = found
  const isNight =
    /\bnights?\b|\bovernights?\b/i.test(all) ||
    /^ ?(?:nights?|overnights?)\b/i.test(text.slice(found.index + all.length))
  const from = minuteAt(hour, minute, half, isNight || lateBegins.has(Number(hour)))
  const end = minuteAt(lastHour, lastMinute, lastHalf, false)
  if (from === null || end === null) return null
  const isOpen = (lastHalf ?? '') === '' && Number(lastHour) <= 12
  const to = (isOpen ? [end, end + halfDay, end + wholeDay] : [end, end + wholeDay]).find((one) => one > from) ?? end
  const length = to - from
  if (length < 120 || length > 16 * 60) return null
  return { days: daysBeside(text, found.index, found.index + all.length), from, to }
}

function toldEnd(text: string): ToldHours | null {
  const found = endsAt.exec(text)
  if (found === null) return null
  const [all, hour, minute, half] = found
  const to = minuteAt(hour, minute, half, Number(hour) < 11)
  return to === null ? null : { days: daysBeside(text, found.index, found.index + all.length), from: null, to }
}

/** True for a shift that ends on the next day. */
export const endsNextDay = ({ to }: ToldHours): boolean => to > wholeDay
