import { expect, test } from 'vitest'
import { asksWhatItIs, disclosureDue } from './disclosure.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 10, 21)

test('it is due before the first message, after three hours, after seven days away, and when asked', () => {
  const at = (lastSaid: number | null, lastMessage: number | null, message = 'help me plan') =>
    disclosureDue({ lastSaid, lastMessage, now }, message)
  expect(at(null, null)).toBe('first')
  expect(at(now - hour, now - 60_000)).toBeNull()
  expect(at(now - 3 * hour, now - 60_000)).toBe('threeHours')
  expect(at(now - 200 * hour, now - 169 * hour)).toBe('away')
  expect(at(now - 60_000, now - 60_000, 'are you real?')).toBe('asked')
})

test.each([
  'are you real?',
  'Are you a human or a bot',
  'r u a real person',
  'are you a therapist?',
  'am I talking to a robot',
  'who are you',
  'is this ai?',
  '¿eres humana?',
  '¿eres una persona real?',
  '¿sos una máquina?',
  '¿estoy hablando con una persona?',
  'you are human, right?',
  'is a real woman reading this?',
  'are you a licensed therapist?',
])('%j asks what it is', (message) => {
  expect(asksWhatItIs(message)).toBe(true)
})

test.each([
  'help me plan my week',
  'are you able to make a list?',
  'what are real estate taxes',
  'quiero una rutina',
  'am I a good mom?',
  'is my boss reading my emails?',
])('%j does not', (message) => {
  expect(asksWhatItIs(message)).toBe(false)
})
