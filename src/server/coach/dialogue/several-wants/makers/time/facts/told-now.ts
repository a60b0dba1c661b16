import { addDays, weekdayOf } from '#server/lib/days.ts'
import { englishMonths } from '../../../../../when/months.ts'
import { anyEnglishWeekday, weekdayNumber } from '../../../../../when/weekdays.ts'
import { oneOf } from '../../../../../phrase-pattern.ts'
import { datesIn } from '../../../../plans-from-message/dates-in-message.ts'
import { hourForm, minuteAt } from '../../../../plans-around-hours/work-hours.ts'

/** The day and the minute from which a plan begins. `minute` is null if none is told. `isEvening`: only the evening of that day is left. */
export type Now = { day: string; minute: number | null; isEvening: boolean; isTold: boolean }

const it = "(?:now )?(?:its|it's|it is|today is|today's|todays)"
const adverb = '(?: (?:already|only|about|almost|now|like|currently))?'
const atHour = new RegExp(String.raw`\b${it}${adverb} (?:at |around )?${hourForm}(?= now|[,.;]| and | right|$)`)
const onWeekday = new RegExp(
  String.raw`(?:\b${it}${adverb} |\b(?:tonight|today) ?\(|\bstarting tonight,? ?)(${anyEnglishWeekday})\b(?: (night|evening))?`,
)
const onDate = new RegExp(
  String.raw`\b${it}${adverb} (?:the \d{1,2}(?:st|nd|rd|th)\b|(?:${oneOf(...englishMonths)}) \d)`,
)
const late = /\b(?:tonight|bed|dinner|supper|eaten|bedtime|down (?:at|by))\b/

function toldMinute(text: string): number | null {
  const [, hour, minute, half] = atHour.exec(text) ?? []
  const isMorning = ['7', '8', '9', '10', '11'].includes(hour ?? '')
  return minuteAt(hour, minute, half, !isMorning || late.test(text))
}

/** Reads what the message says of now: 'it’s Tuesday night', 'it’s 10:50 now', 'it’s February 10'; else the day is the real one. */
export function nowIn(text: string, today: string): Now {
  const minute = toldMinute(text)
  const [, name, part] = onWeekday.exec(text) ?? []
  const isEvening = part !== undefined || /\bstarting tonight\b/.test(text) || (minute !== null && minute >= 17 * 60)
  const dated = onDate.exec(text)
  const date = dated === null ? undefined : datesIn(text.slice(dated.index), today)[0]?.day
  const day = date ?? (name === undefined ? today : addDays(today, (weekdayNumber(name) - weekdayOf(today) + 7) % 7))
  return { day, minute, isEvening, isTold: date !== undefined || name !== undefined }
}

/** The text without what it says of now, for readers of other days. */
export const withoutNow = (text: string): string =>
  [atHour, onWeekday, onDate].reduce((line, form) => line.replace(form, ' '), text)
