import { expect, test } from 'vitest'
import { proposeMoveAll } from './propose-move-all.ts'
import { read } from './read-actions.testing.ts'

test.each([
  [
    'Push everything I have on Monday to Tuesday, all but the standup',
    '2026-11-23 2026-11-23 to 2026-11-24 but standup',
  ],
  [
    'Could you shift all of tomorrow’s things to Saturday, except for the vet and the school run? My mother in law is coming early.',
    '2026-11-22 2026-11-22 to 2026-11-28 but vet, school run',
  ],
  [
    'Move all my Wednesday stuff to Thursday but leave the physio where it is.',
    '2026-11-25 2026-11-25 to 2026-11-26 but physio',
  ],
  [
    'Take everything off Friday and put it on Thursday, only keep the bank.',
    '2026-11-27 2026-11-27 to 2026-11-26 but bank',
  ],
  [
    'Everything on Tuesday needs to go to Wednesday please, apart from picking up Noor',
    '2026-11-24 2026-11-24 to 2026-11-25 but picking up Noor',
  ],
  ['I’m sick. Move today’s tasks to Monday, not the rent one though.', '2026-11-21 2026-11-21 to 2026-11-23 but rent'],
  ['Move my Thursday stuff to Friday. Not the vet.', '2026-11-26 2026-11-26 to 2026-11-27 but vet'],
  ['Postpone all of Thursday until next Monday, keep the haircut', '2026-11-26 2026-11-26 to 2026-11-30 but haircut'],
  [
    'Move everything on Thursday to Friday please, the boiler man is coming between 8 and 6.',
    '2026-11-26 2026-11-26 to 2026-11-27',
  ],
  ['Put everything on hold until Monday, I have the flu', '2026-11-21 2026-11-22 to 2026-11-23'],
  ['Keep the choir but move everything else from Wednesday to Friday', '2026-11-25 2026-11-25 to 2026-11-27 but choir'],
  [
    'Move all of Monday’s tasks except the two with Jonas to Wednesday',
    '2026-11-23 2026-11-23 to 2026-11-25 but Jonas',
  ],
  ['No work Friday: shift Friday to the Monday after', '2026-11-27 2026-11-27 to 2026-11-30'],
  ['Everything I planned for Sunday can wait till Tuesday', '2026-11-22 2026-11-22 to 2026-11-24'],
  ['Push today to tomorrow', '2026-11-21 2026-11-21 to 2026-11-22'],
])('all tasks of a day are moved, but for the exceptions: %s', (message, wanted) => {
  expect(read(message)).toEqual([`moveAll ${wanted}`])
})

test.each([
  ['Cancel everything tomorrow except the lawyer', 'delete 2026-11-22 2026-11-22 but lawyer'],
  ['Clear my Thursday, the baby came early', 'delete 2026-11-26 2026-11-26'],
  ['I need you to clear tomorrow morning for me', 'delete 2026-11-22 2026-11-22 05:00'],
  ['Mark everything today as done except the ironing', 'finish 2026-11-21 2026-11-21 but ironing'],
  ['I did everything on today’s list but the phone call', 'finish 2026-11-21 2026-11-21 but phone call'],
])('all tasks of a day are deleted or finished: %s', (message, wanted) => {
  expect(read(message)).toEqual([wanted])
})

test.each(['cancel everything', 'I moved everything to the shed', 'clear my head', 'everything hurts except my hair'])(
  'nothing of a day is meant: %s',
  (message) => {
    expect(read(message).filter((one) => /^(?:moveAll|delete|finish) \d/.test(one))).toEqual([])
  },
)

const span = { from: '2026-11-26', to: '2026-11-26', hours: null }
const task = (title: string) => ({ record: 'task', id: title, title, dueDate: '2026-11-26', time: null }) as const
const asked = { do: 'moveAll', span, day: '2026-11-27', begin: null, isGuess: false, language: 'en' } as const

test('what stays is said, and what isn’t there', () => {
  const found = { found: [task('Vet with Biscuit'), task('Pick up the parcel')], off: [] }
  expect(proposeMoveAll({ ...asked, keep: ['vet', 'choir'] }, found, '2026-11-21')).toMatchObject({
    cards: [{ title: 'Pick up the parcel' }],
    line: '“Vet with Biscuit” stays where it is. I don’t see anything called “choir” there, so look before you tap.',
  })
})
