import { weekdaysAndMonths } from '../calendar-names.ts'
import { shortEnglishWeekday } from '../when/weekdays.ts'

/** Returns the whole name: 'Nov' becomes November, 'sat' Saturday. */
const wholeName = (short: string): string =>
  weekdaysAndMonths.find((name) => name.toLowerCase().startsWith(short.toLowerCase().slice(0, 3))) ?? short
const month = /\b(jan|feb|mar|apr|june?|july?|aug|sept?|oct|nov|dec)\.? (?=\d)/giu
const weekday = new RegExp(String.raw`\b(on|this|next) (${shortEnglishWeekday})\b`, 'giu')
const weekdayWithNumber = new RegExp(String.raw`\b(${shortEnglishWeekday})(?= (?:at |from )?\d)`, 'giu')
/** Spells out the names of months and days: 'dec 4', 'on fri'. */
export const withWholeNames = (text: string): string =>
  text
    .replace(month, (_, short: string) => `${wholeName(short)} `)
    .replace(weekday, (_, before: string, short: string) => `${before} ${wholeName(short)}`)
    .replace(weekdayWithNumber, (_, short: string) => wholeName(short))
