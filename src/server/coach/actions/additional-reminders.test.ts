import { expect, test } from 'vitest'
import { read } from './read-actions.testing.ts'

test.each([
  [
    'Can you put a reminder for Mamá’s pills at 8, 2 and 9, and one on Saturdays to fill the box? My sister takes over on the 10th so stop them then.',
    [
      'Mamá’s pills | 2026-11-22 | 08:00 | FREQ=DAILY;UNTIL=20261209',
      'Mamá’s pills | 2026-11-21 | 14:00 | FREQ=DAILY;UNTIL=20261209',
      'Mamá’s pills | 2026-11-21 | 21:00 | FREQ=DAILY;UNTIL=20261209',
      'Fill the box | 2026-11-21 | FREQ=WEEKLY;BYDAY=SA;UNTIL=20261209',
    ],
  ],
  [
    'Remind me to give Bruno his antibiotic at 7 and 7 until next Thursday',
    [
      'Give Bruno his antibiotic | 2026-11-22 | 07:00 | FREQ=DAILY;UNTIL=20261126',
      'Give Bruno his antibiotic | 2026-11-21 | 19:00 | FREQ=DAILY;UNTIL=20261126',
    ],
  ],
  [
    'Remind me every second Friday to pay the cleaner until the end of March',
    ['Pay the cleaner | 2026-11-27 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;UNTIL=20270331'],
  ],
  [
    'Remind me to water the tomatoes every other day until the 10th',
    ['Water the tomatoes | 2026-11-21 | FREQ=DAILY;INTERVAL=2;UNTIL=20261210'],
  ],
  [
    'Remind me on alternate Thursdays to change the sheets',
    ['Change the sheets | 2026-11-26 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
  ],
  [
    'Remind me each morning at 7 to test the pool. Stop after the 15th.',
    ['Test the pool | 2026-11-22 | 07:00 | FREQ=DAILY;UNTIL=20261215'],
  ],
])('hours go through the day, and a rule ends where it’s said: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'Remind me every Wednesday at 6 to put the bins out, and alternate weeks it’s the green one, starting green this week',
    'Put the bins out',
  ],
  [
    'I would like to have a reminder each Wednesday at 7:30 pm to phone my sister in Perth, as it is morning there.',
    'Phone my sister in Perth',
  ],
  ['Remind me tomorrow to find the blue folder which is probably at work', 'Find the blue folder'],
])('a remark is not part of a title: %s', (message, title) => {
  expect(read(message).map((one) => one.split(' | ')[0])).toEqual([title])
})
