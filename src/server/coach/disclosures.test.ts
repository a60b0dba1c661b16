import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { exchange, coach } from '#contract/coach.ts'
import { type Client, read } from '../../../test/client.ts'
import { startModelServer } from '../../../test/model-server.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const hour = 3_600_000
const start = new Date('2026-09-01T08:00:00.000Z')
const after = (hours: number) => app.setTime(new Date(start.getTime() + hours * hour))
const notAPerson = /not a language model, and not a person/
const noEsPersona = /ni un modelo de lenguaje ni una persona/

async function person(): Promise<Client> {
  after(0)
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  return user
}
const ask = async (user: Client, message = 'How do I rest?') =>
  read(exchange, await user.post('/api/sophia/chat', { message })).response
/** The disclosure shown before the first message. */
const ahead = async (user: Client) => read(coach, await user.get('/api/sophia/coach')).disclosure

test('before the first message and ahead of the first answer it says that it is no person, and not again right after', async () => {
  const user = await person()
  expect(await ahead(user)).toMatch(/^Before we begin.*not a person/)
  expect(await ask(user)).toMatch(/^Before we begin: I'm Luxee, an AI .*not a person/)
  expect(await ahead(user)).toBeNull()
  expect(await ask(user, 'How do I save money?')).not.toMatch(notAPerson)
})

test('a crisis answer to the first message contains the disclosure, and it is not repeated', async () => {
  const user = await person()
  expect(await ask(user, 'I want to die')).toMatch(/an AI guide/)
  expect(await ahead(user)).toBeNull()
  expect(await ask(user, 'How do I plan my week?')).not.toMatch(/Before we begin/)
})

test('to Spanish the built-in guide says once, in Spanish, that its library is English', async () => {
  const user = await person()
  expect(await ask(user, 'Hola, ¿puedes ayudarme con mis finanzas?')).toMatch(/Mi biblioteca está escrita en inglés/)
  expect(await ask(user, '¿Y con mi tiempo?')).not.toMatch(/Mi biblioteca/)
})

test('it says so again after three hours of talking, not a minute sooner, and counts anew from then', async () => {
  const user = await person()
  await ask(user)
  after(2.9)
  expect(await ahead(user)).toBeNull()
  expect(await ask(user, 'How do I save money?')).not.toMatch(notAPerson)
  after(3)
  expect(await ahead(user)).toMatch(/^We've been talking for a while/)
  expect(await ask(user, 'How do I sleep better?')).toMatch(
    /^We've been talking for a while, so I'll say it again.*not a person/,
  )
  after(5.9)
  expect(await ask(user, 'How do I say no?')).not.toMatch(notAPerson)
  after(6)
  expect(await ask(user, 'How do I start?')).toMatch(notAPerson)
})

test('it says so after seven days away', async () => {
  const user = await person()
  await ask(user)
  after(7 * 24)
  expect(await ahead(user)).toMatch(/^Good to see you again/)
  expect(await ask(user)).toMatch(/^Good to see you again. A reminder: I'm Luxee, .*not a person/)
})

test.each(['Are you a real person?', 'are you human', 'Am I talking to a bot?', 'Are you a licensed therapist?'])(
  'asked “%s”, it says so, however short a while ago it did',
  async (question) => {
    const user = await person()
    await ask(user)
    expect(await ask(user, question)).toMatch(notAPerson)
  },
)

test('in Spanish it says so in Spanish', async () => {
  const user = await person()
  expect(await ask(user, 'Hola, ¿cómo puedo descansar mejor?')).toMatch(noEsPersona)
  expect(await ask(user, '¿Eres humana?')).toMatch(/^Soy Luxee: .*ni una persona/)
  after(3)
  expect(await ahead(user)).toMatch(/^Llevamos un rato hablando/)
  expect(await ask(user, '¿Cómo puedo ahorrar dinero?')).toMatch(/^Llevamos un rato hablando/)
  after(8 * 24)
  expect(await ask(user, '¿Cómo puedo dormir mejor?')).toMatch(/^Me alegra verte de nuevo/)
})

test('an answer that failed has said nothing: the next one says it', async () => {
  const service = await startModelServer('openai-compatible')
  const other = await startApp(inject('testServer'), service.settings)
  const user = await other.signUp()
  service.behave({ status: 500 })
  expect((await user.post('/api/sophia/chat', { message: 'How do I rest?' })).status).toBe(503)
  service.behave({})
  expect(await ahead(user)).toMatch(/an AI, not a person/)
  expect(await ask(user)).toMatch(/^Before we begin: I'm Luxee, an AI, not a person/)
  await other.stop()
  await service.stop()
})

test('no answer says that it is human or licensed, whatever the model claims', async () => {
  const service = await startModelServer('openai-compatible')
  const other = await startApp(inject('testServer'), service.settings)
  const user = await other.signUp()
  for (const claim of ['I am a real human being. ', 'I am a licensed therapist. ', 'Soy una persona real. ']) {
    service.behave({ chunks: ['Hello. ', claim, 'Rest well.'] })
    expect(await ask(user, 'Are you human?')).not.toContain(claim.trim())
  }
  await other.stop()
  await service.stop()
})
