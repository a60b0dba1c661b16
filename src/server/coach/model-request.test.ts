import { describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { exchange } from '#contract/coach.ts'
import { goal } from '#contract/goals.ts'
import { communicationStyles } from '#contract/lists.ts'
import { appWithModel, modelKinds } from '../../../test/app-with-model.ts'
import { type Client, read } from '../../../test/client.ts'
import { sampleBodies } from '../../../test/samples.ts'
import { startApp } from '../../../test/start-app.ts'
import { askCoach } from '../../../test/coach-calls.ts'

const answers = sampleBodies['POST /api/onboarding/complete']

describe.each(modelKinds)('of a service that speaks %s', (kind) => {
  const model = appWithModel(kind)
  const fail = (id: string) =>
    model.app.database.pool.query(`update coach_chats set state = 'failed' where id = $1`, [id])
  const lastBody = () => model.service.asked.at(-1)?.body ?? ''

  test('an exchange that is asked again is told with what was said before it, and nothing since', async () => {
    const user = await model.app.signUp()
    await user.post('/api/premium/trial')
    model.service.behave({})
    await askCoach(user, 'Number one, about rest?')
    const second = await askCoach(user, 'Number two, about work?')
    await askCoach(user, 'Number three, about money?')
    expect(lastBody()).toMatch(/Number one.*Number two.*Number three/)
    await fail(second.id)
    const retried = read(exchange, await user.post(`/api/sophia/chats/${second.id}/retry`))
    expect(retried).toMatchObject({ id: second.id, createdAt: second.createdAt, state: 'done' })
    expect(lastBody()).toMatch(/Number one.*Number two/)
    expect(lastBody()).not.toContain('Number three')
    expect(lastBody().split('Number two')).toHaveLength(2)
  })

  test('the matters of the library nearest to the message are told, and none for a message about nothing of it', async () => {
    const user = await model.app.signUp()
    await user.post('/api/premium/trial')
    model.service.behave({})
    await askCoach(user, 'How do I prepare to ask for a raise?')
    expect(lastBody()).toMatch(/library: “Prepare your case for a raise”: .*Steps: /)
    for (const message of [
      'how tall is the Eiffel Tower',
      'can you move the dentist to friday and tell me what else is on that day',
      'what did I write about the garden last week',
    ]) {
      await askCoach(user, message)
      expect(lastBody()).not.toContain('library: “')
    }
  })

  test('the currency of sums is told where the income log may be read, and not where it may not', async () => {
    const user = await model.app.signUp()
    model.service.behave({})
    await user.put('/api/income/settings', { currency: 'EUR', taxRate: null })
    await user.put('/api/sophia/areas', { areas: ['planner'] })
    await askCoach(user, 'Remind me of the 20 for school')
    expect(lastBody()).not.toMatch(/currency for are in/)
    await user.put('/api/sophia/areas', { areas: ['income'] })
    await askCoach(user, 'I made 20 today')
    expect(lastBody()).toContain('Sums that she names no currency for are in EUR.')
  })

  test('a crisis found in a message asked again still holds for the next message', async () => {
    const user = await model.app.signUp()
    const first = await askCoach(user, 'I want to kill myself tonight')
    for (let n = 0; n < 5; n += 1) await user.post('/api/sophia/chat', { message: `How do I cook rice, ${n}?` })
    await fail(first.id)
    expect((await user.post(`/api/sophia/chats/${first.id}/retry`)).status).toBe(200)
    expect((await askCoach(user, 'How tall is the highest bridge near me?')).helpLines).not.toEqual([])
  })

  test('goals that it proposes come with their steps, and become goals with them', async () => {
    const user = await model.app.signUp()
    await user.post('/api/premium/trial')
    const input = {
      title: 'Learn Italian',
      category: 'career',
      goalKind: 'milestones',
      targetValue: null,
      currency: null,
      targetDate: null,
      steps: ['Find a course', 'Ten lessons', 'Order dinner in Rome'],
    }
    model.service.behave({ tools: [{ name: 'propose_goal', input }] })
    const { id, proposals } = await askCoach(user, 'Make me a goal of learning Italian, in steps')
    expect(proposals).toMatchObject([{ proposal: input, state: 'open' }])
    expect((await user.post(`/api/sophia/chats/${id}/proposals/0/accept`)).status).toBe(200)
    const [made] = read(z.array(goal), await user.get('/api/goals'))
    expect(made?.milestones.map(({ text }) => text)).toEqual(input.steps)
  })

  test('a card that the app would not take is told back, and the model may offer it again', async () => {
    const user = await model.app.signUp()
    const task = { category: 'personal', priority: 3, time: null, estimatedDuration: 30 }
    const offers = [
      { title: 'Call the bank', ...task, dueDate: '2027-02-31' },
      { title: 'Call the bank', ...task, dueDate: '2027-02-26' },
    ]
    const called: string[] = []
    model.service.behave((body) => {
      const input = offers[called.length]
      called.push(body)
      return input === undefined
        ? { chunks: ['There you go.'] }
        : { chunks: [], tools: [{ name: 'propose_task', input }] }
    })
    const answered = await askCoach(user, 'Remind me to call the bank at the end of February')
    expect(called).toHaveLength(3)
    expect(called[1]).toMatch(/dueDate/)
    expect(called[2]).toContain('stands under your reply')
    expect(answered).toMatchObject({
      response: expect.stringContaining('There you go.'),
      proposals: [{ proposal: offers[1] }],
    })
    expect(answered.proposals).toHaveLength(1)
  })

  test('of a long thread the latest exchanges are told word by word, each older one in a line', async () => {
    const user = await model.app.signUp()
    await user.post('/api/premium/trial')
    const long = 'And so it goes on, with one thing after the other. '.repeat(60)
    model.service.behave({ chunks: [`I hear you. ${long}`] })
    for (const n of ['one', 'two', 'three', 'four']) await askCoach(user, `Thought number ${n}. ${long}`)
    const body = lastBody()
    expect(body).toMatch(
      /earlier in this conversation: she: Thought number one\. [^<]{0,200} \/ you: [^<]{0,40}I hear you\./,
    )
    expect(body.split('Thought number three')).toHaveLength(2)
    expect(body).toContain(`Thought number three. ${long.trim()}`)
    expect(body).not.toContain(`Thought number one. ${long.trim()}`)
  })

  test('the model is told of its cards and what became of them; their words only where their area is on', async () => {
    const user = await model.app.signUp()
    const input = {
      title: 'Water the fern',
      category: 'personal',
      priority: 3,
      dueDate: '2027-02-26',
      time: null,
      estimatedDuration: 15,
    }
    model.service.behave((body) => (body.includes('stands under') ? {} : { tools: [{ name: 'propose_task', input }] }))
    const { id } = await askCoach(user, 'Add a task for the fern')
    await user.post(`/api/sophia/chats/${id}/proposals/0/accept`)
    model.service.behave({})
    await user.put('/api/sophia/areas', { areas: ['planner'] })
    await askCoach(user, 'And now?')
    expect(lastBody().replaceAll('\\"', '"')).toMatch(
      /card task-\w{6}, offered in your last reply: task \{"title":"Water the fern",[^}]*\}, she accepted it/,
    )
    await user.put('/api/sophia/areas', { areas: [] })
    await askCoach(user, 'And now?')
    expect(lastBody()).toMatch(/card task-\w{6}, offered 2 replies ago: task, she accepted it/)
    expect(lastBody()).not.toContain('Water the fern')
  })

  test('the model is asked for the tone that the user chose', async () => {
    const user = await model.app.signUp()
    await user.post('/api/premium/trial')
    model.service.behave({})
    const tones = new Set<string>()
    for (const preferred_communication of communicationStyles) {
      await user.post('/api/onboarding/complete', { ...answers, preferred_communication })
      await askCoach(user, 'How do I prepare to ask for a raise?')
      tones.add(/Your tone is ([^.]+)\./.exec(lastBody())?.[1] ?? '')
    }
    expect([...tones].map((tone) => communicationStyles.find((style) => tone.includes(style)))).toEqual([
      ...communicationStyles,
    ])
  })
})

test('a goal that the built-in guide proposes can be accepted on the free plan, and has steps on the paid one', async () => {
  const app = await startApp(inject('testServer'))
  const kindOf = async (user: Client, message: string) => {
    const { id, proposals } = await askCoach(user, message)
    expect((await user.post(`/api/sophia/chats/${id}/proposals/0/accept`)).status).toBe(200)
    expect(proposals).toHaveLength(1)
    return read(z.array(goal), await user.get('/api/goals'))[0]
  }
  const free = await app.signUp()
  expect(await kindOf(free, 'my goal is to learn to swim')).toMatchObject({ kind: 'habit', targetValue: '10' })
  const saving = { kind: 'amount', targetValue: '2000', currency: 'EUR' }
  expect(await kindOf(free, 'quiero ahorrar 2000 euros para junio')).toMatchObject(saving)
  const owing = { kind: 'debt', targetValue: '900', currency: 'GBP' }
  expect(await kindOf(free, 'I want to pay off my card of 900 pounds')).toMatchObject(owing)
  const paying = await app.signUp()
  await paying.post('/api/premium/trial')
  expect(await kindOf(paying, 'my goal is to learn to swim')).toMatchObject({ kind: 'milestones' })
  await app.stop()
})

test('the built-in guide meets a low mood in the tone that the user chose', async () => {
  const app = await startApp(inject('testServer'))
  const openings = new Set<string>()
  for (const preferred_communication of communicationStyles) {
    const user = await app.signUp()
    await user.post('/api/onboarding/complete', { ...answers, preferred_communication })
    const { response } = await askCoach(user, 'I feel so low, help me through this week')
    openings.add(response.split('\n\n')[1] ?? '')
  }
  expect(openings.size).toBe(communicationStyles.length)
  await app.stop()
})
