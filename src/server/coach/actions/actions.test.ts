import { askCoach } from '../../../../test/coach-calls.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type Exchange, exchange, type CoachProposal } from '#contract/coach.ts'
import { type Client, read } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const allow = (user: Client, areas: readonly string[]) => user.put('/api/sophia/areas', { areas })
const pathOf = ({ id }: Exchange, n: number) => `/api/sophia/chats/${id}/proposals/${n}`
const accept = async (user: Client, asked: Exchange, n = 0, edited?: CoachProposal) =>
  user.post(`${pathOf(asked, n)}/accept`, edited && { proposal: edited })
const undo = (user: Client, asked: Exchange, n = 0) => user.post(`${pathOf(asked, n)}/undo`)

const tasks = z.array(z.object({ id: z.string(), title: z.string(), dueDate: z.string(), isCompleted: z.boolean() }))
const tasksOf = async (user: Client) => read(tasks, await user.get('/api/tasks'))
const titles = async (user: Client) => (await tasksOf(user)).map(({ title }) => title).toSorted()
/** Names are searched for a year ahead. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const addTask = (user: Client, title: string, dueDate = inDays(5)) => user.post('/api/tasks', { title, dueDate })
const kinds = ({ proposals }: Exchange) => proposals.map(({ proposal }) => proposal.kind)

test('several things asked for at once come as several cards, and use no question of the month', async () => {
  const user = await app.signUp()
  const asked = await askCoach(
    user,
    'Add milk, eggs and bread to my shopping list and remind me to call Ana tomorrow at 10',
  )
  expect(kinds(asked)).toEqual(['item', 'item', 'item', 'task'])
  expect(asked.response).toContain('Here are 4 cards')
  const used = z.object({ aiQuestions: z.object({ used: z.number() }) })
  expect(read(used, await user.get('/api/user/usage-limits')).aiQuestions.used).toBe(0)
  await accept(user, asked, 1)
  const items = z.array(z.object({ name: z.string() }))
  const list = await user.get('/api/shopping-items?list=household')
  expect(read(items, list)).toEqual([expect.objectContaining({ name: 'eggs' })])
})

test('a repeating task is created with its repetitions, and undone with them', async () => {
  const user = await app.signUp()
  const asked = await askCoach(user, 'Remind me to water the plants every Monday at 7')
  expect(asked.response).toContain('every Monday')
  await accept(user, asked)
  expect((await tasksOf(user)).length).toBeGreaterThan(5)
  await undo(user, asked)
  expect(await tasksOf(user)).toEqual([])
  await accept(user, asked)
  expect((await tasksOf(user)).length).toBeGreaterThan(5)
})

test('water, self-care, a task with a note and a goal that has begun are kept as their cards say', async () => {
  const user = await app.signUp()
  await Promise.all(
    [
      'log 3 waters and a 15 min stretch for today',
      'pop the bake sale in for thursday 9am, i have to bring 3 pies',
      'make a goal for the laptop, $900 by may 1, and start it at 250',
    ].map(async (message) => {
      const asked = await askCoach(user, message)
      for (const n of asked.proposals.keys()) await accept(user, asked, n)
    }),
  )
  expect((await user.get('/api/fitness/drinks')).body).toMatchObject([{ millilitres: expect.any(Number) }])
  expect((await user.get('/api/self-care')).body).toMatchObject([
    { activityType: 'stretching', duration: 15, mood: null },
  ])
  expect((await user.get('/api/tasks')).body).toMatchObject([{ description: 'I have to bring 3 pies' }])
  expect((await user.get('/api/goals')).body).toMatchObject([{ targetValue: '900', currentValue: '250' }])
})

test('a task is found by its name, finished, renamed, moved and deleted by a card, and each is undone', async () => {
  const user = await app.signUp()
  await addTask(user, 'Call the dentist')
  await addTask(user, 'Write the report')
  const changes = [
    ['Mark the dentist as done', { isCompleted: true }],
    ['Rename “Call the dentist” to “Call Dr. Ruiz”', { title: 'Call Dr. Ruiz' }],
    [`Move my dentist task to ${inDays(20)}`, { dueDate: inDays(20) }],
  ] as const
  const dentist = async () => (await tasksOf(user)).find(({ title }) => title !== 'Write the report')
  for (const [message, changed] of changes) {
    const asked = await askCoach(user, message)
    expect(kinds(asked)).toEqual(['change'])
    expect(asked.sources).toEqual([{ area: 'planner', lines: ['“Call the dentist”'] }])
    const before = await dentist()
    await Promise.all([accept(user, asked), accept(user, asked)])
    expect(await dentist()).toEqual({ ...before, ...changed })
    await undo(user, asked)
    expect(await dentist()).toEqual(before)
  }
  const asked = await askCoach(user, 'Delete the dentist task')
  await accept(user, asked)
  expect(await titles(user)).toEqual(['Write the report'])
  await undo(user, asked)
  expect(await titles(user)).toEqual(['Call the dentist', 'Write the report'])
})

test('everything on a day is moved by a card each, and the answer says what is left or that there is nothing', async () => {
  const user = await app.signUp()
  const moving = await askCoach(user, 'Move whatever I have tomorrow evening to next week Saturday morning')
  expect(moving.response).toMatch(/nothing open in your planner for tomorrow.*in the evening/)
  await Promise.all(Array.from({ length: 10 }, (_, n) => addTask(user, `Errand ${n + 1}`, inDays(1))))
  const swept = await askCoach(user, `The car died, so push everything tomorrow to ${inDays(9)}`)
  expect(kinds(swept)).toEqual(Array.from({ length: 8 }, () => 'change'))
  expect(swept.response).toMatch(/2 more are left/)
  await accept(user, swept, 0)
  expect((await tasksOf(user)).filter(({ dueDate }) => dueDate === inDays(9))).toHaveLength(1)
  const told = await askCoach(user, 'my shift got moved to 6 tomorrow so add milk to my shopping list')
  expect(told.response).not.toContain('can’t find')
})

test('items of a list and household tasks are found by their names too', async () => {
  const user = await app.signUp()
  await allow(user, ['shopping', 'household'])
  await user.post('/api/shopping-items', { list: 'household', line: '2 l milk' })
  await user.post('/api/household-tasks', { text: 'Clean the oven', category: 'cleaning' })
  const ticked = await askCoach(user, 'Cross milk off my shopping list')
  await accept(user, ticked)
  const done = z.array(z.object({ isCompleted: z.boolean() }))
  const items = async () => read(done, await user.get('/api/shopping-items?list=household'))
  expect(await items()).toEqual([{ isCompleted: true }])
  await undo(user, ticked)
  expect(await items()).toEqual([{ isCompleted: false }])
  await accept(user, await askCoach(user, 'Remove the oven from my chores'))
  expect((await user.get('/api/household-tasks')).body).toEqual([])
})

test('where two fit it asks which, and each choice is a message that means one of them', async () => {
  const user = await app.signUp()
  await addTask(user, 'Call the dentist')
  await addTask(user, 'Pay the dentist')
  const asked = await askCoach(user, 'Delete the dentist task')
  expect(asked.proposals).toEqual([])
  expect(asked.response).toContain('Which one do you mean')
  const chosen = await askCoach(user, 'Delete “Pay the dentist” from my planner')
  expect(chosen.proposals).toMatchObject([{ proposal: { kind: 'change', title: 'Pay the dentist' } }])
})

test('where two have the same name, it says where each is, and a choice means that one', async () => {
  const user = await app.signUp()
  await allow(user, ['planner', 'shopping', 'household'])
  for (const list of ['household', 'personal']) await user.post('/api/shopping-items', { list, line: 'milk' })
  const asked = await askCoach(user, 'Delete milk from my shopping list')
  expect(asked.proposals).toEqual([])
  expect(asked.response).toContain(
    'Which one do you mean: “milk” (on your Personal list) or “milk” (on your Household list)?',
  )
  const [, household = ''] = asked.choices
  const chosen = await askCoach(user, household)
  await accept(user, chosen)
  const lines = async (list: string) => (await user.get(`/api/shopping-items?list=${list}`)).body
  expect([await lines('household'), await lines('personal')]).toMatchObject([[], [{ name: 'milk' }]])
  await user.post('/api/household-tasks', { text: 'Laundry', category: 'cleaning' })
  await addTask(user, 'Laundry')
  const other = await askCoach(user, 'Delete laundry')
  expect(other.response).toMatch(/“Laundry” \(in your planner, .+\) or “Laundry” \(on your household list\)/)
})

test('nothing is found in an area that is switched off, and nothing of another account', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()]
  await addTask(other, 'Call the dentist')
  expect((await askCoach(user, 'Delete the dentist task')).response).toContain(
    'I can’t find anything open called “Dentist”',
  )
  await addTask(user, 'Call the dentist')
  await allow(user, ['goals'])
  const asked = await askCoach(user, 'Delete the dentist task')
  expect(asked).toMatchObject({ proposals: [], sources: [] })
  expect(asked.response).toContain('switched off')
})

test('what is not found is said in one line, beside the cards for the rest', async () => {
  const user = await app.signUp()
  await allow(user, ['planner', 'shopping', 'household'])
  const asked = await askCoach(
    user,
    'Add the vet tomorrow at 9. Mark the tax forms done, I finally did them. Move the car wash to next Sunday.',
  )
  // A task that moves to another day gets a card of its own.
  expect(kinds(asked)).toEqual(['task', 'task'])
  expect(asked.response).toContain('I don’t see “Tax forms” open in your planner or on your household list')
  expect(asked.response).toContain('I can’t find “Car wash” in your planner')
})

test('what was accepted is moved by a card of its own, when the next message gives another hour', async () => {
  const user = await app.signUp()
  const asked = await askCoach(user, 'Add the vet tomorrow at 9')
  await accept(user, asked)
  const moved = await askCoach(user, 'no, make it 10:30')
  expect(moved.proposals).toMatchObject([{ proposal: { kind: 'change', change: { act: 'move', time: '10:30' } } }])
  await accept(user, moved)
  expect((await tasksOf(user)).length).toBe(1)
})

test('a card is spoken of by its name: one not added yet is made anew, an added one gets a change', async () => {
  const user = await app.signUp()
  const asked = await askCoach(user, 'Add to my tasks: call the vet tomorrow, clean the bathroom tomorrow')
  await accept(user, asked)
  const anew = await askCoach(user, 'move the bathroom thing to 10:30')
  expect(anew.proposals).toMatchObject([{ proposal: { kind: 'task', title: 'Clean the bathroom', time: '10:30' } }])
  const change = await askCoach(user, 'for the vet one, make it 4pm')
  expect(change.proposals).toMatchObject([{ proposal: { kind: 'change', change: { act: 'move', time: '16:00' } } }])
  expect((await askCoach(user, 'did I forget anything?')).response).toContain('“Clean the bathroom”')
})

test('a card may be edited before it is accepted, as the same kind and within the contract', async () => {
  const user = await app.signUp()
  const asked = await askCoach(user, 'Add a task to call the bank tomorrow at 10:00')
  const [card] = asked.proposals
  if (card?.proposal.kind !== 'task') throw new Error('No task was offered')
  const edited = { ...card.proposal, title: 'Call the new bank', dueDate: '2099-01-05', time: null }
  expect((await accept(user, asked, 0, { kind: 'prayer', title: 'Another kind' })).status).toBe(400)
  expect((await accept(user, asked, 0, { ...edited, title: '' })).status).toBe(400)
  expect(await titles(user)).toEqual([])
  const accepted = read(exchange, await accept(user, asked, 0, edited))
  expect(accepted.proposals).toMatchObject([{ state: 'accepted', proposal: edited }])
  expect(await tasksOf(user)).toMatchObject([{ title: 'Call the new bank', dueDate: '2099-01-05' }])
  expect((await accept(user, asked, 0, { ...edited, title: 'Once more' })).status).toBe(200)
  expect(await titles(user)).toEqual(['Call the new bank'])
})

test('an edited change stays with its record', async () => {
  const user = await app.signUp()
  await addTask(user, 'Call the dentist')
  await addTask(user, 'Write the report')
  const asked = await askCoach(user, 'Rename “Call the dentist” to “Call Dr. Ruiz”')
  const [card] = asked.proposals
  if (card?.proposal.kind !== 'change') throw new Error('No change was offered')
  const report = (await tasksOf(user)).find(({ title }) => title === 'Write the report')
  const change = { act: 'rename', title: 'Ring Dr. Ruiz' } as const
  expect((await accept(user, asked, 0, { ...card.proposal, id: report?.id ?? '', change })).status).toBe(400)
  expect((await accept(user, asked, 0, { ...card.proposal, change: { act: 'delete' } })).status).toBe(400)
  await accept(user, asked, 0, { ...card.proposal, change })
  expect(await titles(user)).toEqual(['Ring Dr. Ruiz', 'Write the report'])
})

test('an impossible day is said, without a card', async () => {
  const user = await app.signUp()
  const asked = await askCoach(user, 'Remind me on February 30 to pay the rent')
  expect(asked.proposals).toEqual([])
  expect(asked.response).toContain('“February 30” doesn’t exist')
  const spanish = await askCoach(user, 'recuérdame pagar la luz el 31 de abril')
  expect(spanish.response).toContain('no existe')
})

test('what was missing is asked for, and the answer makes the card', async () => {
  const user = await app.signUp()
  expect((await askCoach(user, 'Set a reminder')).response).toContain('What should it say?')
  expect(await askCoach(user, 'to call Ana on Sunday at 5')).toMatchObject({
    proposals: [{ proposal: { kind: 'task', title: 'Call Ana', time: '17:00' } }],
  })
})
