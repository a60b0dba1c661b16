import { addDays } from '#server/lib/days.ts'
import type { Language } from '../safety/kinds.ts'
import { englishMonths, englishShortMonth } from '../when/months.ts'
import { assumedAfternoon } from './am-pm-note.ts'
import { englishWeekday } from '../when/weekdays.ts'

const bothDays = new RegExp(
  String.raw`\b(${englishWeekday}),? (?:(?:the )?\d{1,2}(?:st|nd|rd|th)\b|(?:${englishMonths.join('|')}|${englishShortMonth}\.?) \d{1,2}(?:st|nd|rd|th)?\b)`,
  'i',
)
/** Says what the user should check about the day or the hour, or null. */
export const noteOnWhen = (
  text: string,
  { day, time }: { day: string; time: string | null },
  language: Language,
  today: string,
): string | null => oddWeekday(text, day, language, today) ?? assumedAfternoon(text, time, language)

/** Says that 'Monday the 17th' is a Thursday, so that the user checks the day. */
function oddWeekday(text: string, day: string, language: Language, today: string): string | null {
  const [said, weekday = ''] = bothDays.exec(text) ?? []
  if (language !== 'en') return null
  if (said === undefined) return sameWeekday(text, day, today)
  const at = new Date(day)
  const own = at.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
  if (own.toLowerCase() === weekday.toLowerCase()) return null
  const named = at.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return `You said ${said}, but ${named} is a ${own}. Check the day before you add it.`
}

/** Says that 'Saturday' on a Saturday was read as a week from now. */
function sameWeekday(text: string, day: string, today: string): string | null {
  const at = new Date(day)
  const name = at.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
  const isBare = new RegExp(String.raw`(?<!\b(?:next|this|every|each|last) )\b${name}\b(?!s)`, 'i').test(text)
  if (day !== addDays(today, 7) || !isBare || /\b(?:every|each)\b/i.test(text)) return null
  const date = at.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return `I took ${name} as ${date}, not today.`
}
