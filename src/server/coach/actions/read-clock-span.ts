import { oneOf } from '../phrase-pattern.ts'
import { timeOfDay } from '../when/format-clock-time.ts'

const hour = oneOf(String.raw`(\d{1,2})(?::(\d\d))?(?:\s?([ap])\.?m\b)?`, 'noon|midday|midnight')
const joins = oneOf('-|–|to|until|till?')
const span = new RegExp(String.raw`(?<![\w/.:-])(?:from )?(${hour})\s?(?:${joins})\s?(${hour})(?![\w:/-])`, 'i')

const halfDay = 720
const day = 1_440

/** An hour in minutes of the day. It is in the first half if nothing says which. */
type Said = { at: number; isKnown: boolean }

function readHour(all: string, hours: string | undefined, minutes = '0', half?: string): Said | null {
  if (hours === undefined) return { at: /^midnight/i.test(all) ? 0 : halfDay, isKnown: true }
  const [many, past] = [Number(hours), Number(minutes)]
  if (past > 59 || many > (half === undefined ? 24 : 12) || (half !== undefined && many === 0)) return null
  const inHalf = (many % 12) * 60 + past
  if (half !== undefined) return { at: inHalf + (half.toLowerCase() === 'p' ? halfDay : 0), isKnown: true }
  const isKnown = many > 12 || many === 0 || hours.startsWith('0')
  return { at: isKnown ? (many * 60 + past) % day : inHalf, isKnown }
}

const ofNight = /\b(?:sleep|bed|night shift)\b/i

/**
 * Reads two hours, of which one may give the half of the day for both: '10pm-2' ends in the night, '9-5pm' begins in the morning. `text`
 * names the beginning alone. `minutes` is at most a day.
 */
export function readClockSpan(text: string): { text: string; minutes: number } | null {
  const found = span.exec(text)
  if (found === null) return null
  const [all, first = '', hours, minutes, half, last = '', lastHours, lastMinutes, lastHalf] = found
  const begin = readHour(first, hours, minutes, half)
  const end = readHour(last, lastHours, lastMinutes, lastHalf)
  if (begin === null || end === null) return null
  const isSure = begin.isKnown && end.isKnown
  const whole = isSure ? day : halfDay
  const long = (end.at - begin.at + day) % whole || whole
  const at = begin.isKnown ? begin.at : end.isKnown ? (end.at - long + day) % day : null
  const night = /a?m/i.test(first) || !ofNight.test(text) ? '' : 'pm'
  const said = at === null ? `${first}${night}` : timeOfDay(at)
  return { text: text.replace(all, () => `at ${said}`), minutes: long }
}
