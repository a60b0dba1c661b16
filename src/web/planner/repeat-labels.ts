import { weekdayCodes } from '#contract/rule-words.ts'
import { addDays } from '#web/lib/days.ts'
import { showDay } from './calendar-days.ts'
import { daysOf, readRule, type RepeatForm } from './repeat.ts'

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

export const repeatLabels: Record<RepeatForm['repeat'], string> = {
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

/** 'Every week on Mon, Thu', 'Every 2 months, until Dec 5, 2026'; 'Custom' where the fields can't express it. */
export function formatRule(rule: string, date: string): string {
  const form = readRule(rule, date)
  return `${rhythmOf(form, date)}${endOf(form)}`
}

function rhythmOf(form: RepeatForm, date: string): string {
  if (form.repeat === 'weekly') return `Every week on ${dayNames(form, date)}`
  if (form.repeat !== 'interval') return repeatLabels[form.repeat]
  const every = `Every ${form.repeatEvery} ${unitLabels[form.repeatUnit]}`
  return form.repeatUnit === 'WEEKLY' ? `${every} on ${dayNames(form, date)}` : every
}

const dayNames = (form: RepeatForm, date: string): string =>
  daysOf(form, date)
    .map((code) => nameOf(code))
    .join(', ')

function endOf({ repeatEnds, repeatUntil, repeatCount }: RepeatForm): string {
  if (repeatEnds === 'on') return `, until ${showDay(repeatUntil, 'date')}`
  return repeatEnds === 'after' ? `, ${repeatCount} ${repeatCount === '1' ? 'time' : 'times'}` : ''
}
