import { expect, test } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'

test('of synchronous work one piece is done before the event loop goes on, however it arrives', async () => {
  const oneByOne = limitConcurrency(() => 1, 100)
  let done = 0
  const work: Promise<void>[] = []
  for (let n = 0; n < 20; n += 1) {
    work.push(oneByOne('one', async () => void (done += 1)))
    // Within one round of the event loop, as requests that arrive together are.
    for (let step = 0; step < 10; step += 1) await Promise.resolve()
  }
  expect(done).toBe(1)
  await Promise.all(work)
  expect(done).toBe(20)
})
