import { expect, test } from 'vitest'
import { blankForm, isSameWords, toForm, toWords } from './entry-form.ts'

const words = { ...toWords(blankForm), title: 'A', content: ' B\n', mood: 4, tags: ['calm', 'at work'] }

test('tags are trimmed, empty and repeated ones dropped, and null where none remain', () => {
  expect(toWords({ ...blankForm, tags: ' calm, , at work ,calm,' }).tags).toEqual(['calm', 'at work'])
  expect(toWords({ ...blankForm, tags: ' , ,' }).tags).toBeNull()
})

test('an entry goes through the fields and comes back to the letter', () => {
  expect(toWords(toForm(words))).toEqual(words)
  expect(isSameWords(toWords(toForm(words)), words)).toBe(true)
  expect(isSameWords({ ...words, tags: null }, words)).toBe(false)
})

test('mood is 3 until she chooses', () => {
  expect(blankForm.mood).toBe(3)
})
