/** Names of months without accents, patterns that match them, and dates of months. */

import { englishMonths } from '#server/lib/days.ts'

export { englishMonths }
/** January first, without accents. */
export const spanishMonths =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
/** Matches any English month in full. */
export const englishMonth = `(?:${englishMonths.join('|')})`
/** The months whose names have no other meaning, as the verbs 'march' and 'may' have. */
export const unmistakableMonths = englishMonths.filter((month) => month !== 'march' && month !== 'may')
/** Matches the first three letters of an English month, and what may follow them: 'sept', 'december'. */
export const anyEnglishMonth = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}'
/** Matches a short form. 'May' has none. */
export const englishShortMonth = '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
/** Matches any name of a month in English or Spanish, and the short forms of English ones. */
export const anyMonth = [...englishMonths, englishShortMonth, ...spanishMonths].join('|')
export const englishPreposition = '(?:on|by|before|until|till|for|from|due) '
export const spanishPreposition = '(?:para|antes de|hasta|en|a) '

/** 1 to 12 by the first three letters of a name; 0 for any other word. */
export const monthNumber = (name: string): number => {
  const at = (names: readonly string[]) => names.findIndex((each) => each.slice(0, 3) === name.slice(0, 3)) + 1
  return at(englishMonths) || at(spanishMonths)
}

export const toDate = (today: string) => Temporal.PlainDate.from(today)

export function endOfMonth(month: number, year: string | undefined, today: string): string {
  const now = toDate(today)
  const chosen = year === undefined ? now.year + (month < now.month ? 1 : 0) : Number(year)
  const first = Temporal.PlainDate.from({ year: chosen, month, day: 1 })
  return first.with({ day: first.daysInMonth }).toString()
}

/** The next date with that day of the month. Null if no month has it. */
export function nextDate(date: number, today: string): string | null {
  if (date < 1 || date > 31) return null
  let month = toDate(today).with({ day: 1 })
  while (month.daysInMonth < date || month.with({ day: date }).toString() < today) month = month.add({ months: 1 })
  return month.with({ day: date }).toString()
}

export const inNextMonth = (date: number, today: string): string | null => {
  const month = toDate(today).with({ day: 1 }).add({ months: 1 })
  return date < 1 || date > month.daysInMonth ? null : month.with({ day: date }).toString()
}

/** Returns true if the month of that year, or the next such month without a year, has this date. */
export function isInMonth(date: number, month: number, year: string | undefined, today: string): boolean {
  const now = toDate(today)
  const isOver = month < now.month || (month === now.month && date < now.day)
  const chosen = year === undefined ? now.year + (isOver ? 1 : 0) : Number(year)
  return date >= 1 && date <= Temporal.PlainYearMonth.from({ year: chosen, month }).daysInMonth
}
