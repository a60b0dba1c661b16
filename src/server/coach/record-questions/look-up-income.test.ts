import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { askCoach } from '../../../../test/coach-calls.ts'
import type { Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(new Date('2026-11-24T15:00:00.000Z'))
  user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  const lines = [
    ['ana’s bakery ', '50', 'USD', '2026-11-03'],
    ['Ana’s bakery', '300', 'USD', '2026-11-10'],
    ['Market', '80', 'USD', '2026-11-08'],
    ['Online class', '60', 'EUR', '2026-11-09'],
    ['Market', '900', 'USD', '2026-09-12'],
    ['Market', '20', 'USD', '2026-06-12'],
  ]
  for (const [source, amount, currency, earnedOn] of lines)
    await user.post('/api/income', { source, amount, currency, earnedOn })
  await askCoach(user, 'hello')
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(new Date('2026-11-24T15:00:00.000Z')))

const told = async (message: string) => (await askCoach(user, message)).response
const november =
  'In November, after costs:\n- “Online class”: €60 from 1 entry\n- “Ana’s bakery”: $350 from 2 entries\n- “Market”: $80 from 1 entry'

test.each([
  'whats my business brought in this month vs what I spent on supplies',
  'what did I spend on supplies versus what I made this month?',
])('of what came in and what was spent, the first is told and that the other isn’t kept: %s', async (message) => {
  const response = await told(message)
  expect(response).toContain('$430')
  expect(response).toMatch(
    /keeps what comes in, not what you spend, so I can’t put “what (?:I|did I) spen[dt] on supplies”/,
  )
})

test.each(['what did each client pay me this month', 'Who paid me this month?', 'my income by client please'])(
  'who paid is told with what each paid, currencies apart: %s',
  async (message) => {
    expect(await told(message)).toBe(november)
  },
)

test('one payer is told by name, and one who paid nothing too', async () => {
  expect(await told('how much did the market pay me in september')).toBe(
    'In September, after costs:\n- “Market”: $900 from 1 entry',
  )
  expect(await told('how much did market pay me in september')).toBe(
    'In September, after costs:\n- “Market”: $900 from 1 entry',
  )
})

test('of many who paid the ones who paid most are told, and nobody is said to have paid nothing for being beyond them', async () => {
  const busy = await app.signUp()
  await busy.put('/api/sophia/areas', { areas: coachAreas })
  for (let n = 1; n <= 32; n += 1)
    await busy.post('/api/income', { source: `Stall ${n}`, amount: `${n}`, currency: 'USD', earnedOn: '2026-11-03' })
  await askCoach(busy, 'hello')
  expect((await askCoach(busy, 'who paid me this month')).response).toMatch(/“Stall 32”: \$32[^]*and 2 who paid less$/)
  expect((await askCoach(busy, 'how much did stall 1 pay me this month')).response).toContain('“Stall 1”: $1 from 1')
  expect((await askCoach(busy, 'how much did stall 1x pay me this month')).response).toMatch(
    /^Your income log has nothing from “stall 1x” in November\.\nIn November[^]*and 2 who paid less$/,
  )
})

test('the receipt shows each payer that was read, and another account reads none', async () => {
  const { sources } = await askCoach(user, 'who paid me this month')
  expect(sources).toEqual([
    {
      area: 'income',
      lines: [
        '2026-11: 430 USD after costs, 3 entries',
        '2026-11: 60 EUR after costs, 1 entry',
        'Ana’s bakery: 350 USD after costs, 2 entries',
        'Market: 80 USD after costs, 1 entry',
        'Online class: 60 EUR after costs, 1 entry',
      ],
    },
  ])
  const other = await app.signUp()
  await other.put('/api/sophia/areas', { areas: coachAreas })
  expect((await askCoach(other, 'who paid me this month')).response).toContain('has nothing in November')
})

test('the best and the lowest month are told out of those with entries, by currency', async () => {
  const onlyEuro = 'November is the only month with anything in EUR: €60 after costs.'
  const among = 'out of the 3 months with entries in the last 12.'
  expect(await told('What was my best month for income?')).toBe(
    `September was your best month, with $900 after costs, ${among}\n\n${onlyEuro}`,
  )
  expect(await told('which month did I make the least')).toBe(
    `June was your lowest month, with $20 after costs, ${among}\n\n${onlyEuro}`,
  )
})

test('switched off, nothing of it is told', async () => {
  const careful = await app.signUp()
  await careful.post('/api/income', { source: 'Market', amount: '80', currency: 'USD', earnedOn: '2026-11-08' })
  for (const message of ['who paid me this month', 'what was my best month for income']) {
    const { response, sources } = await askCoach(careful, message)
    expect([response.includes('80'), response.includes('switched off'), sources]).toEqual([false, true, []])
  }
})

test.each(['how do I make more money each month', 'should I ask each client for a deposit'])(
  'advice on income is no question of the log: %s',
  async (message) => {
    expect((await askCoach(user, message)).sources).toEqual([])
  },
)

test('what came from somebody by name isn’t everything that came in', async () => {
  expect(await told('what did i earn from the market this month')).toBe(
    'In November, after costs:\n- “Market”: $80 from 1 entry',
  )
  expect(await told('how much did i make from etsy this month')).toMatch(
    /^Your income log has nothing from “etsy” in November\.\nIn November/,
  )
})

test.each(['how much did I make from bread this month', 'how much did i earn selling bread this month'])(
  'what came in for something is found by what was noted of it: %s',
  async (message) => {
    const baker = await app.signUp()
    await baker.put('/api/sophia/areas', { areas: coachAreas })
    const line = { currency: 'USD', earnedOn: '2026-11-10' }
    await baker.post('/api/income', { ...line, source: 'Market', amount: '45', note: 'six loaves of bread' })
    await baker.post('/api/income', { ...line, source: 'Market', amount: '30', note: 'jam' })
    await baker.post('/api/income', { ...line, source: 'Market', amount: '5', note: 'bread', earnedOn: '2025-01-10' })
    await askCoach(baker, 'hello')
    expect((await askCoach(baker, message)).response).toBe(
      'In November, after costs, entries that mention “bread”:\n- “Market”: $45 from 1 entry',
    )
    expect((await askCoach(baker, 'how much have I made from bread so far')).response).toBe(
      'In your whole log, after costs, entries that mention “bread”:\n- “Market”: $50 from 2 entries',
    )
    expect((await askCoach(baker, message.replace('bread', 'candles'))).response).toBe(
      'Your income log has nothing from “candles” in November.\nIn November, after costs:\n- “Market”: $75 from 2 entries',
    )
  },
)

test.each([
  ['did i make more in november than october', /^Yes: November is more\./],
  ['did i make less in november than september?', /^Yes: in USD November is \$470 less\./],
  ['was my income higher in november than in september', /^No: in USD November is \$470 less\./],
])('whether one month was more begins with yes or no and the difference: %s', async (message, wanted) => {
  const text = await told(message)
  expect(text).toMatch(wanted)
  expect(text.match(/November is/g)).toHaveLength(1)
})
