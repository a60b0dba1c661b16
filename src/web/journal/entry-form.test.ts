import { expect, test } from 'vitest'
import { blankForm, isSameEntry, toForm, toValues } from './entry-form.ts'

const values = { ...toValues(blankForm), title: 'A', content: ' B\n', mood: 4, tags: ['calm', 'at work'] }

test('tags are trimmed, empty and repeated ones dropped, and null where none remain', () => {
  expect(toValues({ ...blankForm, tags: ' calm, , at work ,calm,' }).tags).toEqual(['calm', 'at work'])
  expect(toValues({ ...blankForm, tags: ' , ,' }).tags).toBeNull()
})

test('an entry goes through the fields and comes back to the letter', () => {
  expect(toValues(toForm(values))).toEqual(values)
  expect(isSameEntry(toValues(toForm(values)), values)).toBe(true)
  expect(isSameEntry({ ...values, tags: null }, values)).toBe(false)
})

test('mood is 3 until one is chosen', () => {
  expect(blankForm.mood).toBe(3)
})
