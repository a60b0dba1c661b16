import { expect, it } from 'vitest'
import { withQuickTyping } from './hurried-commands.ts'

it.each([
  ['mark the attic cleanup done finally', 'check off the attic cleanup'],
  ['mark dusting and the litter box done', 'check off dusting and the litter box'],
  ['please mark my stretching and the bills as complete today', 'please check off my stretching and the bills'],
  ['just finished the grading mark it off please', 'check off the grading'],
  ['i did the compost and the plants, can you check them off', 'check off the compost and the plants'],
  ['check off folding the towels its all done thank god', 'check off folding the towels'],
])('what is done is checked off: %s', (typed, plain) => {
  expect(withQuickTyping(typed)).toBe(plain)
})

it.each([
  ['plan 20 min jogs for me tues and sat at 7', /^schedule 20 min jog tues and sat at 7$/],
  ['plan yoga for mon and wed mornings at 6', /^schedule yoga for mon and wed morning at 6$/],
  ['put swim lessons mon thru wed at 5', /^put swim lessons mon, tue, wed at 5$/],
  ['throw ironing and dusting on the chores for sunday', /^throw ironing and dusting to my chore list for sunday$/],
  ['need to put bins and mopping on tomorrows chores', /^put bins and mopping to my chore list for tomorrow$/],
  ['we need wipes and coffee, put those on my list', /^add wipes and coffee to my shopping list$/],
  ['set a reminder for friday at 3 to renew the tags', /^remind me to renew the tags on friday at 3$/],
  ['did 20 min on the bike, log it', /^log 20 min bike$/],
  ['got paid 90 from mrs cole today for 4 hours of ironing', /^got paid 90 from ironing for mrs cole today, 4 hours$/],
])('a command in a hurry is put plainly: %s', (typed, plain) => {
  expect(withQuickTyping(typed)).toMatch(plain)
})

it.each(['plan my week', 'plan next tuesday: laundry, gym', 'plan out my monday', 'how do i plan meals for tuesday'])(
  'other messages stay as they are: %s',
  (typed) => {
    expect(withQuickTyping(typed)).toBe(typed)
  },
)

it.each([
  [
    'delete the gym on wednesday and put a walk at 6pm instead',
    'delete the gym on wednesday and add a walk at 6pm on wednesday',
  ],
  ['cancel yoga on friday and put in a massage at 4 instead', 'delete yoga on friday and add a massage at 4 on friday'],
  [
    'remove choir practice thursday, add dinner with mom at 7 instead',
    'remove choir practice thursday and add dinner with mom at 7 thursday',
  ],
])('what is put in the place of something has its day: %s', (typed, plain) => {
  expect(withQuickTyping(typed)).toBe(plain)
})

it.each([
  'delete the gym on wednesday and put a walk on thursday at 6pm instead',
  'delete milk and add oat milk to my list instead',
  'delete the dentist on monday and put that on friday instead',
])('what names its own day or list keeps it: %s', (typed) => {
  expect(withQuickTyping(typed)).toBe(typed)
})
