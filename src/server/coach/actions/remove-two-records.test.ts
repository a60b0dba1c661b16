import { expect, it } from 'vitest'
import { withBothTakenOff } from './remove-two-records.ts'
import { read } from './read-actions.testing.ts'

it.each([
  [
    'mark the bath done and take off mop kitchen im not getting to it today',
    ['finish | any | Bath', 'delete | any | Mop kitchen'],
  ],
  ['mark the laundry done and take call ana off', ['finish | any | Laundry', 'delete | any | Call ana']],
  ['take milk off and eggs off', ['delete | any | Milk', 'delete | any | Eggs']],
  ['take the bath off my list and call ana off too', ['delete | any | Bath', 'delete | any | Call ana']],
  [
    'move the vet to friday and delete the monday one',
    ['move | any | Vet | 2026-11-27 null', 'delete | any | Vet | 2026-11-23'],
  ],
  ['delete the gym altogether', ['delete | any | Gym']],
])('the second of two is done as well: %s', (message, briefs) => {
  expect(read(message)).toEqual(briefs)
})

it.each([
  'take friday off and monday off',
  'take my coat off and my shoes off',
  'take the edge off and the pressure off',
  'check off the dishes and take off work friday',
  'he took the lid off and the wheels off',
])('time and clothes are no records: %s', (message) => {
  expect(withBothTakenOff(message)).toBe(message)
})

it.each([
  ['i finished the hall closet you can check that one off', 'finish | any | Hall closet'],
  ['i called the vet so you can cross that off my list', 'finish | any | Vet'],
  ['paid the water bill so that can come off the list', 'finish | any | Water bill'],
  ['the closet is done you can mark that one off', 'finish | any | Closet'],
])('what is told as done and asked to be crossed off: %s', (message, brief) => {
  expect(read(message)).toEqual([brief])
})

it.each([
  'i did the dishes and we can check that place out',
  'i finished the book and he crossed the street',
  'they called the game off',
])('what only sounds alike is left alone: %s', (message) => {
  expect(read(message).filter((one) => one.startsWith('finish | any'))).toEqual([])
})

it.each([
  ['sold the calf!! 1,850 after commission. put it in the income and let me brag', 'income Calf | 1850.00'],
  ['sold the quilt, 120 after fees, put it in income', 'income Quilt | 120.00'],
  ['sold the van for 2,300. put it in my income', 'income Van | 2300.00'],
])('what was sold is the title, and a sum keeps its thousands: %s', (message, brief) => {
  expect(read(message)).toEqual([expect.stringContaining(brief)])
})

it('a list without a name holds things to buy, or to do where most begin as such', () => {
  expect(read('add to list: nappies size 4, the good rice')).toEqual([
    'item nappies size 4 | household',
    'item good rice | household',
  ])
  expect(read('add to list: call the bank, book the dentist')).toEqual([
    expect.stringMatching(/^Call the bank/),
    expect.stringMatching(/^Book the dentist/),
  ])
})

it('what a goal says is changed, and no new goal is made of it', () => {
  const said = 'My goal says "run 10k by spring." I hate it. Change it to swimming and don’t make me feel bad'
  expect(read(said)).toEqual(['adjust | goal | Run 10k by spring'])
  expect(read('my goal says lose 10 pounds by june. that feels mean')).toEqual([])
  expect(read('my goal is to run 10k')).toEqual([expect.stringContaining('goal Run 10k')])
})

it('a day that is moved from is not after the day it is moved to', () => {
  // The clock stands on a Saturday.
  expect(read('move the vet from saturday to next saturday')).toEqual([
    'move | any | Vet | 2026-11-21 | 2026-11-28 null',
  ])
  expect(read('move the vet from monday to tuesday')).toEqual(['move | any | Vet | 2026-11-23 | 2026-11-24 null'])
})
