import { expect, test } from 'vitest'
import { describeDraft } from './draft-names.ts'

test('a draft is called as its user would call it, with its first words', () => {
  const text = JSON.stringify({ id: '1', values: { mood: 3, title: ' Half a\nthought ' } })
  expect(describeDraft('journal', text)).toBe('Journal entry: “Half a thought”')
  expect(describeDraft('household/person/42', text)).toBe('Household name: “Half a thought”')
  expect(describeDraft('prayer/42/answer', undefined)).toBe('Prayer')
})
