import { englishMonths } from '../../when/months.ts'
import { englishWeekdays, shortEnglishWeekday, typedWeekday, weekdayNumber } from '../../when/weekdays.ts'

/** Writes 'on fri' and '12/11' in full. */
export const datesInFull = (text: string): string =>
  text
    .replaceAll(new RegExp(String.raw`(?<=\b(?:exam|final|test|midterm|quiz) )(?=(?:${typedWeekday})\b)`, 'gi'), 'on ')
    .replaceAll(
      new RegExp(String.raw`(?<=\b(?:on|is|this|next|by|due|come|comes|coming|here) )(${shortEnglishWeekday})\b`, 'gi'),
      (name: string) => englishWeekdays[weekdayNumber(name) - 1] ?? name,
    )
    .replaceAll(
      /\b(1[0-2]|[1-9])\/(3[01]|[12]\d|[1-9])\b(?!\/)/g,
      (_, month: string, day: string) => `${englishMonths[Number(month) - 1] ?? ''} ${day}`,
    )
