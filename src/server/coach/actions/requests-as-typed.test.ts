import { askCoach } from '../../../../test/coach-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Exchange } from '#contract/coach.ts'
import type { Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  user = await app.signUp()
})
afterAll(() => app.stop())
/** A Monday, 9:00 in the user's time zone. */
beforeEach(() => void app.setTime(new Date('2026-11-23T14:00:00.000Z')))

const ask = (message: string): Promise<Exchange> => askCoach(user, message)
const cardsOf = ({ proposals }: Exchange) => proposals.map(({ proposal }) => proposal)

test.each([
  ['remind me to call mom tomorrow at 8ish', 'Call mom', '2026-11-24', 'Around 8'],
  ['add gym tmrw around 7', 'Gym', '2026-11-24', 'Around 7'],
  [
    'remind me to fold laundry after the kids are down',
    'Fold laundry after the kids are down',
    '2026-11-23',
    undefined,
  ],
  ['remind me to email the teacher first thing tomorrow', 'Email the teacher first thing', '2026-11-24', undefined],
  ['remind me before work to move the car', 'Move the car before work', '2026-11-23', undefined],
  ['add send the invoice by end of day friday', 'Send the invoice by end of day', '2026-11-27', undefined],
  ['remind me to call the bank at lunchtime', 'Call the bank at lunchtime', '2026-11-23', undefined],
  ['remind me to call the vet friday morning', 'Call the vet', '2026-11-27', 'In the morning'],
  ['remind me to return the boots sometime this weekend', 'Return the boots', '2026-11-28', 'Sometime this weekend'],
  ['remind me to text ana at 3 or 4 tomorrow', 'Text Ana', '2026-11-24', 'At 3 or 4'],
  ['remind me thursday after 6 to text ana', 'Text Ana', '2026-11-26', 'After 6'],
  ['recuérdame llamar a mamá mañana como a las 7', 'Llamar a mamá', '2026-11-24', 'Como a las 7'],
  [
    'recuérdame doblar la ropa cuando se duerman los niños',
    'Doblar la ropa cuando se duerman los niños',
    '2026-11-23',
    undefined,
  ],
])('without a clear hour the card has a day only, and its words stay: %s', async (message, title, dueDate, notes) => {
  const [card] = cardsOf(await ask(message))
  expect(card).toMatchObject({ kind: 'task', title, dueDate, time: null, ...(notes !== undefined && { notes }) })
})

test.each([
  ['remind me to call mom around 7pm', '19:00'],
  ['remind me to call mom tonight around 8', '20:00'],
  ['remind me to call mom tomorrow around 3', '15:00'],
  ['recuérdame llamar a mamá mañana como a las 7 de la noche', '19:00'],
])('a rough hour whose half of the day is clear is put on the card: %s', async (message, time) => {
  expect(cardsOf(await ask(message))).toMatchObject([{ kind: 'task', time }])
})

test('a move to a part of a day says that it names no hour', async () => {
  const person = await app.signUp()
  await person.post('/api/tasks', { title: 'Call the contractor', scheduledTime: '2026-11-26T10:00' })
  const asked = await askCoach(person, 'move the contractor call to friday morning')
  expect(asked.proposals).toMatchObject([
    { proposal: { kind: 'change', change: { dueDate: '2026-11-27', time: null } } },
  ])
  expect(asked.response).toContain('“in the morning” isn’t an exact time, so this keeps the one it has.')
})

test.each([
  ['log 40 from 2 zippers for dana', '2 zippers for Dana', '40.00', null],
  ['registra 40 de 2 cierres para dana', '2 cierres para Dana', '40.00', null],
  ['log $60 for the three hems by hand', 'Three hems by hand', '60.00', null],
  ['got 85 from a gel set today, took me about 2 hours', 'A gel set', '85.00', '2'],
  ['sold 3 candles at the market for 15 each', '3 candles at the market', '45.00', null],
  [
    'I sold six candles at church yesterday, 14 dollars each. Add that to my income please.',
    '6 candles at church',
    '84.00',
    null,
  ],
  ['vendí dos gorros por 30', 'Dos gorros', '30.00', null],
])('income keeps the words for what it was: %s', async (message, said, amount, hours) => {
  const title = said.charAt(0).toUpperCase() + said.slice(1)
  expect(cardsOf(await ask(message))).toMatchObject([{ kind: 'income', title, amount, hours }])
})

test('too much of something is told, not to be put in the planner', async () => {
  expect(cardsOf(await ask('so much credit card debt'))).toEqual([])
})

test.each([
  [
    'put dentist ce class on the 14th at 6pm pls its online',
    { kind: 'task', title: 'Dentist ce class (online)', time: '18:00' },
  ],
  ['wash sheets every other sunday', { kind: 'task', title: 'Wash sheets', repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU' }],
  ['get the car inspected by the 30th', { kind: 'task', title: 'Get the car inspected', dueDate: '2026-11-30' }],
  ['i need to book a mammogram sometime next week', { kind: 'task', title: 'Book a mammogram' }],
  ['add the school thing for fri at 3', { kind: 'task', dueDate: '2026-11-27', time: '15:00' }],
  ['i want to walk 30 times by the end of march', { kind: 'goal', title: 'Walk 30 times', targetValue: '30' }],
])('a thing to do with its day needs no verb that says to put it down: %s', async (message, card) => {
  expect(cardsOf(await ask(message))).toMatchObject([card])
})

test('what was done is checked off, and an hour alone keeps the day of the task', async () => {
  const person = await app.signUp()
  await person.post('/api/tasks', { title: 'Clean sheets for Mamma', dueDate: '2026-11-27' })
  await person.post('/api/tasks', { title: 'Trim the mint', dueDate: '2026-11-27' })
  await person.post('/api/tasks', { title: 'Team check-in', scheduledTime: '2026-11-25T09:00' })
  expect(cardsOf(await askCoach(person, 'i finished clean sheets for mamma and trim the mint'))).toMatchObject([
    { kind: 'change', title: 'Clean sheets for Mamma', change: { act: 'finish' } },
    { kind: 'change', title: 'Trim the mint', change: { act: 'finish' } },
  ])
  for (const [message, time] of [
    ['change team check-in to 10', '10:00'],
    ['change the time for team check-in to noon', '12:00'],
  ] as const)
    expect(cardsOf(await askCoach(person, message))).toMatchObject([
      { kind: 'change', title: 'Team check-in', change: { act: 'move', dueDate: '2026-11-25', time } },
    ])
})

test('what is added after a card goes where that one went, in Spanish too', async () => {
  const person = await app.signUp()
  await askCoach(person, 'log a 40 min walk this morning')
  expect(cardsOf(await askCoach(person, 'and 2 glasses of water'))).toMatchObject([{ kind: 'water' }])
  await askCoach(person, 'agrega leche y tortillas a la lista del super')
  expect(cardsOf(await askCoach(person, 'y también pan'))).toMatchObject([
    { kind: 'item', title: 'pan', list: 'household' },
  ])
})

test('cookies that were made are not income', async () => {
  expect(cardsOf(await ask('i made 12 cookies for the party'))).toEqual([])
})

test.each([
  ['add milk, eggs and bread. also 4 candles', ['milk', 'eggs', 'bread', '4 candles']],
  ['put milk and bread on my list - also 4 candles', ['milk', 'bread', '4 candles']],
  ['shopping list - milk\neggs\nbread\nalso 4 candles', ['milk', 'eggs', 'bread', '4 candles']],
  ['add milk and eggs to the shopping list, oh and 4 candles', ['milk', 'eggs', '4 candles']],
  ['can you add: paper plates / cups / 4 candles', ['paper plates', 'cups', '4 candles']],
  ['we need to get: milk, eggs. also 4 candles', ['milk', 'eggs', '4 candles']],
  ['apunta leche, huevos y pan, también 4 velas', ['leche', 'huevos', 'pan', '4 velas']],
])('a list keeps its last line: %j', async (message, titles) => {
  expect(cardsOf(await ask(message))).toEqual(titles.map((title) => expect.objectContaining({ kind: 'item', title })))
})

test.each([
  ['things for saturday - call ana, pick up cake, also order balloons', ['Call Ana', 'Pick up cake', 'Order balloons']],
  ['to do saturday:\ncall ana\npick up cake\nalso order balloons', ['Call Ana', 'Pick up cake', 'Order balloons']],
  ['put them all on my list for saturday: psych, history', ['Psych', 'History']],
])('a list of things to do keeps its last line, and its day: %j', async (message, titles) => {
  expect(cardsOf(await ask(message))).toEqual(
    titles.map((title) => expect.objectContaining({ kind: 'task', title, dueDate: '2026-11-28' })),
  )
})

test.each([
  [
    ['im saving for a new nail lamp its 75 bucks, want it by christmas', 'make that a goal'],
    'New nail lamp',
    '75',
    '2026-12-24',
  ],
  [
    ['the tires are going to be 640 and i need them before march', 'can you make a goal from it'],
    'Tires',
    '640',
    '2027-02-28',
  ],
  [['i need $300 for the field trip by april 10', 'set that as a goal please'], 'Field trip', '300', '2027-04-10'],
  [
    ['thinking about a trip to see my sister, flights are 380', 'ok make it a goal for june'],
    'Flights',
    '380',
    '2027-06-30',
  ],
  [['we need 1,200 for a new fridge. make that a goal'], 'New fridge', '1200', null],
  [
    ['estoy ahorrando para una bici nueva, cuesta 240, la quiero para marzo', 'ponlo como meta'],
    'Bici nueva',
    '240',
    '2027-03-31',
  ],
])('a goal is made out of what was told: %j', async (messages, title, targetValue, targetDate) => {
  const person = await app.signUp()
  const answers: Exchange[] = []
  for (const message of messages) answers.push(await askCoach(person, message))
  expect(answers.slice(-1).flatMap(cardsOf)).toMatchObject([
    { kind: 'goal', title, goalKind: 'amount', targetValue, currency: 'USD', targetDate },
  ])
})

test('a wish with a number and a day is a goal, and needed money is not income', async () => {
  expect(cardsOf(await ask('i want to walk 30 times by the end of march'))).toMatchObject([
    { kind: 'goal', title: 'Walk 30 times', goalKind: 'habit', targetValue: '30', targetDate: '2027-03-31' },
  ])
  expect(cardsOf(await ask('i need $300 for the field trip by april 10'))).toEqual([])
})

test.each([
  [
    'my landlord is coming by tomorrow about the leak',
    'what should i ask her first',
    'What do you most want to know from her?',
  ],
  ['my daughter told me she hates school', 'what should i ask her first', 'What do you most want to know from her?'],
  ['my sister owes me 400 and she’s avoiding me', 'what do i even ask him', 'What do you most want to know from him?'],
  ['my stepdaughter is visiting for the first time', 'what should i do with her first', 'How would you like it to go?'],
])('a question that leans on what was told opens no matter of the library: %s', async (told, message, asked) => {
  const person = await app.signUp()
  await person.post('/api/sophia/chat', { message: 'hello' })
  await person.post('/api/sophia/chat', { message: told })
  const { response, proposals } = await askCoach(person, message)
  expect(response).toContain(`What I’ve got from you: “${told}”`)
  expect(response.endsWith(asked)).toBe(true)
  expect(response).not.toMatch(/\d\. /)
  expect(proposals).toEqual([])
})

test.each([
  'can you put fri down for me please',
  'put it on the planner for me anyway',
  'put that on my list either way please',
])('words that name nothing become no card: %s', async (message) => {
  expect(cardsOf(await ask(message))).toEqual([])
})

test('an hour without its colon is one', async () => {
  const { proposals } = await ask('remind me 830 to take my vitamins tomorrow')
  expect(proposals).toMatchObject([{ proposal: { title: 'Take my vitamins', dueDate: '2026-11-24', time: '08:30' } }])
})

test('a heading of a day with a comma is not a task', async () => {
  const cards = cardsOf(await ask('Two things for tomorrow, call the vet and pick up the dry cleaning'))
  expect(cards).toMatchObject([
    { title: 'Call the vet', dueDate: '2026-11-24' },
    { title: 'Pick up the dry cleaning', dueDate: '2026-11-24' },
  ])
})

test('an alert before a task can’t be set, which is said beside the card of the task', async () => {
  const { proposals, response } = await ask('dentist thursday at 3pm, ping me 15 min before')
  expect(proposals).toMatchObject([{ proposal: { title: 'Dentist', dueDate: '2026-11-26', time: '15:00' } }])
  expect(response).toContain('doesn’t send an alert before a task')
})

test('a goal is never taken for a task of its name', async () => {
  await user.post('/api/tasks', { title: 'Put 25 into the quiet fund', dueDate: '2026-11-24' })
  const { proposals, response } = await ask('delete my quiet fund goal')
  expect(proposals).toEqual([])
  expect(response).toContain('I don’t see a goal called “Quiet fund”.')
})

test.each([
  ['can you stick vet for biscuit on the 4th at like 10ish', 'Vet for biscuit', '2026-12-04', '10:00'],
  ['i need to ring the gas people by friday', 'Ring the gas people', '2026-11-27', null],
])('spoken idioms are not part of the title: %s', async (message, title, dueDate, time) => {
  expect(cardsOf(await ask(message))).toMatchObject([{ title, dueDate, time }])
})

test('a reminder some days before is made of a thing to do as well as of an appointment', async () => {
  expect(cardsOf(await ask('do my tax return by jan 31, remind me a week before'))).toMatchObject([
    { title: 'Do my tax return', dueDate: '2027-01-31' },
    { title: 'On January 31: do my tax return', dueDate: '2027-01-24' },
  ])
})

test.each(['lets do the box breathing', 'let’s do that box breathing thing'])(
  'breathing is begun: %s',
  async (message) => {
    expect(cardsOf(await ask(message))).toEqual([{ kind: 'breathing', techniqueId: 'box' }])
  },
)

test('what is to be saved for something by a day is a goal', async () => {
  expect(cardsOf(await ask('i wanna save 1200 for disney by june'))).toMatchObject([
    { kind: 'goal', title: 'Save for disney', targetValue: '1200', targetDate: '2027-06-30' },
  ])
})

const twelve = 'laundry, dishes, taxes, vacuum, ironing, gym, mopping, dusting, budget, mulch, gutters'
test.each([
  `mark ${twelve} and windows done`,
  `delete ${twelve}, windows from my planner`,
  `I finished ${twelve}, and windows`,
])('what is finished or deleted beyond the cards of a reply is counted and named: %s', async (message) => {
  const person = await app.signUp()
  for (const title of [...twelve.split(', '), 'windows'])
    expect((await person.post('/api/tasks', { title, dueDate: '2026-11-27' })).status).toBe(201)
  const asked = await askCoach(person, message)
  expect(cardsOf(asked)).toHaveLength(10)
  expect(asked.response).toContain('so I left out these 2: “gutters” and “windows”. Send me those next.')
})

test.each([
  ['add study group on thursday at 5pm, it’s at the library', 'Study group (at the library)'],
  ['add checkup tomorrow at 9am its with Dr Kim', 'Checkup (with Dr Kim)'],
  ['schedule therapy friday at 3pm. it’s on zoom', 'Therapy (on zoom)'],
  ['can you put my interview down for wednesday at 2pm, it’s in person please', 'Interview (in person)'],
])('where or with whom it is stays in the title: %s', async (message, title) => {
  const asked = await ask(message)
  expect(cardsOf(asked)).toMatchObject([{ kind: 'task', title }])
  expect(asked.response).toContain(`“${title}”`)
})
