import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { exchange } from '#contract/coach.ts'
import { onlyCards } from '#server/ports/coach-model.ts'
import { problem, read } from '../../../test/client.ts'
import { listen } from '../../../test/events.ts'
import { modelKinds } from '../../../test/app-with-model.ts'
import { type Behaviour, startModelServer } from '../../../test/model-server.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { listExchanges, questionsUsed } from '../../../test/coach-calls.ts'

const message = 'How do I ask for a raise?'
const half = ['One sentence. ', 'Half of']
const trouble = {
  status: 503,
  code: 'coach_unavailable',
  title: 'Oops!',
  detail: "I'm having trouble responding right now. Please try again!",
}

const failures: [string, Behaviour][] = [
  ['refuses the key', { status: 401 }],
  ['is asked too often', { status: 429 }],
  ['breaks', { status: 500 }],
  ['is cut off in mid-sentence', { fails: 'cut', chunks: half }],
  ['says sorry in mid-sentence', { fails: 'sorry', chunks: half }],
  ['says garbage', { fails: 'garbage' }],
  ['says nothing', { fails: 'nothing' }],
  ['sends on to another house', { fails: 'elsewhere' }],
  ['never comes to an end', { fails: 'endless', chunks: ['One sentence. ', `${'More of it. '.repeat(40)}\n`] }],
  ['says far too much at once', { chunks: ['One sentence. ', 'more '.repeat(100_000)] }],
  ['fills the line', { chunks: ['One sentence. ', 'x'.repeat(5_000_000)] }],
]
/** Only the time limit ends these. */
const silences: [string, Behaviour][] = [
  ['takes the question and never answers', { fails: 'mute' }],
  ['falls silent before its first sentence ends', { fails: 'silent', chunks: half.slice(1) }],
]

describe.each(modelKinds)('when a service that speaks %s', (kind) => {
  let app: StartedApp
  /** A process on the same database that waits two seconds for the next words, a sixth of its limit. */
  let hasty: StartedApp
  let service: Awaited<ReturnType<typeof startModelServer>>
  beforeAll(async () => {
    service = await startModelServer(kind)
    app = await startApp(inject('testServer'), service.settings)
    hasty = await startApp(inject('testServer'), { ...service.settings, COACH_TIME_LIMIT: '12' }, { beside: app })
    // The provider's client is loaded with its first reply.
    await (await app.signUp()).post('/api/sophia/chat', { message })
  })
  afterAll(async () => {
    await hasty.stop()
    await app.stop()
    await service.stop()
  })

  test.each([...failures, ...silences])(
    '%s, the user gets our own error text, no quota is used, and partial text is never taken for an answer',
    async (name, behaviour) => {
      const place = silences.some(([each]) => each === name) ? hasty : app
      const user = await app.signUp()
      const asking = user.at(place.url)
      service.behave(behaviour)
      expect(read(problem, await asking.post('/api/sophia/chat', { message }))).toMatchObject(trouble)
      const told = await (await listen(asking, '/api/sophia/chat', { message })).rest()
      expect(told.at(-1)).toMatchObject({ event: 'problem', data: trouble })
      await expect.poll(() => service.countOpen()).toBe(0)
      expect(await questionsUsed(user)).toBe(0)
      const kept = await listExchanges(user)
      expect(kept.map(({ state, message: words }) => [state, words])).toEqual([
        ['failed', message],
        ['failed', message],
      ])
      service.behave({})
      const again = read(exchange, await user.post(`/api/sophia/chats/${kept[0]?.id}/retry`))
      expect(again.state).toBe('done')
      expect(again.response).toMatch(/an AI, not a person.*\n\nHello\. You can do this\. $/s)
      expect(again.response).not.toContain('One sentence')
      expect(service.asked.at(-1)?.body).not.toContain('One sentence')
      expect(await questionsUsed(user)).toBe(1)
      expect([...app.logs, ...hasty.logs].join('')).not.toMatch(/raise|a-key|One sentence/)
    },
  )

  test('falls silent in mid-sentence, what came stays, as of an answer that was stopped', async () => {
    const user = await app.signUp()
    service.behave({ fails: 'silent', chunks: half })
    const got = read(exchange, await user.at(hasty.url).post('/api/sophia/chat', { message }))
    expect(got).toMatchObject({ state: 'stopped', response: expect.stringMatching(/One sentence\. $/) })
    await expect.poll(() => service.countOpen()).toBe(0)
  })

  test('falls silent after a card, the card stays, is told of later, and counts as an answer', async () => {
    const user = await app.signUp()
    const input = { title: 'Ask for a raise', dueDate: '2027-02-26' }
    service.behave((body) =>
      body.includes('stands under') ? { fails: 'mute' } : { chunks: [], tools: [{ name: 'propose_task', input }] },
    )
    const got = read(exchange, await user.at(hasty.url).post('/api/sophia/chat', { message }))
    expect(got).toMatchObject({ state: 'stopped', proposals: [{ proposal: input, state: 'open' }] })
    expect(await questionsUsed(user)).toBe(1)
    service.behave({})
    expect(read(exchange, await user.post('/api/sophia/chat', { message: 'And now?' })).state).toBe('done')
    const told = service.asked.at(-1)?.body ?? ''
    expect(told).toMatch(/card [\w-]+, offered in your last reply/)
    expect(told).toContain(onlyCards)
  })

  test('sends a few bytes at a time, the user reads every letter of it', async () => {
    const user = await app.signUp()
    service.behave({ isSlow: true, chunks: ['Mañana será otro día 🌱. ', 'Café, naïve, 日本. ', '“Go on.”'] })
    const got = read(exchange, await user.post('/api/sophia/chat', { message }))
    expect(got.response).toMatch(/Mañana será otro día 🌱\. Café, naïve, 日本\. “Go on\.”$/)
  })

  test('fails while the user is in need, help stands, and no half of an answer beside it', async () => {
    const user = await app.signUp()
    await user.post('/api/sophia/chat', { message: 'My husband hit me again last night' })
    service.behave({ fails: 'cut', chunks: half })
    const got = read(exchange, await user.post('/api/sophia/chat', { message: 'What should I cook today?' }))
    expect(got).toMatchObject({ state: 'done' })
    expect(got.helpLines).not.toEqual([])
    expect(got.response).not.toContain('One sentence')
  })
})
