import { englishMonths } from '../../when/months.ts'
import { englishWeekdays, shortEnglishWeekday, typedWeekday, weekdayNumber } from '../../when/weekdays.ts'

const beforeWeekday = new RegExp(String.raw`(?<=\b(?:exam|final|test|midterm|quiz) )(?=(?:${typedWeekday})\b)`, 'gi')
const shortName = new RegExp(
  String.raw`(?<=\b(?:on|is|this|next|by|due|come|comes|coming|here) )(${shortEnglishWeekday})\b`,
  'gi',
)
const numbers = /\b(1[0-2]|[1-9])\/(3[01]|[12]\d|[1-9])\b(?!\/)/g
/** Writes 'on fri' and '12/11' in full. */
export const datesInFull = (text: string): string =>
  text
    .replaceAll(beforeWeekday, 'on ')
    .replaceAll(shortName, (name: string) => englishWeekdays[weekdayNumber(name) - 1] ?? name)
    .replaceAll(numbers, (_, month: string, day: string) => `${englishMonths[Number(month) - 1] ?? ''} ${day}`)
