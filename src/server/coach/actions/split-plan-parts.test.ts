import { expect, test } from 'vitest'
import { readPlanWish } from './plan-items.ts'
import { clock } from './read-actions.testing.ts'

const items = (message: string): string[] =>
  readPlanWish(message, clock).items.map(({ title, time }) => `${title} ${time ?? '-'}`)

test.each([
  [
    'plan my monday, i have the bus at 6 and 2:30, dentist at 10 and i need to get groceries',
    ['Bus 06:00', 'Bus 14:30', 'Dentist 10:00', 'Get groceries -'],
  ],
  ['plan tomorrow: showings at 10 and 1, laundry', ['Showings 10:00', 'Showings 13:00', 'Laundry -']],
  [
    'plan my saturday, kids games at 9 and 11, grocery pickup at 2',
    ['Kids games 09:00', 'Kids games 11:00', 'Grocery pickup 14:00'],
  ],
  ['plan my day, meds at 8 and 8, gym at 5', ['Meds 08:00', 'Meds 20:00', 'Gym 17:00']],
  ['plan my day: gym at 9 and 2 loads of laundry', ['Gym 09:00', '2 loads of laundry -']],
])('two times of one thing are both its own: %s', (message, wanted) => {
  expect(items(message)).toEqual(wanted)
})
