import { expect, test } from 'vitest'
import { foldText } from './search-words.ts'

test('no letter keeps its marks', () => {
  const letters = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => `e${String.fromCodePoint(code)}`)
  const expected = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  expect(letters.filter((text) => foldText(text) !== expected(text))).toEqual([])
})
