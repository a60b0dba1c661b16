import { expect, test } from 'vitest'
import type { Goal } from '#contract/goals.ts'
import { blankForm, toOptimisticGoal } from './goal-form.ts'
import { readProgress } from './read-progress.ts'

const goal: Goal = {
  ...toOptimisticGoal('1', { ...blankForm, title: 'Sea', targetValue: '1500' }),
  currentValue: '437',
}
const read = (written: string) => readProgress(written, goal)

test('a number with a sign changes the goal', () => {
  expect(read('+25')).toEqual({ change: { add: '25' }, asks: false })
  expect(read('-25')).toEqual({ change: { add: '-25' }, asks: false })
  expect(read(' − $1,250.50 ')).toEqual({ change: { add: '-1250.50' }, asks: false })
})

test('a higher number is the new one; a lower one could be either, so it asks', () => {
  expect(read('462')).toEqual({ change: { value: '462' }, asks: false })
  expect(read('437')).toEqual({ change: { value: '437' }, asks: false })
  expect(read('$25')).toEqual({ change: { value: '25' }, asks: true })
  expect(read('0')).toEqual({ change: { value: '0' }, asks: false })
})

test('what is no number goes to the server as it is written, which says so', () => {
  for (const written of ['much', '-', '+', '--3', '1e9']) expect(read(written).change).toEqual({ value: written })
})
