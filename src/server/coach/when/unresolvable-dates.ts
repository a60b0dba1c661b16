import { calendar } from '#contract/fields.ts'
import { foldInPlace } from '../actions/title-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { counts } from './relative-days.ts'
import { englishMonths, englishPreposition, toDate, anyMonth } from './months.ts'
import { englishWeekday } from './weekdays.ts'

type FarDay = { index: number; length: number; problem: 'tooFar' | 'past' }

const leads = `(?:${englishPreposition}|in |el |para |en )?`
/** Matches dates with a year, in the first or second group. */
const dated = new RegExp(
  oneOf(
    String.raw`\b${leads}(?:(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|first|last)(?: of| de)? )?(?:${anyMonth})\.?(?: (?:the )?\d{1,2}(?:st|nd|rd|th)?)?,? (?:de |of )?(\d{4,6})(?=$|[,.;:!?]| (?:to|at|for|and|a)\b)`,
    String.raw`\b${leads}\d{1,2}\/\d{1,2}\/(\d{4,6})(?!\w)`,
    String.raw`\b${leads}(\d{4,6})-\d\d-\d\d(?!\w)`,
  ),
)
export const lastYear = Number(calendar.last.slice(0, 4))

/** A word's unit, and how many of that unit it is: a fortnight is two weeks. */
type Unit = readonly ['minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years', number]
const units: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ['minute', ['minutes', 1]],
  ['hour', ['hours', 1]],
  ['day', ['days', 1]],
  ['week', ['weeks', 1]],
  ['fortnight', ['weeks', 2]],
  ['month', ['months', 1]],
  ['year', ['years', 1]],
  ['decade', ['years', 10]],
  ['century', ['years', 100]],
  ['centurie', ['years', 100]],
])
const counted = new RegExp(
  String.raw`\b(?:in|within) (-|minus )?(\d{1,12}|${[...counts.keys()].join('|')}) (${[...units.keys()].join('|')})s?\b`,
)
/** A cap on counts. In minutes it is 1,900 years. */
const maxCount = 1_000_000_000

function isBeyond(many: number, unit: string, today: string): boolean {
  const [name, each] = units.get(unit) ?? ['days', 1]
  const count = Math.min(many, maxCount) * each
  const isSmall = name === 'minutes' || name === 'hours'
  // Temporal throws if the duration is too long to add.
  if (!isSmall && count > 200_000) return true
  return (
    toDate(today)
      .toPlainDateTime()
      .add({ [name]: count }).year > lastYear
  )
}

/** Finds a day after the calendar's last ('December 31 9999', 'in 500 years'), or a negative count ('in -1 hours'). */
export function findFarDay(text: string, today: string): FarDay | null {
  const folded = foldInPlace(text)
  const date = dated.exec(folded)
  const year = date === null ? 0 : Number(date.slice(1).find((group) => group !== undefined))
  if (date !== null && year > lastYear) return { index: date.index, length: date[0].length, problem: 'tooFar' }
  const [said, minus, many = '', unit = ''] = counted.exec(folded) ?? []
  if (said === undefined) return null
  const span = { index: folded.indexOf(said), length: said.length }
  if (minus !== undefined) return { ...span, problem: 'past' }
  return isBeyond(counts.get(many) ?? Number(many), unit, today) ? { ...span, problem: 'tooFar' } : null
}

const seasons = oneOf('spring|summer|fall|autumn|winter|quarter|semester|decade|century')
const open = String.raw`(?:(?:sometime|some time|early|late|later|at the end of|at the start of) )?(?:next (?:year|${seasons})|the year after(?: next)?|(?:later )?this (?:year|${seasons})|(?:in )?(?:early|mid|late)[ -](?:${englishMonths.join('|')}))`
/** Matches an open time at an end of the text. In 'a budget for next year' it belongs to the subject. */
const openDay = new RegExp(
  String.raw`^${open}(?= |$)(?!['’])|(?<!\b(?:for|of|about|before|until|than|and)) ${open}$`,
  'i',
)
/** Finds a time that names no single day: 'next year', 'early January'. */
export const openDayIn = (text: string): string | null => openDay.exec(text)?.[0].trim() ?? null

const knownDay = oneOf(
  '\\d|first|second|third|last day|christmas|thanksgiving|easter|halloween|new year|valentine|labor day|memorial day|july',
  englishWeekday,
  ...englishMonths,
)
const besideEvent = new RegExp(
  String.raw`\b(?:on )?the (?:day|night|morning|week|weekend) (?:right )?(?:after|before|of) (?!.*\b(?:${knownDay}))(?:my|our|the|his|her|their|[a-z]+['’]s) [a-z’' -]{3,40}$`,
  'i',
)
/** Finds 'The day after my birthday' at an end of the text, whose date is not known. */
export const eventDayIn = (text: string): string | null =>
  (besideEvent.exec(text)?.[0] ?? movingFeast.exec(text)?.[1])?.replace(/^on /i, '') ?? null

/** Feasts of other or lunar calendars, whose dates aren't computed here. */
const feasts = oneOf(
  'ramadan|eid(?: al[- ]\\w+)?|hanukkah|chanukah|passover|diwali|lent|ash wednesday|good friday|yom kippur',
  'rosh hashanah|lunar new year',
)
const partOfFeast = String.raw`the (?:first|last|second|\d{1,2}(?:st|nd|rd|th)) (?:day|night|week) of `
const movingFeast = new RegExp(
  String.raw`\b(?:on|by|before|until|till|during|for|remind me) ((?:${partOfFeast})?(?:${feasts}))\b`,
  'i',
)
