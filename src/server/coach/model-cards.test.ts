import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { goal } from '#contract/goals.ts'
import { coachAreas } from '#contract/lists.ts'
import { appWithModel, modelKinds } from '../../../test/app-with-model.ts'
import { type Client, read } from '../../../test/client.ts'
import { modelTurn } from '../../../test/model-turn.ts'

/** A Wednesday in UTC. */
const now = new Date('2026-11-25T15:00:00.000Z')
const task = { title: 'Stretch', dueDate: '2026-11-26' }

describe.each(modelKinds)('a card of a model that speaks %s', (kind) => {
  const model = appWithModel(kind)
  const { turn, toolsSent } = modelTurn(model)

  async function signUp(): Promise<Client> {
    model.app.setTime(now)
    const user = await model.app.signUp()
    await user.put('/api/sophia/areas', { areas: [...coachAreas] })
    return user
  }
  const accept = (user: Client, id: string) => user.post(`/api/sophia/chats/${id}/proposals/0/accept`)

  test.each([
    ['weekdays', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['every weekday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['every Monday and Thursday', 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['every 2 weeks', 'FREQ=WEEKLY;INTERVAL=2'],
    ['RRULE:FREQ=DAILY;COUNT=10', 'FREQ=DAILY;COUNT=10'],
  ])('a task that repeats %s stands under the reply, and can be accepted', async (repeat, rule) => {
    const user = await signUp()
    const { exchange } = await turn(user, [['propose_task', { ...task, repeat }]])
    expect(exchange.proposals).toMatchObject([
      { proposal: { ...task, repeat: rule, priority: 3, estimatedDuration: 30 } },
    ])
    expect((await accept(user, exchange.id)).status).toBe(200)
  })

  test.each([
    [
      'propose_task',
      { ...task, repeat: 'when the moon is full' },
      /repeat “when the moon is full”.*expected: daily, weekdays/,
    ],
    [
      'propose_task',
      { ...task, dueDate: '2027-02-31' },
      /dueDate “2027-02-31”: This should be a real date; expected: yyyy-MM-dd/,
    ],
    ['propose_task', { dueDate: '2026-11-26' }, /title is missing; expected: what to do/],
    ['propose_task', { ...task, remindMe: true }, /remindMe “true”: there is no such field; fields: title/],
    [
      'propose_income',
      { title: 'Etsy', amount: '20', currency: '$', earnedOn: '2026-11-24' },
      /currency “\$”.*three letters/,
    ],
    [
      'propose_income',
      { title: 'Etsy', amount: '20', currency: 'EUR', earnedOn: '2026-12-24' },
      /earnedOn “2026-12-24”.*not after today/,
    ],
    ['propose_breathing', { techniqueId: 'deep' }, /techniqueId “deep”.*expected: 4-7-8, box, coherent/],
    ['propose_goal', { title: 'Save', category: 'financial', goalKind: 'amount' }, /targetValue is missing/],
    [
      'read_tasks',
      { from: '2026-11-31', to: '2026-12-01', state: 'open' },
      /from “2026-11-31”: This should be a real date; expected: yyyy/,
    ],
  ])(
    'what %s refuses is named in a short line: the field, what was wrong, what is allowed',
    async (name, input, line) => {
      const user = await signUp()
      const { exchange, told } = await turn(user, [[name, input]])
      expect(exchange.proposals).toEqual([])
      expect(told[0]).toMatch(line)
      expect(told[0]?.length).toBeLessThan(330)
      expect(told[0]).not.toMatch(/\\d|pattern|✖/)
    },
  )

  test('a card that accepting would refuse is never shown, whatever refuses it', async () => {
    const user = await signUp()
    const offers: [string, object][] = [
      ['propose_workout', { title: 'Run', day: '2026-12-24' }],
      ['propose_water', { title: 'Water', millilitres: 250, day: '2026-12-24' }],
      ['propose_income', { title: 'Etsy', amount: '20', currency: 'EUR', earnedOn: '2026-12-24' }],
      ['propose_income', { title: 'Etsy', amount: '20', currency: 'EUR', earnedOn: '2026-11-24', hours: '800' }],
      ['propose_goal', { title: 'Learn', category: 'career', goalKind: 'milestones', steps: ['One'] }],
    ]
    const { exchange, told } = await turn(user, offers)
    expect(told.map((answer) => /refused/.test(answer))).toEqual(offers.map(() => true))
    expect(exchange.proposals).toEqual([])
    for (const path of ['tasks', 'goals', 'income', 'fitness/workouts'])
      expect(JSON.stringify((await user.get(`/api/${path}`)).body)).not.toMatch(/Etsy|Run|Learn/)
  })

  test('a card for what is on a shopping list already is refused, and offered where lists may not be read', async () => {
    const user = await signUp()
    await user.post('/api/shopping-items', { list: 'household', line: 'Milk' })
    const milk = ['propose_item', { title: 'milk', list: 'household' }] as const
    const refused = await turn(user, [milk])
    expect(refused.told[0]).toContain('on the list already')
    await user.put('/api/sophia/areas', { areas: coachAreas.filter((area) => area !== 'shopping') })
    const { exchange, told } = await turn(user, [milk])
    expect(told[0]).not.toContain('already')
    expect(exchange.proposals).toMatchObject([{ proposal: { title: 'milk' }, state: 'open' }])
  })

  test('as many cards as a reply has room for stand under it, and the model is told that a further one does not', async () => {
    const user = await signUp()
    const offers = Array.from({ length: 12 }, (_, n) => ['propose_task', { ...task, title: `Stretch ${n}` }] as const)
    const { exchange, told } = await turn(user, [...offers, ['propose_task', { ...task, title: 'Stretch 3' }]])
    expect(exchange.proposals).toHaveLength(10)
    expect(told.map((answer) => (answer.includes('stands under your reply') ? 'shown' : 'refused'))).toEqual([
      ...Array.from({ length: 10 }, () => 'shown'),
      'refused',
      'refused',
      'shown',
    ])
    expect(told[10]).toContain('room for 10 cards')
  })

  test('that a part of the app is full is told only where it may be read', async () => {
    const user = await signUp()
    for (let n = 0; n < 10; n += 1)
      expect((await user.post('/api/journal', { title: `Day ${n}`, content: 'Words' })).status).toBe(201)
    for (let n = 0; n < 100; n += 1)
      await user.post('/api/tasks', { ...task, title: `Step ${n}`, repeat: 'FREQ=DAILY;COUNT=2' })
    const offers = [
      ['propose_entry', { title: 'Today', content: 'A good day.' }],
      ['propose_task', { ...task, repeat: 'daily' }],
    ] as const
    const open = await turn(user, offers)
    expect(open.told[0]).toContain('10 journal entry limit')
    expect(open.told[1]).toContain('100 tasks that repeat')
    await user.put('/api/sophia/areas', {
      areas: coachAreas.filter((area) => area !== 'journal' && area !== 'planner'),
    })
    const { exchange, told } = await turn(user, offers)
    expect(exchange.proposals).toEqual([])
    for (const answer of told) {
      expect(answer).toContain('can’t take this card')
      expect(answer).not.toMatch(/\d|limit|free|full|entr|repeat/)
    }
  })

  test('values that can only mean one thing are taken as they are written', async () => {
    const user = await signUp()
    const money = { title: 'A trip', category: 'financial', goalKind: 'amount', targetValue: '3,000', currency: '€' }
    const first = await turn(user, [['propose_goal', money]])
    expect((await accept(user, first.exchange.id)).status).toBe(200)
    expect(read(z.array(goal), await user.get('/api/goals'))).toMatchObject([{ targetValue: '3000', currency: 'EUR' }])
    const line = { title: 'A shop', amount: '€1.250,50', earnedOn: '2026-11-24', hours: 2.5 }
    const { exchange } = await turn(user, [
      ['propose_income', line],
      ['propose_task', { ...task, time: '2 pm', priority: '4', category: 'Work', notes: null }],
      ['propose_breathing', { techniqueId: 'Box' }],
    ])
    expect(exchange.proposals.map(({ proposal }) => proposal)).toMatchObject([
      { amount: '1250.50', currency: 'EUR', hours: '2.5' },
      { time: '14:00', priority: 4, category: 'work' },
      { techniqueId: 'box' },
    ])
  })

  test('the tools describe every field, name each breathing exercise, and stay small', async () => {
    const user = await signUp()
    await turn(user, [])
    const sent = toolsSent()
    process.stdout.write(`tools, all areas on: ${sent.length} characters\n`)
    expect(sent.length).toBeLessThan(16_400)
    expect(sent).not.toMatch(/"pattern"|\ba (?:entry|income|item for a entry)\b/)
    expect(sent).toMatch(/4-7-8.*box.*coherent/)
    expect(sent).toMatch(/1 is lowest, 5 most urgent/)
  })
})
