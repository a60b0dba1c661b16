import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { actionReaders, openGuideReaders } from '../../../test/guide-readers.ts'
import { messageReaders } from '../../../test/message-readers.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { otherReaders, safetyReaders } from '../../../test/text-readers.ts'

/** Names of properties that every object has, and that a user may write. */
const words = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__proto__']
const frames = [
  '%',
  'how often do i %',
  'did I % today?',
  'my sister %s me and I % her',
  'she % every day',
  'tell my boss that she % my work',
  'my % told me',
  'help me save $50 every % for a trip',
  'kitchen %, bathroom weekly',
  'in 3 % and the last % days',
  'remind me every % to call Ana',
  'hice % minutos de yoga',
  'cada % semanas',
  'my % list: add milk',
  'push it back % minutes',
]
const guideReaders = await openGuideReaders()

test.each(Object.entries({ ...actionReaders, ...guideReaders, ...messageReaders, ...otherReaders, ...safetyReaders }))(
  '%s takes the names that every object has as words',
  (_, read) => {
    for (const word of words)
      for (const frame of frames) {
        const text = frame.replaceAll('%', word)
        expect({ text, read: JSON.stringify(read(text)) ?? '' }).not.toMatchObject({
          read: expect.stringMatching(/native code|\[object Object\]/),
        })
      }
  },
)

describe('the coach', () => {
  let app: StartedApp
  beforeAll(async () => {
    app = await startApp(inject('testServer'))
  })
  afterAll(() => app.stop())

  test('answers messages of such words', async () => {
    const user = await app.signUp()
    await user.post('/api/premium/trial')
    const { body: limit } = await user.post('/api/sophia/chat', { message: 'help me set a limit with my sister' })
    expect(JSON.stringify(limit)).toContain('?')
    for (const message of [
      'she constructor me at work',
      ...frames.map((frame) => frame.replaceAll('%', 'constructor')),
    ]) {
      const { status, body } = await user.post('/api/sophia/chat', { message })
      expect({ message, status }).toEqual({ message, status: 200 })
      expect(JSON.stringify(body)).not.toContain('native code')
    }
  })
})
