import { addDays } from '#server/lib/days.ts'
import { oneOf } from '../phrase-pattern.ts'
import { dateIn } from './days-of-month.ts'
import { toDate } from './months.ts'
import { weekdayOfMonth } from './relative-days.ts'

/** The Gregorian rule by Gauss, as Meeus gives it. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const moon = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + moon + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(n / 31), day: (n % 31) + 1 }).toString()
}

/** Easter Sunday, this year’s or else the next. */
export const nextEaster = (today: string): string => {
  const { year } = toDate(today)
  return [easterOf(year), easterOf(year + 1)].find((day) => day >= today) ?? today
}

const nth = (which: string, weekday: string, month: string) => (today: string) =>
  weekdayOfMonth(which, weekday, month, undefined, today)

const holidays: readonly (readonly [string, (today: string) => string | null])[] = [
  ['easter(?: sunday)?', nextEaster],
  ['thanksgiving(?: day)?|turkey day', nth('fourth', 'thursday', 'november')],
  ["mother'?s'? day", nth('second', 'sunday', 'may')],
  ["father'?s'? day", nth('third', 'sunday', 'june')],
  ['memorial day', nth('last', 'monday', 'may')],
  ['labor day', nth('first', 'monday', 'september')],
  ['christmas eve', (today) => dateIn(12, 24, today)],
  ['christmas(?: day)?', (today) => dateIn(12, 25, today)],
  ["new year'?s'? eve", (today) => dateIn(12, 31, today)],
  ["new year'?s'?(?: day)?", (today) => dateIn(1, 1, today)],
  ["valentine'?s'?(?: day)?", (today) => dateIn(2, 14, today)],
  ['halloween', (today) => dateIn(10, 31, today)],
  ['(?:the )?(?:4th|fourth) of july|independence day', (today) => dateIn(7, 4, today)],
]
const name = oneOf(...holidays.map(([form]) => form))
const known = holidays.map(([form, toDay]) => ({ form: new RegExp(`^(?:${form})$`), toDay }))
/** Excludes things that are named after a holiday but are not on it: 'Easter cards'. */
const things = String.raw`(?! (?:break|egg|morning|cards?|dinner|party|lists?|gifts?|presents?|shopping|trees?|cookies|decorations?|baskets?|costumes?|candy|lights|meal|brunch|lunch|weekend|week|season|play|program))`

/** Matches a day beside a holiday, in lower case with plain punctuation. Groups: the side, and the holiday. */
export const besideHoliday = new RegExp(
  String.raw`\b(?:on |by |to |until )?(?:the )?day (before|after) (${name})\b${things}`,
)
export const onHoliday = new RegExp(
  String.raw`(?:\b(?:on|by|before|until|till|to|in|due|this|next) |\bfor (?=.{6,24} at \d)|(?<=\bremind me )|^(?=(?:${name})(?:$| to |, | at ))|(?=\bchristmas day\b))(?:next |this )?(${name})\b${things}`,
)

const dayOf = (said: string, today: string): string | null =>
  known.find(({ form }) => form.test(said))?.toDay(today) ?? null

export const holidayDay = ([, said = '']: readonly (string | undefined)[], today: string): string | null =>
  dayOf(said, today)

/** Returns the day before or after a holiday. If the holiday is today, the day after it is tomorrow and not a year later. */
export function dayBesideHoliday([, side, said = '']: readonly (string | undefined)[], today: string): string | null {
  const step = side === 'after' ? 1 : -1
  const day = dayOf(said, side === 'after' ? addDays(today, -1) : addDays(today, 1))
  return day === null ? null : addDays(day, step)
}
