import { capitalize } from '#contract/capitalize.ts'
import { ruleEnd, ruleWords, weekdayCodes } from '#contract/rule-words.ts'
import { addDays } from '#web/lib/days.ts'
import { showDay } from '#web/lib/show-day.ts'
import {
  type ByWeekday,
  daysOf,
  isByWeekday,
  isWeekdayOfMonth,
  noRepeat,
  readRule,
  type RepeatForm,
  toRule,
} from './repeat.ts'

const monday = '2027-01-04'

const nameOf = (code: string, style: 'weekday' | 'weekdayName' = 'weekday'): string =>
  showDay(
    addDays(
      monday,
      weekdayCodes.findIndex((day) => day === code),
    ),
    style,
  )

export const weekdayNames = weekdayCodes.map((code) => ({
  code,
  short: nameOf(code),
  name: nameOf(code, 'weekdayName'),
}))

const repeatLabels: Record<Exclude<RepeatForm['repeat'], ByWeekday>, string> = {
  none: 'Doesn’t repeat',
  daily: 'Every day',
  weekdays: 'Weekdays',
  weekly: 'Every week',
  monthly: 'Every month',
  yearly: 'Every year',
  interval: 'Custom interval',
  custom: 'Custom',
}

export const unitLabels: Record<RepeatForm['repeatUnit'], string> = {
  DAILY: 'days',
  WEEKLY: 'weeks',
  MONTHLY: 'months',
  YEARLY: 'years',
}

/** 'Every week', 'Every month on the fourth Tuesday' for a task on that day. */
export function kindLabel(repeat: RepeatForm['repeat'], date: string): string {
  if (!isByWeekday(repeat)) return repeatLabels[repeat]
  return capitalize(ruleWords(toRule({ ...noRepeat, repeat }, date) ?? '', 'en'))
}

/** 'Every week on Mon, Thu', 'Every 2 months, until Dec 5, 2026'; 'Custom' where the fields can't express it. */
export function formatRule(rule: string, date: string): string {
  const form = readRule(rule, date)
  if (form.repeat === 'custom' && isWeekdayOfMonth(rule))
    return capitalize(`${ruleWords(rule, 'en')}${ruleEnd(rule, 'en')}`)
  return `${rhythmOf(form, date)}${endOf(form)}`
}

function rhythmOf(form: RepeatForm, date: string): string {
  if (form.repeat === 'weekly') return `Every week on ${dayNames(form, date)}`
  if (form.repeat !== 'interval') return kindLabel(form.repeat, date)
  const every = `Every ${form.repeatEvery} ${unitLabels[form.repeatUnit]}`
  return form.repeatUnit === 'WEEKLY' ? `${every} on ${dayNames(form, date)}` : every
}

const dayNames = (form: RepeatForm, date: string): string =>
  daysOf(form, date)
    .map((code) => nameOf(code))
    .join(', ')

function endOf({ repeatEnds, repeatUntil, repeatCount }: RepeatForm): string {
  if (repeatEnds === 'on') return `, until ${showDay(repeatUntil, 'shortDate')}`
  return repeatEnds === 'after' ? `, ${repeatCount} ${repeatCount === '1' ? 'time' : 'times'}` : ''
}
