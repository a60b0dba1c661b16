import { expect, it } from 'vitest'
import { toPlainCommand } from './reorder-typed-command.ts'
import { findNoCard } from '../app-help/requests-without-card.ts'
import { answerSavingShare } from '../dialogue/practical-questions/saving-share.ts'
import { readActions } from './read-actions.ts'
import { findUnsupportedArea } from './unsupported-areas.ts'

/** A Saturday evening. */
const context = {
  now: new Date('2026-11-29T01:41:00Z'),
  timeZone: 'America/New_York',
  today: '2026-11-28',
  language: 'en',
  hasMilestones: false,
} as const
const cards = (message: string) =>
  readActions(message, context).flatMap((one) => (one.do === 'add' ? one.proposal : []))

it.each([
  ['remind me every evening at 7 to water the ferns', { time: '19:00', repeat: 'FREQ=DAILY' }],
  ['remind me to lock the shed every night at 10', { time: '22:00', dueDate: '2026-11-28' }],
  ['remind me to feed the baby every night at 3', { time: '03:00' }],
  ['remind me every morning at 6 to stretch', { time: '06:00' }],
  ['recuérdame tomar mi pastilla todas las noches a las 9', { time: '21:00' }],
  ['add supper club thurs at 645', { time: '18:45' }],
  ['add vet appt tmrw morn at 1030', { time: '10:30', title: 'Vet appointment' }],
  ['add book club wed at 7', { time: '19:00' }],
  ['put bible study sunday at 9 on my planner', { time: '09:00' }],
])('the half of the day that the words name: %s', (message, card) => {
  expect(cards(message)).toMatchObject([card])
})

it('a rule that lasts so many days ends, once for each hour', () => {
  expect(cards('remind me to use the eye drops at 9am and 9pm for 7 days')).toMatchObject([
    { title: 'Use the eye drops', time: '09:00', repeat: 'FREQ=DAILY;UNTIL=20261205' },
    { title: 'Use the eye drops', time: '21:00', repeat: 'FREQ=DAILY;UNTIL=20261204' },
  ])
})

it.each([
  ['set a goal to paint 20 birdhouses this year, i already did 5', 'Paint 20 birdhouses', '5'],
  ['add a goal to write 30 pages by the end of the year im at 12 so far', 'Write 30 pages', '12'],
  ['make a goal to swim 50 laps this year ive done 9 already', 'Swim 50 laps', '9'],
])('the progress of a goal is read beside it, and a year gives its end: %s', (message, title, currentValue) => {
  expect(cards(message)).toMatchObject([{ title, currentValue, targetDate: '2026-12-31' }])
})

it('a weight to begin with is nothing that was lost', () => {
  const [goal] = cards('add a goal to lose 15 pounds, starting at 172')
  expect(goal).toMatchObject({ targetValue: '15' })
  expect(goal).not.toHaveProperty('currentValue')
})

it.each([
  ['put ironing and sweep porch on chores for sunday', ['Ironing', 'Sweep porch']],
  ['add dust, mop and laundry to my chores for sunday', ['Dust', 'Mop', 'Laundry']],
])('chores of a list share the day said after them: %s', (message, titles) => {
  expect(cards(message)).toMatchObject(titles.map((title) => ({ kind: 'household', title, dueDate: '2026-11-29' })))
})

it('a prayer is written out', () => {
  expect(cards('add a prayer for my aunt shes starting radiation monday')).toMatchObject([
    { title: 'For my aunt, she’s starting radiation Monday' },
  ])
})

it('a date names the day to move to, and a reminder is for the day before', () => {
  expect(readActions('move the eye exam to the 12th at 9', context)).toMatchObject([
    { change: { dueDate: '2026-12-12', time: '09:00' } },
  ])
  expect(cards('remind me the night before to charge the tablet, the flight is friday')).toMatchObject([
    { title: 'Charge the tablet for the flight', dueDate: '2026-12-03' },
  ])
})

it('what no card is for is said, with the name ready', () => {
  expect(findNoCard('put a cabin by the lake on my vision board')).toContain('“Cabin by the lake.”')
  expect(findNoCard('save an affirmation that i am steady')).toContain('“I am steady.”')
  expect(findNoCard('undo that')).toContain('“Undo”')
  expect(findNoCard('write me an affirmation about being steady')).toBeNull()
  expect(findUnsupportedArea('log my blood sugar 110')?.answer).toContain('blood sugar')
})

it('a wage is no sum to save: a share of it is', () => {
  const share = answerSavingShare('what should i be saving each month if i bring home 2600 and my rent is 800')
  expect(share).toContain('$390 a month')
  expect(share).toContain('$1,800 for everything else')
  expect(answerSavingShare('how much should i save for a trip by june if i make 2600')).toBeNull()
})

it('a list is known by its misspelled name', () => {
  for (const name of ['shoping', 'shoppin', 'shopping'])
    expect(toPlainCommand(`add eggs to the ${name} list`)).toContain('shopping list')
  for (const name of ['grocey', 'grocry', 'groccery'])
    expect(toPlainCommand(`add eggs to my ${name} list`)).toContain('grocery list')
})
