import { expect, test } from 'vitest'
import { createYielder } from './yield-to-requests.ts'

test('work in small parts lets others go on in between', async () => {
  const heard: string[] = []
  const yieldToRequests = createYielder()
  setImmediate(() => heard.push('another'))
  for (let part = 0; part < 4; part += 1) {
    const start = performance.now()
    while (performance.now() - start < 10);
    heard.push('a part')
    await yieldToRequests()
  }
  expect(heard.indexOf('another')).toBe(1)
})
