import { expect, inject, test } from 'vitest'
import { usageLimits } from '#contract/usage.ts'
import { startModelServer } from '../../../test/model-server.ts'
import { read } from '../../../test/client.ts'
import { startApp } from '../../../test/start-app.ts'
import { askCoach } from '../../../test/coach-calls.ts'

/** Only the classifier flags it, no phrase table does. */
const suspected = 'I have nothing left to give'

test('what is only suspected gets its ordinary answer with a note, and nothing sticks', async () => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  const noted = await askCoach(user, suspected)
  expect(noted).toMatchObject({ safety: 'note', helpLines: [], answeredBy: 'Built-in guide', state: 'done' })
  expect(noted.response.length).toBeGreaterThan(100)
  expect(noted.response).not.toMatch(/988|crisis|ending your life/i)
  expect(await askCoach(user, 'How do I make a budget?')).toMatchObject({ safety: null, helpLines: [] })
  const { aiQuestions } = read(usageLimits, await user.get('/api/user/usage-limits'))
  // The first reply only asked which of two matters was meant.
  expect(aiQuestions.used).toBe(1)
  await app.stop()
})

test('a connected model answers what is only suspected, told nothing of it', async () => {
  const service = await startModelServer('openai-compatible')
  const app = await startApp(inject('testServer'), service.settings)
  const user = await app.signUp()
  service.behave({ chunks: ['Rest is allowed.'] })
  const noted = await askCoach(user, suspected)
  expect(noted).toMatchObject({ safety: 'note', helpLines: [] })
  expect(noted.response).toContain('Rest is allowed.')
  expect(service.asked.at(-1)?.body).not.toMatch(/suspect|care note/i)
  await app.stop()
  await service.stop()
})

test('said outright, it gets a full answer with lines to reach', async () => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  const full = await askCoach(user, 'I want to kill myself tonight')
  expect(full).toMatchObject({ safety: 'full' })
  expect(full.helpLines).not.toEqual([])
  await app.stop()
})
