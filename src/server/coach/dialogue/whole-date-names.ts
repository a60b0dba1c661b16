import { weekdaysAndMonths } from '../calendar-names.ts'

/** Returns the whole name: 'Nov' becomes November, 'sat' Saturday. */
const wholeName = (short: string): string =>
  weekdaysAndMonths.find((name) => name.toLowerCase().startsWith(short.toLowerCase().slice(0, 3))) ?? short
const weekday = 'mon|tues?|weds?|thurs?|thu|fri|sat|sun'
/** Spells out the names of months and days: 'dec 4', 'on fri'. */
export const withWholeNames = (text: string): string =>
  text
    .replace(
      /\b(jan|feb|mar|apr|june?|july?|aug|sept?|oct|nov|dec)\.? (?=\d)/giu,
      (_, short: string) => `${wholeName(short)} `,
    )
    .replace(
      new RegExp(String.raw`\b(on|this|next) (${weekday})\b`, 'giu'),
      (_, before: string, short: string) => `${before} ${wholeName(short)}`,
    )
    .replace(new RegExp(String.raw`\b(${weekday})(?= (?:at |from )?\d)`, 'giu'), (_, short: string) => wholeName(short))
