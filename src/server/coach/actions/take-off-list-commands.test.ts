import { expect, test } from 'vitest'
import { read } from './read-actions.testing.ts'

test.each([
  ['take mop the kitchen off my chores its done', ['finish | any | Mop the kitchen']],
  ['Take the trash off my chore list, it’s already done', ['finish | any | Trash']],
  ['can you take vacuum the stairs off my list i did it', ['finish | any | Vacuum the stairs']],
  ['take wash the car off my to do list, hubby did it', ['finish | any | Wash the car']],
  ['get the bathroom off my chores, finished', ['finish | any | Bathroom']],
])('what is taken off a list because it is done is checked off: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  ['take the dishes off my chores', ['delete | household | Dishes']],
  ['take eggs off my shopping list i got them', ['delete | item | Eggs']],
  ['take yoga off tomorrow', ['delete | any | Yoga | 2026-11-22']],
  ['take everything off my list its done', []],
])('what is only taken off is deleted, and all of it is no name: %s', (message, wanted) => {
  expect(read(message).filter((one) => !one.startsWith('unable'))).toEqual(wanted)
})

test.each([
  [
    'take folding laundry off my chores and give it to sunday night instead of monday',
    ['move | any | Folding laundry | 2026-11-23 | 2026-11-22 null'],
  ],
  ['take trash off my list and put it on thursday', ['move | any | Trash | 2026-11-26 null']],
  ['Take the gym off my planner and move it to Tuesday at 6pm', ['move | any | Gym | 2026-11-24 18:00']],
])('what is taken off a list and put on a day moves: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  ['mark off take down fall decorations', ['finish | any | Take down fall decorations']],
  ['Mark off pick up the turkey', ['finish | any | Pick up the turkey']],
  ['mark off the dishes', ['finish | any | Dishes']],
])('what is marked off may begin with a verb: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each(['mark off sunday for me', 'i took the dishes off his chores and he cried'])(
  'no task is marked off: %s',
  (message) => {
    expect(read(message).filter((one) => one.startsWith('finish'))).toEqual([])
  },
)

test.each([
  ['move my nail appointment from monday to friday', ['move | task | Nail appointment | 2026-11-23 | 2026-11-27 null']],
  ['change my gym from tuesday to thursday', ['move | any | Gym | 2026-11-24 | 2026-11-26 null']],
  ['move my monday walk to tuesday morning at 9', ['move | any | Walk | 2026-11-23 | 2026-11-24 09:00']],
])('both days of a move are read, and no work week: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test('a work week is still one', () => {
  expect(read('remind me to stretch monday to friday at 7am')[0]).toMatch(/FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR/)
})

test.each([
  [
    'mark the ch 11 homework done and put ch 12 on wednesday night',
    ['finish | any | Ch 11 homework', 'Ch 12 | 2026-11-25 | At night'],
  ],
  ['put chapter 4 on thursday at 6', ['Chapter 4 | 2026-11-26 | 18:00']],
  ['remind me to read pages 20 to 40 tomorrow night', ['Read pages 20 to 40 | 2026-11-22 | At night']],
  ['put the blood test on thursday at 9', ['Blood test | 2026-11-26 | 09:00']],
])('the number of a chapter or a page is part of its name: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'i want to read my bible in one year starting jan 1, can you make that a goal',
    ['goal Read my Bible in one year | 2027-12-31'],
  ],
  [
    'set a goal to run 100 miles in three months starting dec 1',
    ['goal Run 100 miles in three months | 100 | 2027-02-28'],
  ],
  ['make a goal: save 5000 in one year starting new years', ['goal Save 5000 | 5000 | MXN | 2027-12-31']],
  ['add a goal to save 1500 for the beach in june', ['goal Save for the beach | 1500 | MXN | 2027-06-30']],
  ['make a goal: 18 closings by december 31', ['goal 18 closings | 18 | 2026-12-31']],
])('a goal is due at the end of its term, and its title reads as said: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'i sold 41 pies for thanksgiving week, log 1148 for the shop',
    ['income Shop, 41 pies | 1148.00 MXN | 2026-11-21 | null'],
  ],
  ['I sold 12 cakes today, put 360 in for my bakery', ['income Bakery, 12 cakes | 360.00 MXN | 2026-11-21 | null']],
])('what was sold stays with the sum that is logged: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})
