import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import type { CoachProposal, Exchange } from '#contract/coach.ts'
import { goal as goalSchema } from '#contract/goals.ts'
import { type Client, problem, read } from '../../../../test/client.ts'
import { askCoach, listExchanges } from '../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(new Date('2026-11-28T15:00:00Z'))
})
afterAll(() => app.stop())

const piano = { title: 'Piano', currency: 'USD', targetValue: '1000', targetDate: '2027-06-01' }

async function signUp(given: object): Promise<Client> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: ['goals', 'planner'] })
  expect((await user.post('/api/goals', given)).status).toBe(201)
  return user
}
async function goalOf(user: Client) {
  const [goal] = read(z.array(goalSchema), await user.get('/api/goals'))
  if (goal === undefined) throw new Error('There is no goal')
  return goal
}
const accept = (user: Client, { id }: Exchange, proposal?: object) =>
  user.post(`/api/sophia/chats/${id}/proposals/0/accept`, proposal && { proposal })
const undo = (user: Client, { id }: Exchange) => user.post(`/api/sophia/chats/${id}/proposals/0/undo`)

type Adjust = Extract<Extract<CoachProposal, { kind: 'change' }>['change'], { act: 'adjust' }>
function adjustmentOf({ proposals: [card] }: Exchange) {
  if (card?.proposal.kind !== 'change' || card.proposal.change.act !== 'adjust') throw new Error('No change of a goal')
  const { change } = card.proposal
  return { proposal: card.proposal, change }
}
const targetOf = ({ target }: Adjust) => target ?? { from: null, to: null }

test.each([
  { value: '1', currency: '<b>' },
  { value: '1', currency: '' },
  { value: 'abc', currency: 'USD' },
  { value: '', currency: 'USD' },
  { value: '1e999999999', currency: 'USD' },
  { value: '9999999999999', currency: 'USD' },
])('what a goal had isn’t the client’s to say: %o is refused', async (from) => {
  const user = await signUp(piano)
  const asked = await askCoach(user, 'change my piano goal to 1500')
  const { proposal, change } = adjustmentOf(asked)
  const edited = { ...proposal, change: { ...change, target: { ...targetOf(change), from } } }
  expect((await accept(user, asked, edited)).status).toBe(400)
  expect(await goalOf(user)).toMatchObject({ targetValue: '1000', currency: 'USD' })
})

test('an edited card keeps the name, date and number that the goal had, whatever the client says of them', async () => {
  const user = await signUp(piano)
  const asked = await askCoach(user, 'change my piano goal to 1500')
  const { proposal, change } = adjustmentOf(asked)
  const target = { from: { value: '5', currency: 'EUR' }, to: { value: '1600', currency: 'USD' } }
  const told = { ...proposal, title: '# <script>alert(1)</script>', dueDate: '2030-01-01' }
  expect((await accept(user, asked, { ...told, change: { ...change, target } })).status).toBe(200)
  const [kept] = await listExchanges(user)
  const from = { value: '1000', currency: 'USD' }
  expect(kept?.proposals[0]?.proposal).toEqual({ ...proposal, change: { ...change, target: { ...target, from } } })
  const next = await askCoach(user, 'make it 1700')
  expect(next.response).toContain('Tap the card to change “Piano”: target $1,600 → $1,700')
})

test('an edited card can’t change a number where its card changes none', async () => {
  const user = await signUp(piano)
  const asked = await askCoach(user, 'rename my piano goal to Grand piano')
  const { proposal, change } = adjustmentOf(asked)
  const target = { from: { value: '1000', currency: 'USD' }, to: { value: '1600', currency: 'USD' } }
  expect((await accept(user, asked, { ...proposal, change: { ...change, target } })).status).toBe(400)
})

test('the card that moves a task keeps the name that the task had', async () => {
  const user = await signUp(piano)
  await user.post('/api/tasks', { title: 'Call Sam', dueDate: '2026-11-30' })
  const asked = await askCoach(user, 'move call sam to friday')
  const [card] = asked.proposals
  if (card === undefined) throw new Error('No card was offered')
  expect((await accept(user, asked, { ...card.proposal, title: 'Anything', dueDate: null })).status).toBe(200)
  expect((await listExchanges(user))[0]?.proposals[0]?.proposal).toEqual(card.proposal)
})

test.each([
  ['number', 'change my piano goal to 1500', { targetValue: '900' }],
  ['currency', 'change my piano goal to 1500', { currency: 'JPY' }],
  ['number and currency', 'change my piano goal to 1500', { currency: 'JPY', targetValue: '90000' }],
  ['date', 'move the date of my piano goal to march 31', { targetDate: '2027-02-01' }],
  ['name', 'rename my piano goal to Grand piano', { title: 'Violin' }],
])('a card for another %s than the goal has by now is refused, before and after', async (_, message, change) => {
  const user = await signUp(piano)
  const asked = await askCoach(user, message)
  const { id } = await goalOf(user)
  await user.put(`/api/goals/${id}`, change)
  expect(read(problem, await accept(user, asked))).toMatchObject({ status: 409, code: 'taken' })
  expect(await goalOf(user)).toMatchObject(change)
  const { title, currency, targetValue, targetDate } = piano
  await user.put(`/api/goals/${id}`, { title, currency, targetValue, targetDate })
  expect((await accept(user, asked)).status).toBe(200)
  await user.put(`/api/goals/${id}`, change)
  expect(read(problem, await undo(user, asked))).toMatchObject({ status: 409, code: 'taken' })
  expect(await goalOf(user)).toMatchObject(change)
})

test('a goal that a card made is changed by the next message, also where the card named no currency', async () => {
  const user = await signUp(piano)
  const made = await askCoach(user, 'set a goal to save 2000 for a boat by june')
  expect((await accept(user, made)).status).toBe(200)
  const asked = await askCoach(user, 'make it 2500')
  expect((await accept(user, asked)).status).toBe(200)
  expect((await undo(user, asked)).status).toBe(200)
})

const run = { title: 'Run fund', currency: 'USD', targetValue: '1000' }
test.each([
  [run, 'raise my run fund goal by 999999999999', '12 digits at most'],
  [{ ...run, targetDate: '2199-06-01' }, 'push my run fund goal back 1 year', 'ends with the year 2199'],
  [{ ...run, targetDate: '2027-06-01' }, 'push my run fund goal back 9999 years', 'ends with the year 2199'],
  [{ ...run, currentValue: '10.55' }, 'change my run fund goal to ¥900', 'Use a whole number for JPY'],
])('no card is promised that couldn’t be accepted: %o, %s', async (goal, message, words) => {
  const user = await signUp(goal)
  const asked = await askCoach(user, message)
  expect(asked.proposals).toEqual([])
  expect(asked.response).toContain(words)
  expect(asked.response).not.toContain('Tap the card')
})

test('no card is promised for a goal that has changed since', async () => {
  const user = await signUp(piano)
  await askCoach(user, 'change my piano goal to 1500')
  await user.put(`/api/goals/${(await goalOf(user)).id}`, { targetValue: '900' })
  const next = await askCoach(user, 'make it 1700')
  expect(next.proposals).toEqual([])
  expect(next.response).not.toContain('Tap the card')
})

test('a savings goal that no goal is called is the only open one of saving money', async () => {
  const user = await signUp({ title: 'The quiet fund', currency: 'USD', targetValue: '2000', targetDate: '2027-06-01' })
  await user.post('/api/goals', { title: 'Clear the card', currency: 'USD', targetValue: '900', kind: 'debt' })
  const asked = await askCoach(user, 'change my savings goal to 3000 and make the date march 1')
  expect(asked.response).toContain('I took “The quiet fund” as your savings goal.')
  expect(adjustmentOf(asked).change).toMatchObject({ target: { to: { value: '3000' } }, targetDate: '2027-03-01' })
  const other = await askCoach(user, 'change my piano goal to 3000')
  expect(other.response).toContain('I don’t see a goal called “Piano”')
})
