import type { Language } from '../safety/kinds.ts'
import { capitalize } from '#contract/capitalize.ts'
import { englishMonths, spanishMonths } from '../when/months.ts'
import { shortWeekdays } from '../when/weekdays.ts'

/** The day of a choice to tap, as it is shown and as it is read when it comes back. */

const months: Readonly<Record<Language, readonly string[]>> = {
  en: englishMonths.map((name) => capitalize(name.slice(0, 3))),
  es: spanishMonths,
}
const weekdays = shortWeekdays.map(capitalize)

/** Writes a day as 'Thu, Dec 3' or '3 de diciembre', with the year if it is another one. */
export function choiceDay(day: string, today: string, language: Language): string {
  const date = Temporal.PlainDate.from(day)
  const isThisYear = date.year === Temporal.PlainDate.from(today).year
  const month = months[language][date.month - 1] ?? ''
  if (language === 'es') return `${date.day} de ${month}${isThisYear ? '' : ` de ${date.year}`}`
  return `${weekdays[date.dayOfWeek - 1] ?? ''}, ${month} ${date.day}${isThisYear ? '' : `, ${date.year}`}`
}

const inEnglish = new RegExp(
  String.raw`(?<=^Move “[^”]{1,200}” [^“”]{0,60}\bto |^Change my goal “[^“”]{1,200}” [^“”]{0,60}\bthe date to )(?:${weekdays.join('|')}), (${months.en.join('|')}) (\d{1,2})(?:, (\d{4}))?(?=$| at \d|,? and )`,
)
const inSpanish = new RegExp(
  String.raw`(?<=^Mueve “[^”]{1,200}” [^“”]{0,60}\bal |^Cambia mi meta “[^“”]{1,200}” [^“”]{0,60}\bla fecha a )(\d{1,2}) de (${months.es.join('|')})(?: de (\d{4}))?(?: a las? (?=\d)|(?=$| y ))`,
)

/** Writes the day of a tapped choice as a number, because this is read without doubt next to a name in quotes. */
export function withDayOfChoice(message: string, today: string): string {
  const iso = (month: number, day: string, year = today.slice(0, 4)): string =>
    `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return message
    .replace(inEnglish, (_, month: string, day: string, year?: string) => iso(months.en.indexOf(month) + 1, day, year))
    .replace(
      inSpanish,
      (all, day: string, month: string, year?: string) =>
        `${iso(months.es.indexOf(month) + 1, day, year)}${all.endsWith(' ') ? ' ' : ''}`,
    )
}

/** Matches 'Move “Dentist” in my planner to …', which moves a card, even if its name looks like a request. */
const move = /^(?:move “[^”]{1,200}” (?:[^“”]{1,60} )?to|mueve “[^”]{1,200}” (?:[^“”]{1,60} )?al) (?=\S)/i
export const isChosenMove = (text: string): boolean => move.test(text)
