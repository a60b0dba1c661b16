import { weekdayCodes } from '#contract/rule-words.ts'
import { addDays, dateOf } from '#web/lib/days.ts'
import { dayOfMonth, weekdayOf } from './calendar-days.ts'

const workdays = 'MO,TU,WE,TH,FR'

export const units = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
const repeatKinds = [
  'none',
  'daily',
  'weekdays',
  'weekly',
  'monthly',
  'nthWeekday',
  'lastWeekday',
  'yearly',
  'interval',
  'custom',
] as const

/**
 * The fields of the repeat form. `repeatDays` belong to weekly, `repeatEvery` and `repeatUnit` to interval. `nthWeekday` and
 * `lastWeekday` are monthly on the weekday of the task's date. `rule` is the stored rule: a `custom` one doesn't fit the
 * fields and is kept as it is.
 */
export type RepeatForm = {
  repeat: (typeof repeatKinds)[number]
  repeatDays: string
  repeatEvery: string
  repeatUnit: (typeof units)[number]
  repeatEnds: 'never' | 'on' | 'after'
  repeatUntil: string
  repeatCount: string
  rule: string
}

export const noRepeat: RepeatForm = {
  repeat: 'none',
  repeatDays: '',
  repeatEvery: '2',
  repeatUnit: 'WEEKLY',
  repeatEnds: 'never',
  repeatUntil: '',
  repeatCount: '10',
  rule: '',
}

/** Returns the chosen weekdays in the order of the week, or the date's own weekday if none is chosen. */
export const daysOf = ({ repeatDays }: RepeatForm, date: string): string[] => {
  const chosen = weekdayCodes.filter((day) => repeatDays.split(',').includes(day))
  return chosen.length > 0 ? chosen : [dayCode(date)]
}

const dayCode = (date: string): string => weekdayCodes[weekdayOf(date) - 1] ?? 'MO'

/** Which of the same weekdays of its month a date is, from 1 to 5. */
const weekdayOrdinal = (date: string): number => Math.ceil(dayOfMonth(date) / 7)

/**
 * Lists the kinds of repeat for a date. Not every month has a fifth weekday, so there only 'lastWeekday' is offered. 'custom'
 * is offered only if it's the stored rule.
 */
export const kindsOn = (date: string, chosen: RepeatForm['repeat'], isCustom: boolean): RepeatForm['repeat'][] =>
  repeatKinds.filter((kind) => {
    if (kind === 'custom') return isCustom
    if (kind === chosen) return true
    if (kind === 'nthWeekday') return weekdayOrdinal(date) < 5
    return kind !== 'lastWeekday' || addDays(date, 7).slice(0, 7) !== date.slice(0, 7)
  })

/** The RFC 5545 rule of the fields; null for a single task. */
export function toRule(form: RepeatForm, date: string): string | null {
  if (form.repeat === 'none') return null
  if (form.repeat === 'custom') return form.rule
  return [...shapeOf(form, date), ...endOf(form)].join(';')
}

function shapeOf(form: RepeatForm, date: string): string[] {
  switch (form.repeat) {
    case 'weekdays':
      return ['FREQ=WEEKLY', `BYDAY=${workdays}`]
    case 'weekly':
      return ['FREQ=WEEKLY', `BYDAY=${daysOf(form, date).join(',')}`]
    case 'monthly':
      return ['FREQ=MONTHLY', ...dayOfEach('MONTHLY', date)]
    case 'nthWeekday':
    case 'lastWeekday':
      return ['FREQ=MONTHLY', `BYDAY=${weekdayOfMonth(form.repeat, date)}`]
    case 'yearly':
      return ['FREQ=YEARLY', ...dayOfEach('YEARLY', date)]
    case 'interval':
      return [`FREQ=${form.repeatUnit}`, `INTERVAL=${wholeOf(form.repeatEvery)}`, ...daysWithin(form, date)]
    default:
      return ['FREQ=DAILY']
  }
}

/** '4TU' or '-1TU'. */
const weekdayOfMonth = (kind: ByWeekday, date: string): string =>
  `${kind === 'lastWeekday' ? -1 : weekdayOrdinal(date)}${dayCode(date)}`

const daysWithin = (form: RepeatForm, date: string): string[] =>
  form.repeatUnit === 'WEEKLY' ? [`BYDAY=${daysOf(form, date).join(',')}`] : dayOfEach(form.repeatUnit, date)

/** Repeats on the last day in a month or year that's too short. Plain RFC 5545 would skip that month. */
function dayOfEach(unit: RepeatForm['repeatUnit'], date: string): string[] {
  const day = dayOfMonth(date)
  if (unit === 'MONTHLY' && day > 28)
    return [`BYMONTHDAY=${[28, 29, 30, 31].filter((each) => each <= day).join(',')}`, 'BYSETPOS=-1']
  return unit === 'YEARLY' && date.endsWith('-02-29') ? ['BYMONTH=2', 'BYMONTHDAY=-1'] : []
}

const endOf = ({ repeatEnds, repeatUntil, repeatCount }: RepeatForm): string[] => {
  if (repeatEnds === 'on' && repeatUntil !== '') return [`UNTIL=${repeatUntil.replaceAll('-', '')}`]
  return repeatEnds === 'after' ? [`COUNT=${wholeOf(repeatCount)}`] : []
}

const wholeOf = (written: string): number => Math.max(1, Math.trunc(Number(written)) || 1)

/** A rule that the fields can't express is `custom`. */
export function readRule(rule: string | null, date: string): RepeatForm {
  if (rule === null) return noRepeat
  const { INTERVAL = '1', UNTIL, COUNT, shape, kind, unit } = shapeOfRule(rule)
  const isInterval = INTERVAL !== '1'
  const isOther = isByWeekday(kind) && (isInterval || shape['BYDAY'] !== weekdayOfMonth(kind, date))
  if (kind === undefined || unit === undefined || isOther || (UNTIL !== undefined && COUNT !== undefined))
    return { ...noRepeat, repeat: 'custom', rule }
  return {
    ...noRepeat,
    rule,
    repeat: isInterval ? 'interval' : kind,
    ...(isInterval && { repeatEvery: INTERVAL, repeatUnit: unit }),
    ...(unit === 'WEEKLY' && (isInterval || kind === 'weekly') && { repeatDays: shape['BYDAY'] ?? dayCode(date) }),
    ...(UNTIL !== undefined && { repeatEnds: 'on', repeatUntil: untilOf(UNTIL) }),
    ...(COUNT !== undefined && { repeatEnds: 'after', repeatCount: COUNT }),
  }
}

/** The rules that the fields can express, in the order of `sorted`. */
const shapes: readonly (readonly [RepeatForm['repeat'], RepeatForm['repeatUnit'], RegExp])[] = [
  ['daily', 'DAILY', /^FREQ=DAILY$/],
  ['weekdays', 'WEEKLY', /^BYDAY=FR,MO,TH,TU,WE;FREQ=WEEKLY$/],
  ['weekly', 'WEEKLY', /^(BYDAY=(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*;)?FREQ=WEEKLY$/],
  ['monthly', 'MONTHLY', /^(BYMONTHDAY=\d+;|BYMONTHDAY=28,29(,30)?(,31)?;BYSETPOS=-1;)?FREQ=MONTHLY$/],
  ['nthWeekday', 'MONTHLY', /^BYDAY=[1-5](MO|TU|WE|TH|FR|SA|SU);FREQ=MONTHLY$/],
  ['lastWeekday', 'MONTHLY', /^BYDAY=-1(MO|TU|WE|TH|FR|SA|SU);FREQ=MONTHLY$/],
  ['yearly', 'YEARLY', /^(BYMONTH=2;BYMONTHDAY=-1;)?FREQ=YEARLY$/],
]

function shapeOfRule(rule: string) {
  const { INTERVAL, UNTIL, COUNT, WKST: _weekStart, ...shape } = partsOf(rule)
  const [kind, unit] = shapes.find(([, , pattern]) => pattern.test(sorted(shape))) ?? []
  return { INTERVAL, UNTIL, COUNT, shape, kind, unit }
}

export type ByWeekday = 'nthWeekday' | 'lastWeekday'
export const isByWeekday = (kind: RepeatForm['repeat'] | undefined): kind is ByWeekday =>
  kind === 'nthWeekday' || kind === 'lastWeekday'

/** Whether a rule names one weekday of a month, also of every second month, or of another day than the task's. */
export const isWeekdayOfMonth = (rule: string): boolean => isByWeekday(shapeOfRule(rule).kind)

type RuleParts = Readonly<Record<string, string>>

const partsOf = (rule: string): RuleParts =>
  Object.fromEntries(
    rule
      .replace(/^RRULE:/i, '')
      .toUpperCase()
      .split(';')
      .map((part) => {
        const [name = '', value = ''] = part.split('=', 2)
        return [name, value]
      }),
  )

const sorted = (parts: RuleParts): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${value.split(',').toSorted().join(',')}`)
    .toSorted()
    .join(';')

function untilOf(written: string): string {
  const iso = written.replace(/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?/, (_all, y, m, d, h, min, s) =>
    h === undefined ? `${y}-${m}-${d}` : `${y}-${m}-${d}T${h}:${min}:${s}`,
  )
  return iso.endsWith('Z') ? dateOf(iso) : iso.slice(0, 10)
}
