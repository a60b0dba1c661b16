import { expect, test } from 'vitest'
import { withDefaults } from './with-defaults.ts'

const blank = { title: '', mood: 3, tags: ['calm'] }

test('what an earlier version of a form stored is kept, and a field that is new takes its default', () => {
  expect(withDefaults({ title: 'Tea', tags: [] }, blank)).toEqual({ title: 'Tea', mood: 3, tags: [] })
})

test('a field of another type takes its default, and one that the form has no more is left out', () => {
  expect(withDefaults({ title: 'Tea', mood: 'good', tags: 'a, b', weather: 'sun' }, blank)).toEqual({
    ...blank,
    title: 'Tea',
  })
})

test.each([null, undefined, 'text', 7, []])('%j is no stored value: the defaults stay', (stored) => {
  expect(withDefaults(stored, blank)).toEqual(blank)
})
