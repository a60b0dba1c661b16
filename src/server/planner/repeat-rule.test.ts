import { describe, expect, test } from 'vitest'
import { daysOf, endsBy, firstOf, nextDay, readRule, ruleBefore, ruleFrom } from './repeat-rule.ts'

const day = '2026-11-21'
const days = (rule: string, first = day, through = '2027-12-31') => daysOf(rule, first, first, through)

describe('the days of a rule', () => {
  test.each<[string, string, string[]]>([
    ['FREQ=DAILY;COUNT=3', day, ['2026-11-21', '2026-11-22', '2026-11-23']],
    ['FREQ=DAILY;INTERVAL=10;UNTIL=20261211', day, ['2026-11-21', '2026-12-01', '2026-12-11']],
    ['FREQ=WEEKLY;BYDAY=MO,TH;COUNT=3', '2026-11-23', ['2026-11-23', '2026-11-26', '2026-11-30']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=2', '2026-11-23', ['2026-11-23', '2026-12-07']],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=2', '2026-11-27', ['2026-11-27', '2026-11-30']],
    ['FREQ=MONTHLY;BYMONTHDAY=31;COUNT=2', '2026-12-31', ['2026-12-31', '2027-01-31']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2', '2026-11-30', ['2026-11-30', '2026-12-31']],
    ['FREQ=MONTHLY;BYDAY=2TU;COUNT=2', '2026-12-08', ['2026-12-08', '2027-01-12']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2', '2026-11-30', ['2026-11-30', '2026-12-31']],
    ['FREQ=YEARLY;COUNT=2', day, ['2026-11-21', '2027-11-21']],
  ])('%s from %s on are these', (rule, first, expected) => {
    expect(days(rule, first)).toEqual(expected)
  })

  test('a long-lived rule is looked into far from where it began, in step with its beginning', () => {
    expect(daysOf('FREQ=DAILY;INTERVAL=2', '1990-01-01', '2026-11-20', '2026-11-25')).toEqual([
      '2026-11-20',
      '2026-11-22',
      '2026-11-24',
    ])
    expect(daysOf('FREQ=DAILY;COUNT=1000', '2025-01-01', '2027-09-26', '2028-12-31')).toEqual([
      '2027-09-26',
      '2027-09-27',
    ])
  })

  test('a rule begins on the next day that fits it, and counts its intervals from there', () => {
    expect(firstOf('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', day)).toBe('2026-11-23')
    expect(firstOf('FREQ=DAILY;INTERVAL=3;COUNT=5', day)).toBe(day)
    expect(firstOf('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', day)).toBe('2028-02-29')
    expect(nextDay('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2096-03-01')).toBe('2104-02-29')
  })

  test('a rule is cut in two without losing or doubling a day', () => {
    for (const rule of [
      'FREQ=WEEKLY;BYDAY=SA',
      'FREQ=WEEKLY;BYDAY=SA;COUNT=9',
      'FREQ=WEEKLY;BYDAY=SA;UNTIL=20270213',
    ]) {
      const at = '2026-12-19'
      const both = [...days(ruleBefore(rule, at)), ...days(ruleFrom(rule, day, at), at)]
      expect(both).toEqual(days(rule))
    }
  })

  test('a rule that says where it ends is over by its last day, one that does not never is', () => {
    expect(endsBy('FREQ=DAILY;COUNT=3', day, '2026-11-22')).toBe(false)
    expect(endsBy('FREQ=DAILY;COUNT=3', day, '2026-11-23')).toBe(true)
    expect(endsBy('FREQ=DAILY;UNTIL=20261123', day, '2026-11-22')).toBe(false)
    expect(endsBy('FREQ=DAILY;UNTIL=20261123', day, '2026-11-23')).toBe(true)
    expect(endsBy('FREQ=DAILY', day, '2199-12-31')).toBe(false)
  })
})

describe('reading a rule', () => {
  test.each([
    ['freq=weekly;byday=mo', 'FREQ=WEEKLY;BYDAY=MO'],
    ['FREQ=DAILY;UNTIL=20261231', 'FREQ=DAILY;UNTIL=20261231'],
    ['FREQ=DAILY;UNTIL=20270101T045959Z', 'FREQ=DAILY;UNTIL=20261231'],
    ['FREQ=DAILY;UNTIL=20261231T235959', 'FREQ=DAILY;UNTIL=20261231'],
    ['FREQ=WEEKLY;WKST=SU;BYDAY=MO,WE', 'FREQ=WEEKLY;WKST=SU;BYDAY=MO,WE'],
    ['FREQ=YEARLY;INTERVAL=999', 'FREQ=YEARLY;INTERVAL=999'],
  ])('%s is %s', (given, expected) => {
    expect(readRule(given, day, 'America/New_York')).toBe(expected)
  })

  const many = (count: number, write: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => write(n + 1)).join(',')
  test.each([
    '',
    'tomorrow',
    'FREQ',
    'FREQ=',
    'BYDAY=MO',
    'RRULE:FREQ=DAILY',
    'FREQ=SECONDLY',
    'FREQ=MINUTELY',
    'FREQ=HOURLY;INTERVAL=24',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=DAILY;COUNT=2;COUNT=3',
    'FREQ=DAILY;BYHOUR=9',
    'FREQ=DAILY;BYMINUTE=1,2,3',
    'FREQ=DAILY;BYSECOND=1',
    'FREQ=DAILY;EXRULE=FREQ',
    'FREQ=DAILY;X-NAME=1',
    'FREQ=DAILY;RSCALE=CHINESE',
    'FREQ=DAILY;SKIP=OMIT',
    'FREQ=DAILY\nEXDATE:20261122',
    'DTSTART:20261121\nRRULE:FREQ=DAILY',
    'FREQ=DAILY;;COUNT=3',
    'FREQ=DAILY;',
    'FREQ=DAILY=WEEKLY',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=1001',
    'FREQ=DAILY;COUNT=-1',
    'FREQ=DAILY;COUNT=1e3',
    'FREQ=DAILY;COUNT=99999999999999999999',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=1000',
    'FREQ=DAILY;INTERVAL=1.5',
    'FREQ=DAILY;COUNT=3;UNTIL=20270101',
    'FREQ=DAILY;UNTIL=20261120',
    'FREQ=DAILY;UNTIL=20270230',
    'FREQ=DAILY;UNTIL=2027',
    'FREQ=DAILY;UNTIL=20270101T250000Z',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=MONTHLY;BYDAY=0MO',
    'FREQ=MONTHLY;BYDAY=54MO',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30,31',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=DAILY;BYMONTH=4;BYMONTHDAY=31;INTERVAL=7',
    'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=7',
    'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=366',
    `FREQ=MONTHLY;BYMONTHDAY=${many(31, String)};BYSETPOS=366`,
    `FREQ=YEARLY;BYMONTHDAY=${many(31, String)};BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=366;BYMONTH=2,4`,
    `FREQ=YEARLY;BYYEARDAY=${many(101, String)}`,
    `FREQ=DAILY;BYMONTH=${'1,'.repeat(2_000)}`,
    'FREQ=YEARLY;INTERVAL=999;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO;BYSETPOS=5',
  ])('%s is refused by name, after a bounded number of steps', (given) => {
    expect(() => readRule(given, day, 'UTC')).toThrow(expect.objectContaining({ code: 'bad_input' }))
  })
})
