import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Chat, chat } from '#contract/coach.ts'
import { type Client, read } from '../../../../test/client.ts'
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

const ask = async (message: string): Promise<Chat> => read(chat, await user.post('/api/sophia/chat', { message }))
const cardsOf = ({ proposals }: Chat) => proposals.map(({ proposal }) => proposal)

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
  ['remind me to text ana at 3 or 4 tomorrow', 'Text ana', '2026-11-24', 'At 3 or 4'],
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
  const asked = read(
    chat,
    await person.post('/api/sophia/chat', { message: 'move the contractor call to friday morning' }),
  )
  expect(asked.proposals).toMatchObject([
    { proposal: { kind: 'change', change: { dueDate: '2026-11-27', time: null } } },
  ])
  expect(asked.response).toContain('“in the morning” isn’t an hour, so it keeps the one it has.')
})
