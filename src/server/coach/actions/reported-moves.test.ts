import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askCoach } from '../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

// It is Saturday, November 21, 2026.
const { lastReply } = conversationsWith(await loadGuide())

test.each([
  ['book club moved to Wed this week', 'Book club', '2026-11-25', null],
  ['Book club got moved to wednesday', 'Book club', '2026-11-25', null],
  ['swim class got pushed to 4:30 on thursday', 'Swim class', '2026-11-26', '16:30'],
])('what is told to have moved and isn’t there may be put down on its day: %s', (message, title, dueDate, time) => {
  const { response, proposal } = lastReply(message)
  expect(response).toContain(`I can’t find “${title}” in your planner, so this card would make a new one.`)
  expect(proposal).toMatchObject({ kind: 'task', title, dueDate, time })
})

test('where only its hour is told, nothing is put down', () => {
  const { response, proposal } = lastReply('choir practice moved to 7')
  expect(response).toContain('I can’t find anything open called “Choir practice”')
  expect(proposal).toBeNull()
})

test.each(['my sister moved to Spain on friday', 'the whole room was moved to tears', 'we moved to friday'])(
  'no plan has moved: %s',
  (message) => {
    expect(lastReply(message).reply.cards).toEqual([])
  },
)

test.each([
  'change yoga to 45 mins',
  'change yoga to 45 minutes',
  'make yoga 45 minutes long',
  'shorten yoga to half an hour',
])('that a length can’t be changed here is said, and no workout logged: %s', (message) => {
  const { response, proposal } = lastReply(message)
  expect(response).toMatch(/can’t change how long something takes from here: open “yoga”/)
  expect(proposal).toBeNull()
})

test.each([
  ['need 2 do laundry tmrw', 'Do laundry', '2026-11-22'],
  ['need 2 call mum on sunday', 'Call mum', '2026-11-22'],
  ['i need 2 do the taxes by friday', 'Do the taxes', '2026-11-27'],
])('a 2 before what is to be done is a to: %s', (message, title, dueDate) => {
  expect(lastReply(message).proposal).toMatchObject({ kind: 'task', title, dueDate })
})

let app: StartedApp
beforeAll(async () => (app = await startApp(inject('testServer'))))
afterAll(() => app.stop())

test('what is there is moved', async () => {
  app.setTime(new Date('2026-11-21T10:00:00.000Z'))
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: ['planner'] })
  await user.post('/api/tasks', { title: 'Book club', dueDate: '2026-11-26' })
  const { proposals } = await askCoach(user, 'book club moved to Wed this week')
  expect(proposals).toMatchObject([
    { proposal: { kind: 'change', title: 'Book club', change: { act: 'move', dueDate: '2026-11-25' } } },
  ])
})
