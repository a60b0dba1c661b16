import { weekdayCodes } from '#contract/rule-words.ts'
import { dateOf } from '#web/lib/days.ts'
import { dayOfMonth, weekdayOf } from './calendar-days.ts'

const workdays = 'MO,TU,WE,TH,FR'

export const units = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export const repeatKinds = ['none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly', 'interval', 'custom'] as const

/**
 * The fields of the repeat form. `repeatDays` belong to weekly, `repeatEvery` and `repeatUnit` to interval. `rule`
 * is the stored rule: a `custom` one doesn't fit the fields and is kept as it is.
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

/** In the order of the week; the task's own weekday where none is chosen. */
export const daysOf = ({ repeatDays }: RepeatForm, date: string): string[] => {
  const chosen = weekdayCodes.filter((day) => repeatDays.split(',').includes(day))
  return chosen.length > 0 ? chosen : [dayCode(date)]
}

const dayCode = (date: string): string => weekdayCodes[weekdayOf(date) - 1] ?? 'MO'

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
    case 'yearly':
      return ['FREQ=YEARLY', ...dayOfEach('YEARLY', date)]
    case 'interval':
      return [`FREQ=${form.repeatUnit}`, `INTERVAL=${wholeOf(form.repeatEvery)}`, ...daysWithin(form, date)]
    default:
      return ['FREQ=DAILY']
  }
}

const daysWithin = (form: RepeatForm, date: string): string[] =>
  form.repeatUnit === 'WEEKLY' ? [`BYDAY=${daysOf(form, date).join(',')}`] : dayOfEach(form.repeatUnit, date)

/** In a month or year that's too short it's the last day: plain RFC 5545 would skip that month. */
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
  const { INTERVAL = '1', UNTIL, COUNT, WKST: _weekStart, ...shape } = partsOf(rule)
  const [kind, unit] = shapes.find(([, , pattern]) => pattern.test(sorted(shape))) ?? []
  if (kind === undefined || unit === undefined || (UNTIL !== undefined && COUNT !== undefined))
    return { ...noRepeat, repeat: 'custom', rule }
  const isInterval = INTERVAL !== '1'
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
  ['yearly', 'YEARLY', /^(BYMONTH=2;BYMONTHDAY=-1;)?FREQ=YEARLY$/],
]

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
