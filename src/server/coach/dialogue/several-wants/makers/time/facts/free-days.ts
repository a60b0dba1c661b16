import { addDays, daysBetween, weekdayOf } from '#server/lib/days.ts'
import { anyEnglishWeekday, weekdayNumber } from '../../../../../when/weekdays.ts'
import { deadlineIn, datesIn } from '../../../../plans-from-message/dates-in-message.ts'
import { toldHours, weekdaysIn } from '../../../../plans-around-hours/work-hours.ts'
import { sessionsUntil, type StudySession } from '../../../../plans-around-hours/study-sessions.ts'

const exam = String.raw`(?:test|exam|final|midterm|quiz|next one|nclex|boards)`
const onDay = new RegExp(
  String.raw`\b${exam}\b[^.?!]{0,40}?\b(a week from |next |this |on |is )(?:on )?(${anyEnglishWeekday})\b`,
)

/** Reads the day of a test: 'next Wednesday' is one of next week, 'a week from Friday' a week after the coming one. */
export function testDay(text: string, today: string): string | null {
  const [, lead = '', name] = onDay.exec(text) ?? []
  if (name !== undefined) {
    const ahead = (weekdayNumber(name) - weekdayOf(today) + 7) % 7 || 7
    const isThisWeek = weekdayNumber(name) > weekdayOf(today)
    const isLater = lead.startsWith('a week') || (lead.startsWith('next') && isThisWeek)
    return addDays(today, ahead + (isLater ? 7 : 0))
  }
  const named = datesIn(text, today)[0]?.day
  return named ?? deadlineIn(text, today)
}

const days = `${anyEnglishWeekday}(?:(?:,? and |, | & |/|, and )${anyEnglishWeekday}){0,3}`
const freeDay = new RegExp(String.raw`\b(${days})(?: (mornings?|afternoons?|evenings?|nights?))?(?=[ ,.]|$)`, 'g')
const free = /\b(?:free|off|have|got|only|study on)\b/
const workDays = new RegExp(
  String.raw`\bwork(?:ing)?(?: 12s| 12 hour shifts| doubles| long shifts| nights| days)? (${anyEnglishWeekday} ?(?:-|to|through|thru) ?${anyEnglishWeekday}|${days})\b`,
)

/** In minutes of the day, by the part of it, and in minutes. */
const parts = {
  morning: [9 * 60, 90],
  afternoon: [13 * 60, 90],
  evening: [18 * 60 + 30, 90],
  night: [19 * 60, 90],
} as const
const wholeDay = [10 * 60, 120] as const
type PartOfDay = keyof typeof parts
const isPart = (word: string): word is PartOfDay => Object.hasOwn(parts, word)

type FreeDay = { weekday: number; from: number; minutes: number }

/** The days that are told as free, with their usual hour and length. */
export function freeDays(text: string): FreeDay[] {
  const clause = text
    .split(/[.?!]|, and (?=i work\b)/)
    .find((one) => free.test(one) && !/\bi work\b/.test(one) && one.search(freeDay) !== -1)
  if (clause === undefined) return []
  return [...clause.matchAll(freeDay)].flatMap(([, named = '', said = '']) => {
    const part = said.replace(/s$/, '')
    const [from, minutes] = isPart(part) ? parts[part] : wholeDay
    return weekdaysIn(named.replaceAll('/', ' ')).map((weekday) => ({ weekday, from, minutes }))
  })
}

const farthest = 28
/** In minutes of the day: today is left out. */
const lateEnough = 24 * 60
export type StudyDays = { sessions: StudySession[]; work: readonly string[] }

/** The sittings between today and a test, on the days that are told as free, or on those without work. Null if neither is told. */
export function studyDays(text: string, today: string, day: string): StudyDays | null {
  const many = daysBetween(today, day)
  if (many < 2 || many > farthest) return null
  const between = Array.from({ length: many - 1 }, (_, at) => addDays(today, at + 1))
  const worked = workDays.exec(text)?.[1]
  if (worked !== undefined) {
    const taken = weekdaysIn(worked)
    const open = between.filter((one) => !taken.includes(weekdayOf(one)))
    return {
      sessions: open.map((one) => ({ day: one, from: 10 * 60, minutes: 120, isDayOff: true })),
      work: between.filter((one) => taken.includes(weekdayOf(one))),
    }
  }
  const hours = toldHours(text)
  if (hours !== null && hours.days !== null)
    return { ...sessionsUntil([day], today, lateEnough, { hours, minutes: null, notBefore: null }), work: [] }
  const told = freeDays(text)
  if (told.length === 0) return null
  const sessions = between.flatMap((one) => {
    const own = told.find(({ weekday }) => weekday === weekdayOf(one))
    return own === undefined ? [] : [{ day: one, from: own.from, minutes: own.minutes, isDayOff: weekdayOf(one) > 5 }]
  })
  return { sessions, work: [] }
}
