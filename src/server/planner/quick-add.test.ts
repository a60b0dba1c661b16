import { assert, string, property } from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { parseLine } from './quick-add.ts'

const newYork = 'America/New_York'
/** Saturday, 21 November 2026, noon in New York. */
const noon = new Date('2026-11-21T17:00:00.000Z')
const own = process.env.TZ
afterEach(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

const wallOf = (moment: string | null, timeZone: string): string | null =>
  moment === null
    ? null
    : Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDateTime().toString().slice(0, 16)

/** title, day, hour, minutes, category, priority, repeat */
type Expected = [string, string, string | null, number?, string?, number?, string?]
const table: Record<string, Expected> = {
  'dentist Tue 3pm 45m #personal !4': ['dentist', '2026-11-24', '15:00', 45, 'personal', 4],
  'Buy three lemons': ['Buy three lemons', '2026-11-21', null],
  '  Spaces  stay,  to the letter ': ['  Spaces  stay,  to the letter ', '2026-11-21', null],
  'call Mum at 7': ['call Mum', '2026-11-22', '07:00'],
  'call Mum at 7pm': ['call Mum', '2026-11-21', '19:00'],
  'call Mum at 3': ['call Mum', '2026-11-21', '15:00'],
  'call Mum at 03:00': ['call Mum', '2026-11-22', '03:00'],
  'call Mum 19:30': ['call Mum', '2026-11-21', '19:30'],
  'call Mum at 9am': ['call Mum', '2026-11-22', '09:00'],
  'call Mum 3 p.m.': ['call Mum', '2026-11-21', '15:00'],
  'lunch noon Friday': ['lunch', '2026-11-27', '12:00'],
  'lunch tomorrow at noon': ['lunch', '2026-11-22', '12:00'],
  'tomorrow: water the fern': [': water the fern', '2026-11-22', null],
  'Tomorrow, water the fern': ['water the fern', '2026-11-22', null],
  'water the fern, tomorrow': ['water the fern', '2026-11-22', null],
  'today 8am stretch': ['stretch', '2026-11-21', '08:00'],
  'wine with Ada tonight': ['wine with Ada', '2026-11-21', null],
  'wine with Ada this evening': ['wine with Ada', '2026-11-21', null],
  'evening walk': ['evening walk', '2026-11-21', null],
  'rent on Dec 1': ['rent', '2026-12-01', null],
  'rent by 1 December': ['rent', '2026-12-01', null],
  'tax 2027-04-15 10:00': ['tax', '2027-04-15', '10:00'],
  'new year 1/1': ['new year', '2027-01-01', null],
  Sat: ['Sat', '2026-11-21', null],
  'run Sat 9am': ['run', '2026-11-28', '09:00'],
  'run Sat 5pm': ['run', '2026-11-21', '17:00'],
  'run on Saturday': ['run', '2026-11-21', null],
  'buy sun cream': ['buy sun cream', '2026-11-21', null],
  'Sun salutations Sun 8am': ['Sun salutations', '2026-11-22', '08:00'],
  'brunch sun': ['brunch', '2026-11-22', null],
  'march to the shop': ['march to the shop', '2026-11-21', null],
  'May I call you': ['May I call you', '2026-11-21', null],
  'may 5 picnic': ['picnic', '2027-05-05', null],
  'pack in 3 days': ['pack', '2026-11-24', null],
  'pack 3 days of food': ['pack 3 days of food', '2026-11-21', null],
  'pills in 2 hours': ['pills', '2026-11-21', '14:00'],
  'pills in 30 minutes': ['pills', '2026-11-21', '12:30'],
  'call now': ['call now', '2026-11-21', null],
  'on call 24/7': ['on call 24/7', '2026-11-21', null],
  'weekend trip': ['weekend trip', '2026-11-21', null],
  'sow oaks 9999-12-31': ['sow oaks 9999-12-31', '2026-11-21', null],
  'read of 1 January 80 AD': ['read of 1 January 80 AD', '2026-11-21', null],
  'read of 12 May 1850 at 9am': ['read of 12 May 1850 at 9am', '2026-11-21', null],
  'call London 3pm GMT': ['call London', '2026-11-22', '10:00'],
  'launch 2026-12-24T15:00Z': ['launch', '2026-12-24', '10:00'],
  'chapter 3, pages 10-20': ['chapter 3, pages 10-20', '2026-11-21', null],
  'meet Bo 3-4:30pm': ['meet Bo', '2026-11-21', '15:00', 90],
  'meet Bo from 2pm to 3pm Tue': ['meet Bo', '2026-11-24', '14:00', 60],
  'see https://example.com/2026/12/24 tomorrow': ['see https://example.com/2026/12/24', '2026-11-22', null],
  'mail ada@monday.com': ['mail ada@monday.com', '2026-11-21', null],

  'book club first monday of every month 7pm': [
    'book club',
    '2026-12-07',
    '19:00',
    30,
    'personal',
    1,
    'FREQ=MONTHLY;BYDAY=1MO',
  ],
  'pay rent on the last Friday of each month': [
    'pay rent',
    '2026-11-27',
    null,
    30,
    'personal',
    1,
    'FREQ=MONTHLY;BYDAY=-1FR',
  ],
  'call Ana every month on the 2nd tuesday': [
    'call Ana',
    '2026-12-08',
    null,
    30,
    'personal',
    1,
    'FREQ=MONTHLY;BYDAY=2TU',
  ],
  'every first Monday of the month swim': ['swim', '2026-12-07', null, 30, 'personal', 1, 'FREQ=MONTHLY;BYDAY=1MO'],
  'yoga every Monday hasta el 18 de diciembre': [
    'yoga',
    '2026-11-23',
    null,
    30,
    'personal',
    1,
    'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261218',
  ],
  'yoga every Monday hasta el 18 de diciembre 7pm': [
    'yoga',
    '2026-11-23',
    '19:00',
    30,
    'personal',
    1,
    'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261218',
  ],
  'read 1h': ['read', '2026-11-21', null, 60],
  'read 1h30': ['read', '2026-11-21', null, 90],
  'read 1h 30m': ['read', '2026-11-21', null, 90],
  'read 1.5h': ['read', '2026-11-21', null, 90],
  'read 1,5 h': ['read', '2026-11-21', null, 90],
  'read 90 min': ['read', '2026-11-21', null, 90],
  'read for 2 hours': ['read', '2026-11-21', null, 120],
  'read 5m': ['read', '2026-11-21', null, 15],
  'read 50 minutes': ['read', '2026-11-21', null, 45],
  'read 0m': ['read 0m', '2026-11-21', null],
  'read 30h': ['read 30h', '2026-11-21', null],
  'swim 1.500m': ['swim 1.500m', '2026-11-21', null],
  '45m yoga 7:15am': ['yoga', '2026-11-22', '07:15', 45],
  'dentist Tue 45m 3pm': ['dentist', '2026-11-24', '15:00', 45],

  'bath #self-care': ['bath', '2026-11-21', null, 30, 'self-care'],
  'bath #SelfCare': ['bath', '2026-11-21', null, 30, 'self-care'],
  'bath #work #financial': ['bath #financial', '2026-11-21', null, 30, 'work'],
  'bath #home': ['bath #home', '2026-11-21', null],
  'bath #workout': ['bath #workout', '2026-11-21', null],
  'learn C#work': ['learn C#work', '2026-11-21', null],
  'pay rent !5': ['pay rent', '2026-11-21', null, 30, 'personal', 5],
  'pay rent !6': ['pay rent !6', '2026-11-21', null],
  'pay rent !10': ['pay rent !10', '2026-11-21', null],
  'pay rent!': ['pay rent!', '2026-11-21', null],
  '!1 #financial': ['!1 #financial', '2026-11-21', null, 30, 'financial', 1],

  'yoga every Monday': ['yoga', '2026-11-23', null, 30, 'personal', 1, 'FREQ=WEEKLY;BYDAY=MO'],
  'yoga every monday and thursday 7am': ['yoga', '2026-11-23', '07:00', 30, 'personal', 1, 'FREQ=WEEKLY;BYDAY=MO,TH'],
  'yoga every Fri, Tue': ['yoga', '2026-11-24', null, 30, 'personal', 1, 'FREQ=WEEKLY;BYDAY=TU,FR'],
  'yoga every Saturday 9am': ['yoga', '2026-11-28', '09:00', 30, 'personal', 1, 'FREQ=WEEKLY;BYDAY=SA'],
  'yoga every Saturday 1pm': ['yoga', '2026-11-21', '13:00', 30, 'personal', 1, 'FREQ=WEEKLY;BYDAY=SA'],
  'inbox every weekday 9am': ['inbox', '2026-11-23', '09:00', 30, 'personal', 1, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  'pills daily 8am': ['pills', '2026-11-22', '08:00', 30, 'personal', 1, 'FREQ=DAILY'],
  'pills every day': ['pills', '2026-11-21', null, 30, 'personal', 1, 'FREQ=DAILY'],
  'plants every 2 weeks': ['plants', '2026-11-21', null, 30, 'personal', 1, 'FREQ=WEEKLY;INTERVAL=2'],
  'plants every 2 weeks on Mon': ['plants', '2026-11-23', null, 30, 'personal', 1, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
  'plants every other Tuesday': ['plants', '2026-11-24', null, 30, 'personal', 1, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
  'plants every three days': ['plants', '2026-11-21', null, 30, 'personal', 1, 'FREQ=DAILY;INTERVAL=3'],
  'rent every month': ['rent', '2026-11-21', null, 30, 'personal', 1, 'FREQ=MONTHLY'],
  'rent every 1st of the month': ['rent', '2026-12-01', null, 30, 'personal', 1, 'FREQ=MONTHLY;BYMONTHDAY=1'],
  'rent on the 1st every month': ['rent', '2026-12-01', null, 30, 'personal', 1, 'FREQ=MONTHLY;BYMONTHDAY=1'],
  'rent on the 1st of each month': ['rent', '2026-12-01', null, 30, 'personal', 1, 'FREQ=MONTHLY;BYMONTHDAY=1'],
  'rent every month on the 25th': ['rent', '2026-11-25', null, 30, 'personal', 1, 'FREQ=MONTHLY;BYMONTHDAY=25'],
  'stand-up on weekdays 9am': [
    'stand-up',
    '2026-11-23',
    '09:00',
    30,
    'personal',
    1,
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  ],
  'weekdays 9am stand-up': ['stand-up', '2026-11-23', '09:00', 30, 'personal', 1, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  'a menu for weekdays': ['a menu for weekdays', '2026-11-21', null],
  'birthday every year on Dec 24': ['birthday', '2026-12-24', null, 30, 'personal', 1, 'FREQ=YEARLY'],
  'yoga every Monday from Dec 1': ['yoga', '2026-12-07', null, 30, 'personal', 1, 'FREQ=WEEKLY;BYDAY=MO'],
  'walk every weekday at 6:30am until dec 18': [
    'walk',
    '2026-11-23',
    '06:30',
    30,
    'personal',
    1,
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261218',
  ],
  'pills every day until Friday 8am': ['pills', '2026-11-22', '08:00', 30, 'personal', 1, 'FREQ=DAILY;UNTIL=20261127'],
  'rent every month until it is sold': ['rent until it is sold', '2026-11-21', null, 30, 'personal', 1, 'FREQ=MONTHLY'],
  'every cloud': ['every cloud', '2026-11-21', null],
  'every 0 days': ['every 0 days', '2026-11-21', null],
  'everyday shoes': ['everyday shoes', '2026-11-21', null],
}

describe.each(['UTC', newYork, 'Australia/Lord_Howe'])('on a server in %s', (server) => {
  test.each(Object.entries(table))(
    '%s',
    (line, [title, day, time, minutes = 30, category = 'personal', priority = 1, repeat = null]) => {
      process.env.TZ = server
      const { task } = parseLine(line, noon, newYork)
      const { scheduledTime, ...rest } = task
      expect({ ...rest, when: wallOf(scheduledTime, newYork) }).toEqual({
        title,
        category,
        priority,
        dueDate: day,
        when: time === null ? null : `${day}T${time}`,
        estimatedDuration: minutes,
        repeat,
      })
    },
  )

  test("days are the user's, on both sides of the date line and through clock changes", () => {
    process.env.TZ = server
    const read = (line: string, now: string, timeZone: string) => {
      const { dueDate, scheduledTime } = parseLine(line, new Date(now), timeZone).task
      return [dueDate, scheduledTime]
    }
    expect(read('tea', '2026-11-21T20:00:00Z', 'Pacific/Auckland')).toEqual(['2026-11-22', null])
    expect(read('tea tomorrow 9am', '2026-11-21T02:00:00Z', 'America/Los_Angeles')).toEqual([
      '2026-11-21',
      '2026-11-21T17:00:00.000Z',
    ])
    expect(read('tea tomorrow 9am', '2026-10-31T16:00:00Z', newYork)).toEqual([
      '2026-11-01',
      '2026-11-01T14:00:00.000Z',
    ])
    expect(read('tea tomorrow 9am', '2026-03-07T17:00:00Z', newYork)).toEqual([
      '2026-03-08',
      '2026-03-08T13:00:00.000Z',
    ])
    expect(read('tea tomorrow 2:30am', '2026-03-07T17:00:00Z', newYork)).toEqual([
      '2026-03-08',
      '2026-03-08T07:30:00.000Z',
    ])
    expect(read('tea in 2 hours', '2026-11-01T04:30:00Z', newYork)).toEqual(['2026-11-01', '2026-11-01T06:30:00.000Z'])
    expect(read('tea in 1 hour', '2026-03-08T06:30:00Z', newYork)).toEqual(['2026-03-08', '2026-03-08T07:30:00.000Z'])
    expect(read('tea 9am', '2026-11-21T02:00:00Z', 'Asia/Kolkata')).toEqual(['2026-11-21', '2026-11-21T03:30:00.000Z'])
    expect(read('tea Tue', '2026-03-08T07:10:00Z', newYork)).toEqual(['2026-03-10', null])
  })
})

test('what was found is told in the order of the line, word by word', () => {
  expect(parseLine('Yoga every Monday at 7am for 45m #self-care !3', noon, newYork).found).toEqual([
    { text: 'every Monday', means: 'repeat' },
    { text: 'at 7am', means: 'time' },
    { text: 'for 45m', means: 'duration' },
    { text: '#self-care', means: 'category' },
    { text: '!3', means: 'priority' },
  ])
  expect(parseLine('dentist on Tue at 3pm', noon, newYork).found).toEqual([
    { text: 'on Tue', means: 'date' },
    { text: 'at 3pm', means: 'time' },
  ])
})

test('any line at all is read, and what is found stands in it', () => {
  assert(
    property(string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (line) => {
      const { task, found } = parseLine(line, noon, newYork)
      expect(task.title).not.toBe('')
      let at = 0
      for (const { text } of found) {
        at = line.indexOf(text, at)
        expect(at).toBeGreaterThanOrEqual(0)
        at += text.length
      }
    }),
  )
  const words = [
    '1 ',
    'next ',
    'every ',
    'mon, ',
    '1h',
    '12:',
    'in 1 hour ',
    'jan 1 ',
    '#work ',
    '§',
    'and ',
    ' ',
    '1-',
    'every mon and ',
  ]
  for (const word of words) expect(parseLine(word.repeat(300).slice(0, 300), noon, newYork).task.priority).toBe(1)
})

test('a duration is told as the line says it, beside the quarter of an hour that it becomes', () => {
  const read = (line: string) => {
    const { task, saidMinutes } = parseLine(line, noon, newYork)
    return [task.estimatedDuration, saidMinutes]
  }
  expect(read('call Mum 10m')).toEqual([15, 10])
  expect(read('call Mum 3-4:10pm')).toEqual([75, 70])
  expect(read('call Mum 45m')).toEqual([45, 45])
  expect(read('call Mum')).toEqual([30, null])
})
