import { expect, test } from 'vitest'
import { titleOf } from './vision-labels.ts'

test('a title from before that shows nothing is called an untitled vision', () => {
  expect(titleOf({ title: '\u200B' })).toBe('Untitled Vision')
  expect(titleOf({ title: ' ' })).toBe('Untitled Vision')
  expect(titleOf({ title: '🌊' })).toBe('🌊')
})
