import { expect, test } from 'vitest'
import { fromKilograms, unitsOf, showLoad, showWater, showWeight, toKilograms } from './units.ts'

test('tenths of a pound come back as they were typed', () => {
  for (let tenths = 441; tenths <= 8_818; tenths += 1) {
    const typed = String(tenths / 10)
    expect(fromKilograms(toKilograms(typed, 'imperial'), 'imperial')).toBe(typed)
  }
})

test('hundredths of a kilogram stay as they are, with a comma too', () => {
  expect(toKilograms('63.25', 'metric')).toBe(63.25)
  expect(toKilograms(' 63,25 ', 'metric')).toBe(63.25)
  expect(fromKilograms(63.25, 'metric')).toBe('63.25')
})

test('what is no number is 0, which the server refuses', () => {
  for (const typed of ['', 'sixty', '1e999']) expect(toKilograms(typed, 'metric')).toBe(0)
})

test('amounts are shown in the chosen unit', () => {
  expect([showWeight(63.25, 'metric'), showWeight(63.25, 'imperial')]).toEqual(['63.3 kg', '139.4 lb'])
  expect([showWeight(63, 'metric'), showLoad(63, 'metric')]).toEqual(['63.0 kg', '63 kg'])
  expect([showWater(1_250, 'metric'), showWater(1_250, 'imperial')]).toEqual(['1,250 ml', '42 fl oz'])
  expect(unitsOf('imperial')).toBe('imperial')
})
