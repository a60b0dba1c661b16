import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { goal as goalSchema } from '#contract/goals.ts'
import { householdTask } from '#contract/household.ts'
import { task as taskSchema } from '#contract/planner.ts'
import { appWithModel, modelKinds } from '../../../test/app-with-model.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { listExchanges } from '../../../test/coach-calls.ts'
import { cardNamed, madeAt, modelTurn } from '../../../test/model-turn.ts'

/** A Wednesday in UTC. */
const now = new Date('2026-11-25T15:00:00.000Z')

describe.each(modelKinds)('a model that speaks %s', (kind) => {
  const model = appWithModel(kind)
  const { turn, toolsSent } = modelTurn(model)

  async function signUp(areas = ['planner', 'shopping', 'household']): Promise<Client> {
    model.app.setTime(now)
    const user = await model.app.signUp()
    await user.post('/api/premium/trial')
    await user.put('/api/sophia/areas', { areas })
    return user
  }
  const tasksOf = async (user: Client) => read(z.array(taskSchema), await user.get('/api/tasks'))
  const card = (user: Client, id: string, act: 'accept' | 'undo') =>
    user.post(`/api/sophia/chats/${id}/proposals/0/${act}`)

  test('moves, finishes, renames and deletes what exists by its name, once the user accepts, and it can be undone', async () => {
    const user = await signUp()
    await user.post('/api/tasks', { title: 'Call with the contractor', scheduledTime: '2026-11-26T10:00' })
    const acts = [
      [
        { act: 'move', dueDate: '2026-11-27' },
        { dueDate: '2026-11-27', scheduledTime: '2026-11-27T10:00:00.000Z' },
      ],
      [
        { act: 'move', time: '11:00' },
        { dueDate: '2026-11-26', scheduledTime: '2026-11-26T11:00:00.000Z' },
      ],
      [{ act: 'finish' }, { isCompleted: true }],
      [{ act: 'rename', title: 'Call Sam' }, { title: 'Call Sam' }],
    ] as const
    for (const [input, changed] of acts) {
      const { exchange, told } = await turn(user, [['propose_change', { name: 'contractor call', ...input }]])
      expect(told[0]).toContain('“Call with the contractor” (task, due 2026-11-26, 10:00)')
      expect(exchange.proposals).toMatchObject([{ proposal: { kind: 'change', record: 'task' }, state: 'open' }])
      expect(exchange.sources).toEqual([{ area: 'planner', lines: ['“Call with the contractor”'] }])
      expect(await tasksOf(user)).toMatchObject([{ dueDate: '2026-11-26', isCompleted: false }])
      expect((await card(user, exchange.id, 'accept')).status).toBe(200)
      expect(await tasksOf(user)).toMatchObject([changed])
      expect((await card(user, exchange.id, 'undo')).status).toBe(200)
    }
    const { exchange } = await turn(user, [['propose_change', { act: 'delete', name: 'call with the contractor' }]])
    await card(user, exchange.id, 'accept')
    expect(await tasksOf(user)).toEqual([])
  })

  const goalsOf = async (user: Client) => read(z.array(goalSchema), await user.get('/api/goals'))

  test('changes number, date and name of a goal on one card, once the user accepts, and it can be undone', async () => {
    const user = await signUp(['goals'])
    await user.post('/api/goals', {
      title: 'Trip fund',
      currency: 'CAD',
      targetValue: '2000',
      targetDate: '2026-12-31',
    })
    const acts = [
      [
        { targetValue: '1,500', targetDate: '2027-03-31' },
        { targetValue: '1500', targetDate: '2027-03-31' },
      ],
      [{ raiseBy: '200' }, { targetValue: '2200' }],
      [
        { raiseBy: '-200', title: 'Lisbon' },
        { targetValue: '1800', title: 'Lisbon' },
      ],
      [{ newCurrency: 'EUR' }, { targetValue: '2000', currency: 'EUR' }],
    ] as const
    for (const [input, changed] of acts) {
      const { exchange, told } = await turn(user, [['propose_goal_change', { name: 'trip', ...input }]])
      expect(told[0]).toContain('“Trip fund” (goal, target 2000 CAD, due 2026-12-31)')
      expect(exchange.proposals).toMatchObject([
        { proposal: { kind: 'change', record: 'goal', change: { act: 'adjust' } } },
      ])
      expect(exchange.sources).toEqual([{ area: 'goals', lines: ['“Trip fund”'] }])
      expect(await goalsOf(user)).toMatchObject([{ title: 'Trip fund', targetValue: '2000' }])
      expect((await card(user, exchange.id, 'accept')).status).toBe(200)
      expect(await goalsOf(user)).toMatchObject([{ currency: 'CAD', ...changed }])
      expect((await card(user, exchange.id, 'undo')).status).toBe(200)
      expect(await goalsOf(user)).toMatchObject([
        { title: 'Trip fund', targetValue: '2000', currency: 'CAD', targetDate: '2026-12-31' },
      ])
    }
  })

  test('hears what a goal can’t be, or which are near, and is not offered to change goals that it may not read', async () => {
    const user = await signUp(['goals'])
    await user.post('/api/goals', { title: 'Read books', kind: 'habit', targetValue: '24' })
    const refusals = [
      [{ name: 'books' }, /targetValue is missing/],
      [{ name: 'books', targetDate: '2026-02-01' }, /targetDate .*that day has passed/],
      [{ name: 'books', targetValue: '20.5' }, /targetValue “20\.5”/],
      [{ name: 'books', raiseBy: '-24' }, /more than zero/],
      [{ name: 'books', newCurrency: 'USD' }, /no currency/],
      [{ name: 'books', newCurrency: 'eur' }, /newCurrency .*isn’t a currency we know/],
      [{ name: 'books', raiseBy: '9999999999999' }, /raiseBy .*At most 12 digits/],
      [{ name: 'piano', targetValue: '5' }, /Nothing open is called “piano”\. Near to it: “Read books”/],
    ] as const
    for (const [input, why] of refusals) {
      const { exchange, told } = await turn(user, [['propose_goal_change', input]])
      expect(exchange.proposals).toEqual([])
      expect(told[0]).toMatch(why)
    }
    await user.put('/api/sophia/areas', { areas: ['planner'] })
    await turn(user, [])
    expect(toolsSent()).not.toContain('propose_goal_change')
  })

  test('takes nothing back that was changed again since', async () => {
    const user = await signUp()
    await user.post('/api/tasks', { title: 'Call with the contractor', scheduledTime: '2026-11-26T10:00' })
    await user.post('/api/household-tasks', { text: 'Wash the curtains', category: 'laundry', dueDate: '2026-11-26' })
    await user.post('/api/shopping-items', { list: 'household', line: 'Oat milk' })
    const laterChanges = [
      ['Call with the contractor', { act: 'move', dueDate: '2026-11-27' }, '/api/tasks', { dueDate: '2026-11-30' }],
      ['Call with the contractor', { act: 'rename', title: 'Call Sam' }, '/api/tasks', { title: 'Call Kim' }],
      ['Wash the curtains', { act: 'move', dueDate: '2026-11-27' }, '/api/household-tasks', { dueDate: '2026-11-30' }],
      ['Oat milk', { act: 'rename', title: 'Milk' }, '/api/shopping-items', { name: 'Cream' }],
    ] as const
    for (const [name, input, path, later] of laterChanges) {
      const { exchange } = await turn(user, [['propose_change', { name, ...input }]])
      expect(exchange.proposals).toMatchObject([{ proposal: { change: input } }])
      const id = exchange.proposals[0]?.recordId
      expect((await card(user, exchange.id, 'accept')).status).toBe(200)
      expect((await user.put(`${path}/${id}`, later)).body).toMatchObject(later)
      const refused = await card(user, exchange.id, 'undo')
      expect(read(problem, refused)).toMatchObject({ status: 409, code: 'taken' })
      expect((await listExchanges(user))[0]?.proposals).toMatchObject([{ state: 'accepted' }])
      expect((await user.put(`${path}/${id}`, {})).body).toMatchObject(later)
      await user.put(`${path}/${id}`, path === '/api/tasks' ? { title: 'Call with the contractor' } : {})
    }
  })

  test('hears both names where two fit, and offers nothing until it is clear which', async () => {
    const user = await signUp()
    await user.post('/api/tasks', { title: 'Call the contractor', dueDate: '2026-11-26' })
    await user.post('/api/tasks', { title: 'Pay the contractor', dueDate: '2026-11-27' })
    const first = await turn(user, [['propose_change', { act: 'finish', name: 'contractor' }]])
    expect(first.told[0]).toMatch(/2 fit: “Call the contractor” .* or “Pay the contractor” .*Ask her which one/)
    expect(first.exchange.proposals).toEqual([])
    const { exchange } = await turn(user, [['propose_change', { act: 'finish', name: 'Pay the contractor' }]])
    expect(exchange.proposals).toMatchObject([{ proposal: { title: 'Pay the contractor', change: { act: 'finish' } } }])
    const none = await turn(user, [['propose_change', { act: 'finish', name: 'Piano lesson' }]])
    expect(none.told[0]).toMatch(/Nothing open is called “Piano lesson”/)
    expect(none.exchange.proposals).toEqual([])
  })

  test('gets no card for what only shares a word with the name, and hears what is near to it', async () => {
    const user = await signUp()
    await user.post('/api/tasks', { title: 'Birthday card', dueDate: '2026-11-26' })
    await user.post('/api/shopping-items', { list: 'household', line: 'Milk' })
    for (const [name, near] of [
      ['cards', /“Birthday card” \(task, due 2026-11-26\)/],
      ['Christmas cards', /“Birthday card”/],
      ['oat milk', /“Milk” \(item/],
    ] as const) {
      const { exchange, told } = await turn(user, [['propose_change', { act: 'finish', name }]])
      expect(exchange.proposals).toEqual([])
      expect(told[0]).toContain(`Nothing open is called “${name}”. Near to it:`)
      expect(told[0]).toMatch(near)
      expect(exchange.sources.flatMap(({ lines }) => lines).join()).toMatch(/Birthday card|Milk/)
    }
    for (const name of ['the birthday cards', 'birthday'])
      expect((await turn(user, [['propose_change', { act: 'finish', name }]])).exchange.proposals).toHaveLength(1)
  })

  test('takes back or corrects a card that it made in the same turn', async () => {
    const user = await signUp()
    const walk = { title: 'Walk', dueDate: '2026-11-26', time: '10:00' }
    const { exchange, told } = await turn(user, [
      ['propose_task', walk],
      ['propose_task', { ...walk, title: 'Swim' }],
      ['withdraw_card', { card: madeAt(0) }],
    ])
    expect(told[2]).toContain('taken back')
    expect(exchange.proposals).toMatchObject([{ proposal: { title: 'Swim' }, state: 'open' }])
    expect((await card(user, exchange.id, 'accept')).status).toBe(200)
    const none = await turn(user, [
      ['propose_task', walk],
      ['withdraw_card', { card: madeAt(0) }],
    ])
    expect(none.exchange).toMatchObject({ state: 'done', proposals: [] })
    await turn(user, [['propose_task', walk]])
    const full = Array.from({ length: 10 }, (_, n) => ['propose_task', { ...walk, title: `Walk ${n}` }] as const)
    const corrected = await turn(user, [...full, ['propose_task', { ...walk, title: 'Run', replaces: madeAt(4) }]])
    expect(corrected.exchange.proposals.map(({ proposal }) => 'title' in proposal && proposal.title)).toEqual(
      full.map(([, { title }], n) => (n === 4 ? 'Run' : title)),
    )
  })

  test('knows a card by the same name for as long as it stands there', async () => {
    const user = await signUp()
    const walk = { title: 'Walk', dueDate: '2026-11-26', time: '10:00' }
    const first = await turn(user, [['propose_task', walk]])
    const name = /"card":"(task-\w{6})"/.exec(first.told[0] ?? '')?.[1] ?? 'none'
    await turn(user, [['propose_task', { ...walk, title: 'Swim' }]])
    await turn(user, [], 'and now?')
    const asked = (model.service.asked.at(-1)?.body ?? '').replaceAll('\\"', '"')
    expect(asked).toContain(`card ${name}, offered 2 replies ago: task {"title":"Walk"`)
    await turn(user, [['withdraw_card', { card: name }]], 'no walk')
    const walks = (await listExchanges(user)).find(({ id }) => id === first.exchange.id)
    expect(walks?.proposals).toMatchObject([{ state: 'dropped' }])
  })

  test('moves a household task that repeats and was done today', async () => {
    const user = await signUp()
    const repeat = { every: 1, unit: 'week', from: 'done' }
    const given = { text: 'Wash the sheets', category: 'cleaning', repeat }
    const { id } = read(householdTask, await user.post('/api/household-tasks', given))
    await user.put(`/api/household-tasks/${id}/toggle`)
    const move = { act: 'move', name: 'Wash the sheets', dueDate: '2026-12-05' }
    const { exchange } = await turn(user, [['propose_change', move]])
    expect(exchange.proposals).toMatchObject([{ proposal: { record: 'household', title: 'Wash the sheets' } }])
    await card(user, exchange.id, 'accept')
    expect((await user.get('/api/household-tasks')).body).toMatchObject([{ dueDate: '2026-12-05' }])
  })

  test('looks up as many names in one turn as it may ask questions, and hears that the rest are left', async () => {
    const user = await signUp()
    const names = ['Ironing', 'Sewing', 'Baking', 'Mending', 'Mopping', 'Sorting', 'Weeding']
    for (const title of names) await user.post('/api/tasks', { title, dueDate: '2026-11-26' })
    const { exchange, told } = await turn(user, [
      ['read_overdue', {}],
      ...names.map((name) => ['propose_change', { act: 'finish', name }] as const),
      ['read_nextTask', {}],
    ])
    expect(exchange.proposals).toHaveLength(5)
    expect(exchange.sources).toMatchObject([
      { lines: ['0 open tasks from before today', ...names.slice(0, 5).map((name) => `“${name}”`)] },
    ])
    expect(told.slice(6).map((answer) => answer.includes('At most 6 questions'))).toEqual([true, true, true])
  })

  test('finds nothing in an area that is switched off, and is not offered to look where all of them are', async () => {
    const user = await signUp(['shopping'])
    await user.post('/api/tasks', { title: 'Zebra crossing', dueDate: '2026-11-26' })
    const { told, exchange } = await turn(user, [['propose_change', { act: 'finish', name: 'crossing' }]])
    expect(told[0]).toContain('Switched off and not searched: planner, household')
    expect(exchange.proposals).toEqual([])
    await user.put('/api/sophia/areas', { areas: ['goals'] })
    await turn(user, [])
    expect(toolsSent()).not.toContain('propose_change')
    expect(model.service.asked.map(({ body }) => body).join('')).not.toContain('Zebra')
  })

  test('sees what its card holds, and puts a corrected one in its place: the old one can’t be accepted any more', async () => {
    const user = await signUp()
    const dentist = { title: 'Call the dentist', dueDate: '2026-11-26', time: '10:00', notes: 'about the crown' }
    const first = await turn(user, [['propose_task', dentist]])
    const corrected = await turn(
      user,
      [['propose_task', { ...dentist, time: '11:00', replaces: cardNamed('task') }]],
      'make it 11',
    )
    const asked = (model.service.asked.at(-1)?.body ?? '').replaceAll('\\"', '"')
    expect(asked).toMatch(
      /card task-\w{6}, offered in your last reply: task \{"title":"Call the dentist".*"dueDate":"2026-11-26","time":"10:00".*"notes":"about the crown".*waits for her/,
    )
    expect(corrected.exchange.proposals).toMatchObject([{ proposal: { time: '11:00' }, state: 'open' }])
    const [, before] = await listExchanges(user)
    expect(before?.proposals).toMatchObject([{ proposal: { time: '10:00' }, state: 'withdrawn' }])
    expect((await card(user, first.exchange.id, 'accept')).status).toBe(400)
    expect((await card(user, corrected.exchange.id, 'accept')).status).toBe(200)
    expect(await tasksOf(user)).toMatchObject([{ scheduledTime: '2026-11-26T11:00:00.000Z' }])
  })

  test('withdraws a card that the user no longer wants, and only one that is still open', async () => {
    const user = await signUp()
    const walk = { title: 'Walk', dueDate: '2026-11-26', time: '10:00' }
    const first = await turn(user, [['propose_task', walk]])
    const wrong = await turn(user, [['withdraw_card', { card: '2' }]], 'forget the other one')
    expect(wrong.told[0]).toMatch(/No open card is called “2”\. Cards that are open: task-\w{6}\. Name one of these\./)
    const { exchange, told } = await turn(user, [['withdraw_card', { card: cardNamed('task') }]], 'forget it')
    expect(told[0]).toContain('taken back')
    expect(exchange).toMatchObject({ state: 'done', proposals: [] })
    const before = (await listExchanges(user)).at(-1)
    expect(before?.proposals).toMatchObject([{ proposal: walk, state: 'dropped' }])
    expect((await card(user, first.exchange.id, 'accept')).status).toBe(400)
    expect(await tasksOf(user)).toEqual([])
    await turn(user, [], 'thanks')
    const asked = model.service.asked.at(-1)?.body ?? ''
    expect(asked).toContain('taken back, because she did not want it')
  })

  test('can’t put a card in the place of one that was accepted, and leaves every other card open', async () => {
    const user = await signUp()
    const walk = { title: 'Walk', dueDate: '2026-11-26', time: '10:00' }
    const first = await turn(user, [['propose_task', walk]])
    const further = await turn(user, [['propose_task', { ...walk, title: 'Swim' }]])
    await card(user, further.exchange.id, 'accept')
    const wrong = await turn(user, [['propose_task', { ...walk, replaces: cardNamed('task') }]])
    expect(wrong.told[0]).toMatch(/No open card is called “task-\w{6}”\. Cards that are open: task-\w{6}\./)
    expect(wrong.exchange.proposals).toEqual([])
    expect((await card(user, first.exchange.id, 'accept')).status).toBe(200)
  })

  test('is told how many tasks of a state there are, and how many of them are listed', async () => {
    const user = await signUp()
    for (let n = 0; n < 23; n += 1) {
      const made = await user.post('/api/tasks', { title: `Task ${n}`, dueDate: '2026-11-26' })
      const { id } = read(taskSchema, made)
      if (n === 0) await user.put(`/api/tasks/${id}`, { isCompleted: true })
    }
    const span = { from: '2026-11-25', to: '2026-11-28' }
    const { told } = await turn(user, [
      ['read_tasks', { ...span, state: 'open' }],
      ['read_tasks', { ...span, state: 'done' }],
      ['read_tasks', { ...span, state: 'all' }],
    ])
    expect(told[0]).toMatch(/"total":22,"listed":20/)
    expect(told[1]).toMatch(/"total":1,"listed":1/)
    expect(told[2]).toMatch(/"total":23,"listed":20,"done":1/)
  })
})
