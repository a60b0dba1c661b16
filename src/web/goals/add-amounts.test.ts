import { expect, test } from 'vitest'
import { addAmounts } from './add-amounts.ts'

test.each([
  ['0.1', '0.2', '0.3'],
  ['437', '25', '462'],
  ['12.50', '7.5', '20'],
  ['12.50', '-20.75', '-8.25'],
  ['0.5', '-0.5', '0'],
  ['100', '0.05', '100.05'],
  ['999999999999.9998', '0.0001', '999999999999.9999'],
])('%s and %s make exactly %s', (one, other, sum) => {
  expect(addAmounts(one, other)).toBe(sum)
})
