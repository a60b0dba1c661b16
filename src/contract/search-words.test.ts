import { expect, test } from 'vitest'
import { foldText } from './search-words.ts'

test('a text loses the marks of every letter, alone and among letters of another writing', () => {
  const letters = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
  const left = (around: string) =>
    letters.filter((letter) => {
      const text = `e${letter}${around}`
      return foldText(text) !== text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
    })
  expect(left('')).toEqual([])
  expect(left('и')).toEqual([])
})

test('a letter with ten thousand marks loses them all, of Latin and of other letters', () => {
  for (const letter of ['e', 'и']) {
    const text = `${letter}${'\u0301'.repeat(10_000)}`
    expect(foldText(text)).toBe(letter)
  }
})
