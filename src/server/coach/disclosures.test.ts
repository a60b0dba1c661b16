import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { chat, coach } from '#contract/coach.ts'
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
  const her = await app.signUp()
  await her.post('/api/premium/trial')
  return her
}
const ask = async (her: Client, message = 'How do I rest?') =>
  read(chat, await her.post('/api/sophia/chat', { message })).response
/** What stands above the talk before she writes. */
const ahead = async (her: Client) => read(coach, await her.get('/api/sophia/coach')).disclosure

test('before the first message and ahead of the first answer it says that it is no person, and not again right after', async () => {
  const her = await person()
  expect(await ahead(her)).toMatch(/^Before we begin.*not a person/)
  expect(await ask(her)).toMatch(/^Before we begin: I'm Luxee, an AI .*not a person/)
  expect(await ahead(her)).toBeNull()
  expect(await ask(her, 'How do I save money?')).not.toMatch(notAPerson)
})

test('where her first message is of need the answer to that says it, and what follows does not begin anew', async () => {
  const her = await person()
  expect(await ask(her, 'I want to die')).toMatch(/an AI guide/)
  expect(await ahead(her)).toBeNull()
  expect(await ask(her, 'How do I plan my week?')).not.toMatch(/Before we begin/)
})

test('to Spanish the built-in guide says once, in Spanish, that its library is English', async () => {
  const her = await person()
  expect(await ask(her, 'Hola, ¿puedes ayudarme con mis finanzas?')).toMatch(/Mi biblioteca está escrita en inglés/)
  expect(await ask(her, '¿Y con mi tiempo?')).not.toMatch(/Mi biblioteca/)
})

test('it says so again after three hours of talking, not a minute sooner, and counts anew from then', async () => {
  const her = await person()
  await ask(her)
  after(2.9)
  expect(await ahead(her)).toBeNull()
  expect(await ask(her, 'How do I save money?')).not.toMatch(notAPerson)
  after(3)
  expect(await ahead(her)).toMatch(/^We have talked for a while/)
  expect(await ask(her, 'How do I sleep better?')).toMatch(
    /^We have talked for a while, so I say it again.*not a person/,
  )
  after(5.9)
  expect(await ask(her, 'How do I say no?')).not.toMatch(notAPerson)
  after(6)
  expect(await ask(her, 'How do I start?')).toMatch(notAPerson)
})

test('it says so after seven days away', async () => {
  const her = await person()
  await ask(her)
  after(7 * 24)
  expect(await ahead(her)).toMatch(/^Good to see you again/)
  expect(await ask(her)).toMatch(/^Good to see you again. A reminder: I'm Luxee, .*not a person/)
})

test.each(['Are you a real person?', 'are you human', 'Am I talking to a bot?', 'Are you a licensed therapist?'])(
  'asked “%s”, it says so, however short a while ago it did',
  async (question) => {
    const her = await person()
    await ask(her)
    expect(await ask(her, question)).toMatch(notAPerson)
  },
)

test('in Spanish it says so in Spanish', async () => {
  const her = await person()
  expect(await ask(her, 'Hola, ¿cómo puedo descansar mejor?')).toMatch(noEsPersona)
  expect(await ask(her, '¿Eres humana?')).toMatch(/^Soy Luxee: .*ni una persona/)
  after(3)
  expect(await ahead(her)).toMatch(/^Llevamos un rato hablando/)
  expect(await ask(her, '¿Cómo puedo ahorrar dinero?')).toMatch(/^Llevamos un rato hablando/)
  after(8 * 24)
  expect(await ask(her, '¿Cómo puedo dormir mejor?')).toMatch(/^Me alegra verte de nuevo/)
})

test('an answer that failed has said nothing: the next one says it', async () => {
  const service = await startModelServer('openai-compatible')
  const other = await startApp(inject('testServer'), service.settings)
  const her = await other.signUp()
  service.behave({ status: 500 })
  expect((await her.post('/api/sophia/chat', { message: 'How do I rest?' })).status).toBe(503)
  service.behave({})
  expect(await ahead(her)).toMatch(/an AI, not a person/)
  expect(await ask(her)).toMatch(/^Before we begin: I'm Luxee, an AI, not a person/)
  await other.stop()
  await service.stop()
})

test('no answer says that it is human or licensed, whatever the model claims', async () => {
  const service = await startModelServer('openai-compatible')
  const other = await startApp(inject('testServer'), service.settings)
  const her = await other.signUp()
  for (const claim of ['I am a real human being. ', 'I am a licensed therapist. ', 'Soy una persona real. ']) {
    service.behave({ pieces: ['Hello. ', claim, 'Rest well.'] })
    expect(await ask(her, 'Are you human?')).not.toContain(claim.trim())
  }
  await other.stop()
  await service.stop()
})
