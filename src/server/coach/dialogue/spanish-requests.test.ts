import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  ['añade 2 vasos de agua', { kind: 'water', title: '2 vasos de agua', millilitres: 500 }],
  ['apunta 20 minutos de meditación', { kind: 'care', title: '20 minutos de meditación', minutes: 20 }],
  ['apunta que gané 50 euros', { kind: 'income', title: 'Ingreso', amount: '50.00', currency: 'EUR' }],
])('what was done is logged as what it is: %s', (message, card) => {
  expect(lastReply(message).proposal).toMatchObject(card)
})

test('yoga stays a workout', () => {
  expect(lastReply('apunta 30 minutos de yoga').proposal).toMatchObject({ kind: 'workout' })
})

test('who a hard talk is with is not asked again', () => {
  const { reply } = lastReply('ayúdame a preparar una conversación difícil con mi hermana')
  expect(reply.state.coaching).toMatchObject({ kind: 'hard-talk', asked: 'about' })
})

test('wanting to get it out is heard', () => {
  expect(lastReply('quiero desahogarme').reply.state.coaching?.kind).toBe('be-heard')
})

test.each(['gracias', 'buenos días', '¿eres humana?', 'necesito dormir mejor', 'hola, ¿qué me toca en casa?'])(
  'a few words of Spanish are answered in Spanish: %s',
  (message) => {
    const { response, reply } = lastReply(message)
    expect(reply.state.language).toBe('es')
    expect(response).not.toMatch(/No tengo nada|\bthe\b/)
  },
)
