import { describe, expect, inject, test } from 'vitest'
import { appWithModel, modelKinds } from '../../../test/app-with-model.ts'
import { startApp } from '../../../test/start-app.ts'
import { askCoach } from '../../../test/coach-calls.ts'

const outright = 'My husband hit me again last night'

test('a mode that began with something said outright holds three turns and through one denial', async () => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  await askCoach(user, outright)
  const degrees = []
  for (const message of [
    'just kidding',
    'How do I cook rice?',
    'How do I make a budget?',
    'How do I sleep better?',
    'How do I rest?',
  ])
    degrees.push((await askCoach(user, message)).safety)
  expect(degrees).toEqual(['full', 'full', 'full', 'full', null])
  await app.stop()
})

test('in the mode each reply answers what was said, and a card that it speaks of is there', async () => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  await askCoach(user, outright)
  const budget = await askCoach(user, 'How do I make a budget?')
  expect(budget).toMatchObject({ safety: 'full', answeredBy: 'Built-in guide' })
  expect(budget.response).toMatch(/budget/i)
  expect(budget.helpLines).not.toEqual([])
  const carded = await askCoach(user, 'Add a task to call my sister tomorrow at 10:00')
  expect(carded.helpLines).not.toEqual([])
  expect(carded.response).toContain('For your planner: “Call my sister”')
  expect(carded.proposals).toHaveLength(1)
  await app.stop()
})

test('after the conversation is deleted the mode holds without a word of what it is about', async () => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  await askCoach(user, outright)
  await user.delete('/api/sophia/chats')
  for (const message of ['hi', 'should I leave tonight?', 'How do I make a budget?']) {
    const exchange = await askCoach(user, message)
    expect(exchange).toMatchObject({ safety: 'note', helpLines: [] })
    expect(exchange.response).not.toMatch(/abuse|violence|you told me|matters to me|advocate|helpline|1-800/i)
  }
  expect(await askCoach(user, 'How do I sleep better?')).toMatchObject({ safety: null })
  await app.stop()
})

test('what is said anew after the conversation is deleted is answered in full, by itself', async () => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  await askCoach(user, outright)
  await user.delete('/api/sophia/chats')
  const anew = await askCoach(user, 'I want to die')
  expect(anew.safety).toBe('full')
  expect(JSON.stringify(anew.helpLines)).not.toMatch(/abuse/i)
  expect(await askCoach(user, 'How do I make a budget?')).toMatchObject({ safety: 'full' })
  await app.stop()
})

test.each([
  ['my son is nine, he needs a packed lunch tomorrow', /lunch/i],
  ['what would help us sleep better?', /sleep/i],
  ['I am okay. How do I make a budget?', /budget/i],
  ['I’m fine, how do I make a budget?', /budget/i],
])(
  'in the mode an ordinary matter of a family is no sign, and a denial hides no question: %s',
  async (message, about) => {
    const app = await startApp(inject('testServer'))
    const user = await app.signUp()
    await askCoach(user, outright)
    const { response, answeredBy } = await askCoach(user, message)
    expect(answeredBy).toBe('Built-in guide')
    expect(response).toMatch(about)
    expect(response).not.toMatch(/advocate/)
    await app.stop()
  },
)

test('in the mode a request beside ‘forget it’ has its card', async () => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  await askCoach(user, outright)
  const { proposals, helpLines: help } = await askCoach(user, 'forget it. remind me to call the vet tomorrow at 9')
  expect(proposals).toHaveLength(1)
  expect(help).not.toEqual([])
  await app.stop()
})

describe.each(modelKinds)('a model that speaks %s', (kind) => {
  const model = appWithModel(kind)
  const lastBody = () => model.service.asked.at(-1)?.body ?? ''

  test('is told of the mode and of the exchange before it, while it holds and no longer', async () => {
    const user = await model.app.signUp()
    await user.post('/api/premium/trial')
    model.service.behave({ chunks: ['I am here. What would help tonight?'] })
    await askCoach(user, 'How do I plan my week?')
    expect(lastBody()).not.toContain('Safety mode')
    const before = model.service.asked.length
    await askCoach(user, outright)
    expect(model.service.asked).toHaveLength(before)
    const after = await askCoach(user, 'What should I cook today?')
    expect(after.response).toContain('I am here. What would help tonight?')
    expect(lastBody()).toContain('Safety mode')
    expect(lastBody()).toContain('violence at home')
    expect(lastBody()).toContain(outright)
    for (const message of ['How do I cook rice?', 'How do I make a budget?', 'How do I rest?'])
      await askCoach(user, message)
    expect(lastBody()).not.toContain('Safety mode')
    expect(lastBody()).not.toContain(outright)
  })
})
