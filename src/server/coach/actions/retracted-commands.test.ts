import { expect, test } from 'vitest'
import { read } from './read-actions.testing.ts'

test.each([
  'Delete the goal about learning Italian. Gianni and I are finished. Actually no, keep it, I like the language.',
  'cancel the haircut on Friday. wait, no, leave it',
  'Remove eggs from my list, actually never mind',
])('what is taken back in the same breath stays: %s', (message) => {
  expect(read(message)).toEqual(['unable keptAfterAll: '])
})

test.each([
  ['Move the dentist to the day after the vet', ['unable eventDay: the vet']],
  ['Move the piano lesson to the day after my exam please', ['unable eventDay: my exam']],
  ['Move choir to the day after Thanksgiving', ['move | any | Choir | 2026-11-27 null']],
  ['Delete yoga on Monday, I hate it, but keep the one on Thursday', ['delete | any | Yoga | 2026-11-23']],
])('a day is never made up: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test('a story that is to be put on days asks which tasks, and keeps the days free that are named', () => {
  const message =
    'My in-laws are coming, eleven people, one diabetic, and my cook is on leave from the 3rd. Can you break this into days for me and put the tasks in the planner, but leave my Tuesday and Thursday evenings since that’s choir?'
  expect(read(message)).toEqual(['unable spreadWhat: Tuesday and Thursday evenings'])
})

test('each hour has its own thing to do', () => {
  expect(read('Remind me at 5 to leave, at 5:30 to actually leave, and at 6 to text that I’m late')).toEqual([
    'Leave | 2026-11-21 | 17:00',
    'Actually leave | 2026-11-21 | 17:30',
    'Text that I’m late | 2026-11-21 | 18:00',
  ])
})
