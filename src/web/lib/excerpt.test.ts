import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('a short text stays as it is', () => {
  expect(excerpt('Tea, rain, a book.', 18)).toBe('Tea, rain, a book.')
})

test('a long one ends at a word', () => {
  expect(excerpt('Forty pages, two notebooks', 20)).toBe('Forty pages, two…')
  expect(excerpt('Forty pages, two notebooks', 16)).toBe('Forty pages, two…')
})

test('a single word that is too long is cut, never within an emoji or an accent', () => {
  expect(excerpt('a'.repeat(30), 10)).toBe(`${'a'.repeat(10)}…`)
  expect(excerpt('👩‍👩‍👧🌻🌻', 2)).toBe('👩‍👩‍👧🌻…')
})
