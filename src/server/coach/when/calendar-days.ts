import { addDays } from '#server/lib/days.ts'
import type { Language } from '../safety/kinds.ts'
import {
  englishPreposition,
  endOfMonth,
  englishMonths,
  inNextMonth,
  isInMonth,
  monthNumber,
  nextDate,
  spanishPreposition,
  toDate,
  englishShortMonth,
  spanishMonths,
} from './months.ts'
import { spanishWeekday, englishWeekday } from './weekdays.ts'
import { counts, weekdayIn, weekdayOfMonth, weeksFrom } from './relative-days.ts'
import { foldInPlace } from '../actions/title-text.ts'
import { dateIn, untilMonth } from './days-of-month.ts'
import { besideHoliday, dayBesideHoliday, holidayDay, onHoliday } from './moving-holidays.ts'

/** The day that a text names, or the problem with it, and its position. */
export type NamedDay = { index: number; length: number } & ({ day: string } | { problem: 'noSuchDay' | 'past' })

/** A day as yyyy-MM-dd, 'noSuchDay', 'past' or null. */
type Answer = string | null
type Form = readonly [RegExp, (groups: readonly (string | undefined)[], today: string) => Answer]

const later = (many: string, unit: string, today: string): string => {
  const count = counts.get(many) ?? Number(many)
  return toDate(today)
    .add(/^[ya]/.test(unit) ? { years: count } : { months: count })
    .toString()
}

const past: readonly Form[] = [
  [
    new RegExp(
      String.raw`\byesterday\b|\blast (?:night|week|month|year|weekend|${englishWeekday})\b(?! (?:of|in) )|\b\w{1,8} (?:days?|weeks?|months?) ago\b`,
    ),
    () => 'past',
  ],
  [
    new RegExp(
      String.raw`\b(?:ayer|anteayer|anoche)\b|\b(?:el )?(?:${spanishWeekday}|mes|ano) pasado\b|\b(?:la )?semana pasada\b|\bhace \w{1,6} (?:dias?|semanas?|meses)\b`,
    ),
    () => 'past',
  ],
]

const monthNames = `(${englishMonths.join('|')}|${englishShortMonth})`
/** Returns true if two numbers are not a date in either order: '2/30', '31/11'. '50/50' isn't meant as a date. */
function isNoDate(one: number, other: number, year: string | undefined, today: string): boolean {
  const [month, date] = one <= 12 ? [one, other] : [other, one]
  return month >= 1 && month <= 12 && date > 12 && date <= 31 && !isInMonth(date, month, year, today)
}

/** Returns true for 'On 13/13', which is meant as a date but has no month. */
const isNeither = (one: number, other: number): boolean => Math.min(one, other) > 12 && Math.max(one, other) <= 31

/** Patterns of dates that may not exist, with what is wrong with them. */
const noDates: readonly Form[] = [
  [
    new RegExp(
      String.raw`\b(?:${englishPreposition})?${monthNames}\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?: ?(?:am|pm)\b)?(?:,? (\d{4})\b)?`,
    ),
    ([all = '', name = '', date = '', year], today) =>
      /[ap]m\b/.test(all) || isInMonth(Number(date), monthNumber(name), year, today) ? null : 'noSuchDay',
  ],
  [
    new RegExp(
      String.raw`\b(?:${englishPreposition})?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthNames}\b(?:,? (\d{4})\b)?`,
    ),
    ([, date = '', name = '', year], today) =>
      isInMonth(Number(date), monthNumber(name), year, today) ? null : 'noSuchDay',
  ],
  [
    new RegExp(
      String.raw`\b(?:${spanishPreposition})?(?:el )?(?:dia )?(\d{1,2}) de (${spanishMonths.join('|')})\b(?: del? (\d{4})\b)?`,
    ),
    ([, date = '', name = '', year], today) =>
      isInMonth(Number(date), monthNumber(name), year, today) ? null : 'noSuchDay',
  ],
  [
    /(?<![\d/.])(on |by |before |due )?(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?![\d/])/,
    ([, lead, one = '', other = '', year], today) =>
      isNoDate(Number(one), Number(other), year, today) || (lead !== undefined && isNeither(Number(one), Number(other)))
        ? 'noSuchDay'
        : null,
  ],
  [
    /\b(\d{4})-(\d{2})-(\d{2})\b/,
    ([, year = '', month = '', date = ''], today) =>
      Number(month) >= 1 && Number(month) <= 12 && isInMonth(Number(date), Number(month), year, today)
        ? null
        : 'noSuchDay',
  ],
]

const impossible: readonly Form[] = [
  ...noDates,
  [
    /\b(?:at |a las )?(?:2[4-9]|[3-9]\d):\d{2}\b|\b(?:at |a las )?\d{1,2}:[6-9]\d\b|(?<![:\d])\b(?:at )?(?:1[3-9]|[2-9]\d)(?::\d{2})? ?[ap]m\b/,
    () => 'noSuchDay',
  ],
  [
    /\bthe (\d{1,3})(?:st|nd|rd|th)(?= |$)/,
    ([, date = '']) => (Number(date) > 31 || Number(date) < 1 ? 'noSuchDay' : null),
  ],
  [
    /\bel (?:dia )?(\d{2,3})(?= |$)(?! de )/,
    ([, date = '']) => (Number(date) > 31 && Number(date) < 100 ? 'noSuchDay' : null),
  ],
]

const shortDay = '((?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)'
const fixed: Readonly<Record<Language, readonly Form[]>> = {
  en: [
    [
      new RegExp(String.raw`\b(?:on )?${shortDay} (?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?! (?:of )?${monthNames})`),
      ([, , date = ''], today) => nextDate(Number(date), today),
    ],
    [
      new RegExp(String.raw`\b(?:on )?(?:${shortDay} next week|next week (?:on )?${shortDay})\b`),
      ([, one, other = ''], today) => weekdayIn(one ?? other, today, 'nextWeek'),
    ],
    [
      new RegExp(String.raw`\b(?:on )?${shortDay} week\b`),
      ([, name = ''], today) => weekdayIn(name, today, 'weekLater'),
    ],
    [
      new RegExp(
        String.raw`\b(?:on )?(a|one|two|three|\d) weeks? from (today|now|tomorrow|(?:(?:this|next|coming) )?${shortDay})\b`,
      ),
      ([, many = '', from = ''], today) => weeksFrom(many, from, today),
    ],
    [/\b(a|one|two|three|\d) weeks? today\b/, ([, many = ''], today) => weeksFrom(many, 'today', today)],
    [
      new RegExp(String.raw`\b(?:on )?(?:the )?${shortDay} after next\b`),
      ([, name = ''], today) => weekdayIn(name, today, 'weekLater'),
    ],
    [
      new RegExp(
        String.raw`\b(?:on |by |before )?(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th) ${shortDay} (?:of|in) (${monthNames}|(?:the|this|next) month)(?: (\d{4}))?\b`,
      ),
      ([, which = '', name = '', month = '', , year], today) => weekdayOfMonth(which, name, month, year, today),
    ],
    [besideHoliday, dayBesideHoliday],
    [/\b(?:on )?christmas eve\b/, (_, today) => dateIn(12, 24, today)],
    [/\b(?:on )?new year'?s eve\b/, (_, today) => dateIn(12, 31, today)],
    [/\b(?:the )?day after tomorrow\b/, (_, today) => addDays(today, 2)],
    [
      /\b(?:by |before |until |at |on )?(?:the )?(?:end of (?:the |this )?year|year's end|new year)\b/,
      (_, today) => endOfMonth(12, undefined, today),
    ],
    [
      /\b(?:by |before |until |at |on )?(?:the )?end of (?:the |this )?month\b/,
      (_, today) => endOfMonth(toDate(today).month, undefined, today),
    ],
    [/\b(?:by|before|until|for) christmas\b(?!,? (?:by|before|until) )/, (_, today) => dateIn(12, 24, today)],
    [onHoliday, holidayDay],
    [
      /\b(?:by |before |until |at |on )?(?:the )?end of next month\b/,
      (_, today) => endOfMonth(toDate(today).add({ months: 1 }).month, undefined, today),
    ],
    [/\bnext month (?:on )?the (\d{1,2})(?:st|nd|rd|th)\b/, ([, date = ''], today) => inNextMonth(Number(date), today)],
    [
      /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th) of next month\b/,
      ([, date = ''], today) => inNextMonth(Number(date), today),
    ],
    [/\b(?:by |on |in )?next month\b/, (_, today) => later('a', 'month', today)],
    [
      /\b(?:in|within) (\d{1,2}|an?|one|two|a couple of|three|six) (months?|years?)\b/,
      ([, many = '', unit = ''], today) => later(many, unit, today),
    ],
    [
      new RegExp(
        String.raw`\b(?:by|before|until|in|this|next) (?:the )?(?:end of )?(${englishMonths.join('|')})(?: (\d{4}))?\b(?! (?:the )?\d)`,
      ),
      ([all = '', name = '', year], today) => untilMonth(all, endOfMonth(monthNumber(name), year, today)),
    ],
    [/\b(?:on |by |before |until |from |for |due )?the first(?: of the month)?$/, (_, today) => nextDate(1, today)],
    [
      new RegExp(
        String.raw`\b(?:${englishPreposition})the (\d{1,2})(?:st|nd|rd|th)(?: of (?:the|this) month)?\b(?! (?:of )?(?:${monthNames}))`,
      ),
      ([, date = ''], today) => nextDate(Number(date), today),
    ],
    [/\bthe (\d{1,2})(?:st|nd|rd|th)(?=$| (?:at|from) \d)/, ([, date = ''], today) => nextDate(Number(date), today)],
  ],
  es: [
    [
      new RegExp(String.raw`\b(?:el )?${spanishWeekday} (\d{1,2})(?! de |[:.\d])\b`),
      ([, date = ''], today) => nextDate(Number(date), today),
    ],
    [/\bpasado manana\b/, (_, today) => addDays(today, 2)],
    [
      /\b(?:para |antes de |a )?(?:el )?fin(?:al|ales|es)? (?:del?|de este) ano\b/,
      (_, today) => endOfMonth(12, undefined, today),
    ],
    [
      /\b(?:para |antes de |a )?(?:el )?fin(?:al|ales|es)? (?:del?|de este) mes\b/,
      (_, today) => endOfMonth(toDate(today).month, undefined, today),
    ],
    [/\b(?:para|antes de) (?:la )?navidad\b/, (_, today) => dateIn(12, 24, today)],
    [/\b(?:para |en )?(?:la proxima semana|la semana que viene)\b/, (_, today) => addDays(today, 7)],
    [/\b(?:para |en )?(?:el proximo mes|el mes que viene)\b/, (_, today) => later('un', 'mes', today)],
    [
      /\b(?:en|dentro de) (\d{1,2}|un|dos|un par de|tres|seis) (mes(?:es)?|anos?)\b/,
      ([, many = '', unit = ''], today) => later(many, unit, today),
    ],
    [
      new RegExp(
        String.raw`\b(?:para|antes de|hasta|en) (?:el )?(?:fin(?:al|ales|es)? de )?(${spanishMonths.join('|')})(?: del? (\d{4}))?\b`,
      ),
      ([all = '', name = '', year], today) => untilMonth(all, endOfMonth(monthNumber(name), year, today)),
    ],
    [/\bel (?:dia )?(?:primero|uno)\b/, (_, today) => nextDate(1, today)],
    [
      new RegExp(
        String.raw`\b(?:para |antes d)?(?:el|al) (?:dia )?(\d{1,2})(?! ?[%\d:.,]| de (?:${spanishMonths.join('|')}))(?= |$)`,
      ),
      ([, date = ''], today) => nextDate(Number(date), today),
    ],
  ],
}

function firstOf(forms: readonly Form[], text: string, today: string): NamedDay | null {
  const folded = foldInPlace(text)
  for (const [form, toDay] of forms) {
    const found = form.exec(folded)
    const answer = found && toDay(found, today)
    if (!found || answer === null) continue
    const span = { index: found.index, length: found[0].length }
    return answer === 'past' || answer === 'noSuchDay' ? { ...span, problem: answer } : { ...span, day: answer }
  }
  return null
}

/** Finds a day that has passed or doesn't exist, such as 'February 30' or 'the 32nd'. */
export const findProblem = (text: string, today: string): NamedDay | null =>
  firstOf([...impossible, ...past], text, today)

/** Finds a calendar date that doesn't exist, such as 'February 30'. */
export const findNoSuchDate = (text: string, today: string): NamedDay | null => firstOf(noDates, text, today)

/** Finds days that the date parser doesn't know: 'the 1st', 'by June', 'in 3 months', 'end of the year'. */
export const findDay = (text: string, today: string, language: Language): NamedDay | null =>
  firstOf(fixed[language], text, today)
