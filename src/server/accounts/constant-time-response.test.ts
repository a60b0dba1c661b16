import { expect, test } from 'vitest'
import { untilNextStep } from './constant-time-response.ts'

test.each([0, 3, 120, 199, 200, 201, 730])('an answer whose work took %i ms leaves on a beat of 200 ms', (work) => {
  const startedAt = 12_345
  const leaves = work + untilNextStep(startedAt, startedAt + work)
  expect(leaves % 200).toBe(0)
  expect(leaves).toBeGreaterThan(work)
})
