import { expect, test } from 'vitest'
import { withoutMarks } from './unicode-normal-form.ts'

test('a text loses the marks of every letter, alone and among letters of another writing', () => {
  const letters = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    // The two marks of Japanese in half width, which are letters to Unicode.
    .filter((code) => code !== 0xff9e && code !== 0xff9f)
    .map((code) => String.fromCodePoint(code))
  const left = (around: string) =>
    letters.filter((letter) => {
      const text = `e${letter}${around}`
      return withoutMarks(text) !== text.normalize('NFD').replaceAll(/\p{M}/gu, '')
    })
  expect(left('')).toEqual([])
  expect(left('и')).toEqual([])
})

test('marks beyond the thirtieth in a row are left out, of Latin and of other letters', () => {
  for (const letter of ['e', 'и']) {
    const text = `${letter}${'\u0301'.repeat(10_000)}`
    expect(withoutMarks(text)).toBe(letter)
  }
})
