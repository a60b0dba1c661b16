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

const savings = { title: 'Savings', currency: 'USD', targetValue: '2000', targetDate: '2026-12-31' }
const marathon = { title: 'Run a half marathon', kind: 'habit', targetValue: '1', targetDate: '2027-05-01' }
const reading = { title: 'Read 24 books', kind: 'habit', targetValue: '24', targetDate: '2026-12-31' }
const fund = { title: 'Emergency fund', currency: 'EUR', targetValue: '2500' }
const walks = { title: 'Walks', kind: 'habit', targetValue: '30' }

async function signUp(given: readonly object[] = [savings, marathon, reading, fund, walks]): Promise<Client> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: ['goals', 'planner', 'shopping'] })
  for (const one of given) expect((await user.post('/api/goals', one)).status).toBe(201)
  return user
}
const goalsOf = async (user: Client) => read(z.array(goalSchema), await user.get('/api/goals'))
const accept = (user: Client, { id }: Exchange, edited?: CoachProposal) =>
  user.post(`/api/sophia/chats/${id}/proposals/0/accept`, edited && { proposal: edited })
const undo = (user: Client, { id }: Exchange) => user.post(`/api/sophia/chats/${id}/proposals/0/undo`)
const changesOf = ({ proposals }: Exchange) =>
  proposals.map(({ proposal }) =>
    proposal.kind === 'change' ? { title: proposal.title, ...proposal.change } : proposal,
  )

const dollars = (from: string, to: string) => ({
  target: { from: { value: from, currency: 'USD' }, to: { value: to, currency: 'USD' } },
})
const times = (from: string, to: string) => ({
  target: { from: { value: from, currency: null }, to: { value: to, currency: null } },
})

test.each([
  ['change my savings goal to 1500 instead of 2000', 'Savings', dollars('2000', '1500'), 'target $2,000 → $1,500'],
  ['change my savings goal from 2000 to 1500', 'Savings', dollars('2000', '1500'), 'target $2,000 → $1,500'],
  ['raise my savings goal by 200 more', 'Savings', dollars('2000', '2200'), 'target $2,000 → $2,200'],
  ['lower my savings goal by $200', 'Savings', dollars('2000', '1800'), 'target $2,000 → $1,800'],
  ['bump my walks goal up to 40', 'Walks', times('30', '40'), 'target 30 → 40'],
  [
    'push the half marathon goal back to october',
    marathon.title,
    { targetDate: '2027-10-31' },
    'by Sunday, October 31, 2027',
  ],
  [
    'push the half marathon goal back two weeks',
    marathon.title,
    { targetDate: '2027-05-15' },
    'by Saturday, May 15, 2027',
  ],
  ['remove the deadline from my reading goal', reading.title, { targetDate: null }, 'no date'],
  [
    'i changed my mind about the half marathon goal can you make it a 10k instead and push the date back to october',
    marathon.title,
    { title: 'Run a 10k', targetDate: '2027-10-31' },
    'name “Run a 10k”, by Sunday, October 31, 2027',
  ],
  [
    'move the deadline of my reading goal to the end of march',
    reading.title,
    { targetDate: '2027-03-31' },
    'by Wednesday, March 31, 2027',
  ],
  [
    'my reading goal should be 20 by march',
    reading.title,
    { title: 'Read 20 books', ...times('24', '20'), targetDate: '2027-03-31' },
    'name “Read 20 books”, target 24 → 20, by Wednesday, March 31, 2027',
  ],
  [
    'make my emergency fund goal 3000',
    fund.title,
    { target: { from: { value: '2500', currency: 'EUR' }, to: { value: '3000', currency: 'EUR' } } },
    'target €2,500 → €3,000',
  ],
  [
    'change my emergency fund goal to $3,000',
    fund.title,
    { target: { from: { value: '2500', currency: 'EUR' }, to: { value: '3000', currency: 'USD' } } },
    'target €2,500 → $3,000',
  ],
  ['rename my savings goal to Trip to Lisbon', 'Savings', { title: 'Trip to Lisbon' }, 'name “Trip to Lisbon”'],
  ['cambia mi meta de savings a 1500 en vez de 2000', 'Savings', dollars('2000', '1500'), 'objetivo $2,000 → $1,500'],
  ['sube mi meta de savings en 200', 'Savings', dollars('2000', '2200'), 'objetivo $2,000 → $2,200'],
  [
    'mueve la fecha de mi meta de savings a finales de marzo',
    'Savings',
    { targetDate: '2027-03-31' },
    'para el miércoles, 31 de marzo de 2027',
  ],
])('%s', async (message, title, change, words) => {
  const user = await signUp()
  const asked = await askCoach(user, message)
  expect(changesOf(asked)).toEqual([{ title, act: 'adjust', ...change }])
  expect(asked.response).toContain(words)
  expect(asked.sources).toEqual([{ area: 'goals', lines: [`“${title}”`] }])
})

test('several at once, also beside other records, come as a card each', async () => {
  const user = await signUp()
  const two = await askCoach(user, 'make my savings goal 2500 and my walks goal 40')
  expect(changesOf(two)).toEqual([
    { title: 'Savings', act: 'adjust', ...dollars('2000', '2500') },
    { title: 'Walks', act: 'adjust', ...times('30', '40') },
  ])
  const mixed = await askCoach(user, 'change my walks goal to 40 and its date to june 1. also add eggs to my list')
  expect(changesOf(mixed)).toMatchObject([
    { title: 'Walks', act: 'adjust', ...times('30', '40'), targetDate: '2027-06-01' },
    { kind: 'item', title: 'eggs' },
  ])
})

test('accepting goes by the rules of goals: progress is new, history stays, and it can be undone and done again', async () => {
  const user = await signUp([{ ...savings, currentValue: '500' }])
  const [before] = await goalsOf(user)
  const asked = await askCoach(user, 'lower my savings goal to 500 and move its date to march 31')
  expect(await goalsOf(user)).toEqual([before])
  expect((await accept(user, asked)).status).toBe(200)
  const changed = {
    targetValue: '500',
    currentValue: '500',
    targetDate: '2027-03-31',
    progress: 100,
    isCompleted: true,
  }
  expect(await goalsOf(user)).toMatchObject([{ ...changed, title: 'Savings', currency: 'USD' }])
  expect((await accept(user, asked)).status).toBe(200)
  expect((await undo(user, asked)).status).toBe(200)
  expect(await goalsOf(user)).toMatchObject([
    { targetValue: '2000', targetDate: '2026-12-31', progress: 25, isCompleted: false },
  ])
  expect((await user.get(`/api/goals/${before?.id}/progress`)).body).toHaveLength(1)
  expect((await accept(user, asked)).status).toBe(200)
  expect(await goalsOf(user)).toMatchObject([changed])
})

test('a card is edited before it is accepted, and stays a change of its goal', async () => {
  const user = await signUp([savings, walks])
  const asked = await askCoach(user, 'change my savings goal to 1500')
  const [card] = asked.proposals
  const other = (await goalsOf(user)).find(({ title }) => title === 'Walks')
  if (card?.proposal.kind !== 'change' || card.proposal.change.act !== 'adjust' || other === undefined)
    throw new Error('No change of a goal was offered')
  const { proposal } = card
  const { change } = card.proposal
  const withTarget = (value: string, currency = 'USD') =>
    ({
      ...proposal,
      change: {
        ...change,
        ...dollars('2000', value),
        target: { ...dollars('2000', value).target, to: { value, currency } },
      },
    }) as const
  expect((await accept(user, asked, withTarget('0'))).status).toBe(400)
  expect((await accept(user, asked, withTarget('16.505'))).status).toBe(400)
  expect((await accept(user, asked, withTarget('1600', 'XYZ'))).status).toBe(400)
  expect((await accept(user, asked, { ...withTarget('1600'), id: other.id })).status).toBe(400)
  expect((await accept(user, asked, { ...proposal, change: { act: 'adjust' } })).status).toBe(400)
  expect((await accept(user, asked, { ...proposal, change: { act: 'delete' } })).status).toBe(400)
  expect((await accept(user, asked, withTarget('1600.50'))).status).toBe(200)
  expect((await goalsOf(user)).find(({ title }) => title === 'Savings')).toMatchObject({ targetValue: '1600.50' })
  expect((await undo(user, asked)).status).toBe(200)
})

test('what was changed elsewhere since is kept, and a goal that is gone is not changed', async () => {
  const user = await signUp([savings])
  const asked = await askCoach(user, 'change my savings goal to 1500')
  await accept(user, asked)
  const [goal] = await goalsOf(user)
  await user.put(`/api/goals/${goal?.id}`, { targetDate: '2027-02-01' })
  expect((await undo(user, asked)).status).toBe(200)
  expect(await goalsOf(user)).toMatchObject([{ targetValue: '2000', targetDate: '2027-02-01' }])
  await accept(user, asked)
  await user.put(`/api/goals/${goal?.id}`, { targetValue: '1800' })
  expect(read(problem, await undo(user, asked))).toMatchObject({ status: 409, code: 'taken' })
  expect((await listExchanges(user))[0]?.proposals).toMatchObject([{ state: 'accepted' }])
  const again = await askCoach(user, 'change my savings goal to 1700')
  await user.delete(`/api/goals/${goal?.id}`)
  expect((await accept(user, again)).status).toBe(404)
})

test('another account can neither accept nor undo it', async () => {
  const [user, other] = [await signUp([savings]), await signUp([])]
  const asked = await askCoach(user, 'change my savings goal to 1500')
  expect((await accept(other, asked)).status).toBe(404)
  await accept(user, asked)
  expect((await undo(other, asked)).status).toBe(404)
  expect(await goalsOf(user)).toMatchObject([{ targetValue: '1500' }])
})

test('where two goals fit it asks which, and each choice means one of them', async () => {
  const user = await signUp([{ ...walks, title: 'Run 30 times' }, marathon])
  const asked = await askCoach(user, 'bump my run goal up to 40 and move its date to june 1')
  expect(asked).toMatchObject({
    proposals: [],
    response: expect.stringContaining('Which one do you mean: “Run a half marathon”'),
  })
  expect(asked.choices).toHaveLength(2)
  const chosen = await askCoach(user, asked.choices.find((one) => one.includes('Run 30 times')) ?? '')
  expect(changesOf(chosen)).toEqual([
    { title: 'Run 40 times', act: 'adjust', ...times('30', '40'), targetDate: '2027-06-01' },
  ])
})

test('where none fits it says so and names the nearest open goals, and nothing of goals that it may not read', async () => {
  const user = await signUp([
    savings,
    { ...walks, title: 'Sailing course' },
    { ...fund, title: 'Old boat', currentValue: '2500' },
  ])
  const asked = await askCoach(user, 'change my sailing boat goal to 500')
  expect(asked.response).toContain('I can’t find an open goal called “Sailing boat”. Do you mean “Sailing course”?')
  expect(asked.choices).toEqual(['Change my goal “Sailing course” to 500'])
  const none = await askCoach(user, 'change my piano goal to 500')
  expect(none.response).toContain(
    'called “Piano”, so nothing’s changed. Your open ones are “Sailing course” and “Savings”.',
  )
  expect(none.choices).toEqual([])
  await user.put('/api/sophia/areas', { areas: ['planner'] })
  const off = await askCoach(user, 'change my sailing goal to 500')
  expect(off.response).toContain('I can’t look in your goals: that’s switched off for me.')
  expect(off.proposals).toEqual([])
  const nobody = await signUp([])
  expect((await askCoach(nobody, 'change my goal to 500')).response).toContain('You don’t have any open goals')
})

test.each([
  ['move my reading goal to february 30', '“february 30” doesn’t exist'],
  ['move the date of my reading goal to october 2025', '“october 2025” has passed'],
  ['push my reading goal to mid april', '“mid april” isn’t one day'],
  ['lower my savings goal by 5000', 'That would leave “Savings” with nothing to aim for'],
  ['extend the emergency fund goal by two months', '“Emergency fund” doesn’t have a date yet'],
  ['change my walks goal to $40', '“Walks” counts times and not money'],
  ['change my walks goal to 40.5', '“Walks” can’t take that many decimals'],
  ['change my savings goal to 2000', '“Savings” is like that already'],
  ['make my savings goal bigger', 'What should it be?'],
  ['change my walks goal to 3 times a week', 'What should it be?'],
])('no card is guessed for: %s', async (message, words) => {
  const user = await signUp()
  const asked = await askCoach(user, message)
  expect(asked.response).toContain(words)
  expect(asked.proposals).toEqual([])
})

test('a goal of steps has no number to change, but a date', async () => {
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  await user.put('/api/sophia/areas', { areas: ['goals'] })
  await user.post('/api/goals', { title: 'Move house', kind: 'milestones', milestones: [{ text: 'Pack' }] })
  const number = await askCoach(user, 'change my move house goal to 5')
  expect(number.response).toContain('“Move house” counts its steps')
  expect(number.proposals).toEqual([])
  const date = await askCoach(user, 'move the date of my move house goal to march 31')
  await accept(user, date)
  expect(await goalsOf(user)).toMatchObject([{ targetDate: '2027-03-31', targetValue: '1' }])
})

test('an open card, or one just accepted, is corrected by the next message', async () => {
  const user = await signUp([savings])
  await askCoach(user, 'change my savings goal to 1500')
  const corrected = await askCoach(user, 'no, make it 1,600')
  expect(changesOf(corrected)).toEqual([{ title: 'Savings', act: 'adjust', ...dollars('2000', '1600') }])
  expect((await listExchanges(user))[1]?.proposals).toMatchObject([{ state: 'withdrawn' }])
  await accept(user, corrected)
  const again = await askCoach(user, 'make that 1700')
  expect(changesOf(again)).toEqual([{ title: 'Savings', act: 'adjust', ...dollars('1600', '1700') }])
  await accept(user, again)
  expect(await goalsOf(user)).toMatchObject([{ targetValue: '1700' }])
})

test('a goal that is only on a card is changed there', async () => {
  const user = await signUp([])
  await askCoach(user, 'set a goal to save $2000 for a boat by june')
  const changed = await askCoach(user, 'change my boat goal to 2500 and push it to july')
  expect(changed.proposals).toMatchObject([
    { proposal: { kind: 'goal', targetValue: '2500', currency: 'USD', targetDate: '2027-07-31' } },
  ])
})
