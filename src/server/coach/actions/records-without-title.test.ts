import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { askCoach, signUpForCoach } from '../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'
import { read } from './read-actions.testing.ts'

test.each([
  [
    'cross off everything on the house list to do with the gutters, Piotr finally did it',
    ['finish | household | Gutters'],
  ],
  ['delete everything with Imke in it please', ['delete | any | Imke']],
  ['Nadia’s moved away so delete everything with Imke in it', ['delete | any | Imke']],
  ['take everything to do with the wedding off my planner', ['delete | task | Wedding']],
  ['remove anything with gluten from my grocery list', ['delete | item | Gluten']],
  ['move everything that mentions the choir to Saturday', ['move | any | Choir | 2026-11-28 null']],
  ['push the earlier of my two calls to Wednesday at 5', ['move | task | Calls | 2026-11-25 17:00']],
  ['cancel the one on Thursday', ['delete | task | One on Thursday | 2026-11-26']],
  ['Move the thing on Thursday to Saturday', ['move | task | One on Thursday | 2026-11-26 | 2026-11-28 null']],
])('records are meant by a word, by their order or by their day: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'swap Friday with Monday',
    ['moveAll 2026-11-27 2026-11-27 to 2026-11-23', 'moveAll 2026-11-23 2026-11-23 to 2026-11-27'],
  ],
  [
    'could you switch tuesday and wednesday for me, the plumber moved',
    ['moveAll 2026-11-24 2026-11-24 to 2026-11-25', 'moveAll 2026-11-25 2026-11-25 to 2026-11-24'],
  ],
  [
    'swap the vet on Monday with choir on Thursday',
    ['move | task | Vet | 2026-11-23 | 2026-11-26 null', 'move | task | Choir | 2026-11-26 | 2026-11-23 null'],
  ],
  [
    'Could you move my dentist from Thursday to the Tuesday after? 3.15, same place.',
    ['move | any | Dentist | 2026-11-26 | 2026-12-01 15:15'],
  ],
])('days change places, and the day after one that is named is counted from it: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  ['add to groceries: milk. no, oat milk', ['item oat milk | household']],
  ['can you put milk on the list. no, oat milk', ['item oat milk | household']],
  [
    'add eggs, bread, milk, no wait, oat milk to my shopping list',
    ['item eggs | household', 'item bread | household', 'item oat milk | household'],
  ],
  ['add to shopping: cheddar, actually no, goat cheese', ['item goat cheese | household']],
])('an item that is corrected is put down once: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'Add 45000 naira to income, that’s the two aso ebi gowns for Mrs Adeyemi, balance coming Saturday',
    ['income Two aso ebi gowns for Mrs. Adeyemi | 45000.00 NGN | 2026-11-21 | null'],
  ],
  ['log 120 in income, alterations for Nadia', ['income Alterations for Nadia | 120.00 MXN | 2026-11-21 | null']],
  [
    'record £40 under my income from piano for the twins, half of it, other half next week',
    ['income Piano for the twins | 40.00 GBP | 2026-11-21 | null'],
  ],
  ['log 60 euros to my income log: violin lesson yesterday', ['income Violin lesson | 60.00 EUR | 2026-11-20 | null']],
])('what is put to the income log has its sum and its name, and no balance: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(new Date('2026-11-24T15:00:00.000Z'))
  user = await signUpForCoach(app)
  for (const task of [
    { title: 'Dentist, the cheaper one', dueDate: '2026-11-27' },
    { title: 'Call the council', dueDate: '2026-11-25' },
    { title: 'Call Marta', dueDate: '2026-11-28' },
  ])
    await user.post('/api/tasks', task)
})
afterAll(() => app.stop())

test('a task of another day than the one that was said is offered, and nothing is changed', async () => {
  const asked = await askCoach(user, 'cancel the dentist on Thursday')
  expect(asked.proposals).toEqual([])
  expect(asked.response).toContain(
    'I don’t see “Dentist” on Thursday, November 26. There’s “Dentist, the cheaper one” on Friday, November 27. Do you mean that one?',
  )
  expect(asked.choices).toEqual(['Delete “Dentist, the cheaper one” from my planner'])
})

test('the later of two has a card, and of all that have a word each', async () => {
  const later = await askCoach(user, 'move the later of the two calls to Sunday')
  expect(later.proposals).toMatchObject([{ proposal: { title: 'Call Marta', change: { dueDate: '2026-11-29' } } }])
  const every = await askCoach(user, 'delete everything that mentions calls')
  expect(every.proposals.map(({ proposal }) => proposal)).toMatchObject([
    { title: 'Call the council', change: { act: 'delete' } },
    { title: 'Call Marta', change: { act: 'delete' } },
  ])
  const none = await askCoach(user, 'delete everything with Imke in it')
  expect(none.proposals).toEqual([])
  expect(none.response).toContain('Nothing open in your planner or on your lists has “Imke” in its name')
})
