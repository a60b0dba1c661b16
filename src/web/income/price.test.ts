import { expect, test } from 'vitest'
import { priceOf } from './price.ts'

const inputs = { takeHome: 900, costs: 100, taxRate: 25, hours: 20, paidShare: 60, weeksOff: 4 }

test('an hour costs what is needed before tax, over the hours that are paid for', () => {
  expect(priceOf(inputs, 'USD')).toEqual({ needed: 1300, paidHours: 48, perHour: 27.09 })
  expect(priceOf({ ...inputs, taxRate: 0, costs: 0, paidShare: 100, takeHome: 1600 }, 'USD')?.perHour).toBe(20)
})

test('is rounded up to what the currency can pay', () => {
  expect(priceOf(inputs, 'JPY')?.perHour).toBe(28)
  expect(priceOf(inputs, 'KWD')?.perHour).toBe(27.084)
})

test.each([
  ['no hours', { hours: 0 }],
  ['no paid hours', { paidShare: 0 }],
  ['a year off', { weeksOff: 52 }],
  ['more weeks off than a year has', { weeksOff: 60 }],
  ['more hours than a week has', { hours: 169 }],
  ['a share above the whole', { paidShare: 101 }],
  ['tax that takes everything', { taxRate: 100 }],
  ['nothing to earn', { takeHome: 0, costs: 0 }],
  ['something that is no number', { costs: Number.NaN }],
  ['a negative number', { costs: -5 }],
])('with %s there is no price', (_name, wrong) => {
  expect(priceOf({ ...inputs, ...wrong }, 'USD')).toBeNull()
})
