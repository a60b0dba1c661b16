import type { ParsedResult } from 'chrono-node/en'
import { minutesOfSpan } from '#server/lib/chrono-results.ts'
import { foldInPlace } from '../actions/title-text.ts'

const duration = /(?<![\d.,])(?:\bfor )?\b(an|one|half an|\d{1,6}(?:\.\d{1,2})?) ?(hours?|hrs?|minutes?|mins?)\b/i

const minutesOf = (count: string, unit: string): number => {
  const many = count === 'half an' ? 0.5 : /^(?:an|one)$/.test(count) ? 1 : Number(count)
  return Math.round(many * (unit.startsWith('h') ? 60 : 1))
}

/** Reads how long something takes, in minutes, without rounding. `all` includes a 'for' before it. English only. */
export function readDuration(said: string): { minutes: number; said: string; all: string } | null {
  const [all = '', count = '', unit = ''] = duration.exec(said) ?? []
  if (count === '') return null
  const half = /\bhours? and a half\b/i.test(said) ? 30 : 0
  return { minutes: minutesOf(count.toLowerCase(), unit.toLowerCase()) + half, said: all.replace(/^for /i, ''), all }
}

const anyUnit = '(?:hours?|hrs?|minutes?|mins?|horas?|minutos?)'
/** Matches '0 minutes', '1e3 minutes', a number of seven digits or more, and 'for -5 minutes'. */
const impossible = new RegExp(
  String.raw`(?:(?<![\d.,:])\b(?:for |por )?(?:0{1,12}(?:[.,]0{1,6})?|\d{7,40}|\d{1,12}(?:[.,]\d{1,12})?e[+-]?\d{1,12})|\b(?:for|por) [-−–+] ?\d[\d.,]{0,20}) ?${anyUnit}\b`,
  'i',
)

/** Returns a duration that no task can have, as it is written: zero, negative or far too long. Null if there is none. */
export function unreadableDuration(text: string): string | null {
  const [said] = impossible.exec(text) ?? []
  return said === undefined ? null : said.replace(/^(?:for|por) /i, '')
}

const amount = String.raw`(\d{1,3}(?:[.,]\d{1,2})?|an?|una?|half an|media|one|two|three|four|dos|tres|cuatro)`
const unit = String.raw`(minutes?|mins?|min|hours?|hrs?|h|minutos?|horas?)`
const taskDuration = new RegExp(
  String.raw`(?<![\w.,:/-])(?<!\b(?:in|after|within|every|en|dentro de|dentro|cada) )(for |por |durante |de )?${amount} ?${unit}(?: (?:and|y) (a half|media))?(?![\w:])(?! (?:ago|later|from|before|after|antes)\b)`,
)
const amounts = new Map([
  ['half an', 0.5],
  ['media', 0.5],
  ['a', 1],
  ['an', 1],
  ['un', 1],
  ['una', 1],
  ['one', 1],
  ['two', 2],
  ['dos', 2],
  ['three', 3],
  ['tres', 3],
  ['four', 4],
  ['cuatro', 4],
])

/**
 * Reads how long a task takes, in English or Spanish: 'for 45 minutes', 'por media hora'. `minutes` is from 15 to a day; `index` and
 * `length` are its position in the text. A time to wait, as in 'in two hours', is not a duration.
 */
export function readTaskDuration(text: string): { minutes: number; index: number; length: number } | null {
  const found = taskDuration.exec(foldInPlace(text))
  if (found === null) return null
  const [all, given, many = '', of = '', half] = found
  // 'An hour' without 'for' may not be a duration.
  if (given === undefined && !/^\d/.test(many)) return null
  const count = (amounts.get(many) ?? Number(many.replace(',', '.'))) + (half === undefined ? 0 : 0.5)
  const minutes = Math.round(count * (of.startsWith('h') ? 60 : 1))
  return { minutes: Math.min(1_440, Math.max(15, minutes)), index: found.index, length: all.length }
}

/** Returns the minutes between the two hours of a result, from 15 to a day. Null without an end. */
export const durationOfSpan = (result: ParsedResult): number | null => {
  const minutes = minutesOfSpan(result)
  if (minutes === null) return null
  // '7 to 3' is eight hours and not twenty, because its end is in the other half of the day.
  const isLoose = !result.start.isCertain('meridiem') && result.end?.isCertain('meridiem') !== true
  return Math.min(1_440, Math.max(15, isLoose && minutes > 720 ? minutes - 720 : minutes))
}
