import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('work in small parts lets others go on in between', async () => {
  const heard: string[] = []
  const othersTurn = createTurns()
  setImmediate(() => heard.push('another'))
  for (let part = 0; part < 4; part += 1) {
    const start = performance.now()
    while (performance.now() - start < 10);
    heard.push('a part')
    await othersTurn()
  }
  expect(heard.indexOf('another')).toBe(1)
})
