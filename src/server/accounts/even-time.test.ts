import { expect, test } from 'vitest'
import { untilBeat } from './even-time.ts'

test.each([0, 3, 120, 199, 200, 201, 730])('an answer whose work took %i ms leaves on a beat of 200 ms', (work) => {
  const startedAt = 12_345
  const leaves = work + untilBeat(startedAt, startedAt + work)
  expect(leaves % 200).toBe(0)
  expect(leaves).toBeGreaterThan(work)
})
