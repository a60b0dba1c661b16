import { expect, test } from 'vitest'
import { isByWeekday, kindsOn, noRepeat, readRule, type RepeatForm, toRule } from './repeat.ts'
import { formatRule, kindLabel } from './repeat-labels.ts'

const saturday = '2026-11-21'
const form = (change: Partial<RepeatForm>): RepeatForm => ({ ...noRepeat, ...change })

const cases: readonly (readonly [Partial<RepeatForm>, string | null, string])[] = [
  [{}, null, ''],
  [{ repeat: 'daily' }, 'FREQ=DAILY', 'Every day'],
  [{ repeat: 'weekdays' }, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Weekdays'],
  [{ repeat: 'weekly', repeatDays: 'TH,MO' }, 'FREQ=WEEKLY;BYDAY=MO,TH', 'Every week on Mon, Thu'],
  [{ repeat: 'weekly' }, 'FREQ=WEEKLY;BYDAY=SA', 'Every week on Sat'],
  [{ repeat: 'monthly' }, 'FREQ=MONTHLY', 'Every month'],
  [{ repeat: 'nthWeekday' }, 'FREQ=MONTHLY;BYDAY=3SA', 'Every month on the third Saturday'],
  [{ repeat: 'lastWeekday' }, 'FREQ=MONTHLY;BYDAY=-1SA', 'Every month on the last Saturday'],
  [{ repeat: 'yearly' }, 'FREQ=YEARLY', 'Every year'],
  [{ repeat: 'interval', repeatEvery: '3', repeatUnit: 'DAILY' }, 'FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
  [{ repeat: 'interval', repeatDays: 'TU,FR' }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR', 'Every 2 weeks on Tue, Fri'],
  [
    { repeat: 'daily', repeatEnds: 'on', repeatUntil: '2026-12-05' },
    'FREQ=DAILY;UNTIL=20261205',
    'Every day, until Dec 5, 2026',
  ],
  [{ repeat: 'yearly', repeatEnds: 'after', repeatCount: '3' }, 'FREQ=YEARLY;COUNT=3', 'Every year, 3 times'],
]

test.each(cases)('%j is written as %s, read back, and described', (change, rule, words) => {
  expect(toRule(form(change), saturday)).toBe(rule)
  const read = readRule(rule, saturday)
  expect(toRule(read, saturday)).toBe(rule)
  if (rule !== null) expect(formatRule(rule, saturday)).toBe(words)
})

test('a day that not every month has is the last one of the months that are shorter', () => {
  const rule = toRule(form({ repeat: 'monthly' }), '2026-01-30')
  expect(rule).toBe('FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1')
  expect(readRule(rule, '2026-02-28').repeat).toBe('monthly')
  expect(toRule(form({ repeat: 'yearly' }), '2028-02-29')).toBe('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1')
  expect(readRule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', '2029-02-28').repeat).toBe('yearly')
})

test('a rule is read in any order, in any case, and whatever its last moment is called', () => {
  expect(readRule('RRULE:byday=TH,MO;wkst=MO;freq=weekly', saturday)).toMatchObject({
    repeat: 'weekly',
    repeatDays: 'TH,MO',
  })
  expect(readRule('UNTIL=20261205T120000Z;INTERVAL=1;FREQ=DAILY', saturday)).toMatchObject({
    repeat: 'daily',
    repeatUntil: '2026-12-05',
  })
})

test('a weekday of the month is offered as the date has it: third, fourth or last, and fifth as last alone', () => {
  const offered = (date: string) =>
    kindsOn(date, 'none', false)
      .filter(isByWeekday)
      .map((kind) => kindLabel(kind, date))
  expect(offered('2026-11-21')).toEqual(['Every month on the third Saturday'])
  expect(offered('2026-11-24')).toEqual(['Every month on the fourth Tuesday', 'Every month on the last Tuesday'])
  expect(offered('2026-12-29')).toEqual(['Every month on the last Tuesday'])
  expect(offered('2027-02-28')).toEqual(['Every month on the fourth Sunday', 'Every month on the last Sunday'])
})

test('a weekday of the month that is another than the task’s, or of every second month, keeps its rule and has its words', () => {
  for (const [rule, words] of [
    ['FREQ=MONTHLY;BYDAY=2TU', 'Every month on the second Tuesday'],
    ['FREQ=MONTHLY;BYDAY=-1SA', 'Every month on the last Saturday'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=3SA', 'Every 2 months on the third Saturday'],
    ['FREQ=MONTHLY;BYDAY=1MO;UNTIL=20271206', 'Every month on the first Monday until December 6, 2027'],
  ] as const) {
    expect([rule, toRule(readRule(rule, saturday), saturday)]).toEqual([rule, rule])
    expect(formatRule(rule, saturday)).toBe(words)
  }
})

test('a rule that the fields cannot say is kept to the letter', () => {
  for (const rule of [
    'FREQ=MONTHLY;BYDAY=2TU,3TU',
    'FREQ=WEEKLY;BYDAY=MO;BYHOUR=9,17',
    'FREQ=HOURLY',
    'FREQ=DAILY;COUNT=3;UNTIL=20261205',
    'nothing like a rule',
  ]) {
    expect(readRule(rule, saturday).repeat).toBe('custom')
    expect(toRule(readRule(rule, saturday), saturday)).toBe(rule)
    expect(formatRule(rule, saturday)).toBe('Custom')
  }
})

test('what is no number of at least 1 counts as one', () => {
  expect(toRule(form({ repeat: 'daily', repeatEnds: 'after', repeatCount: '-4' }), saturday)).toBe('FREQ=DAILY;COUNT=1')
  expect(toRule(form({ repeat: 'interval', repeatEvery: 'x', repeatUnit: 'DAILY' }), saturday)).toBe(
    'FREQ=DAILY;INTERVAL=1',
  )
})
