import { expect, test } from 'vitest'
import type { Goal } from '#contract/goals.ts'
import { toNumber } from '#web/lib/to-number.ts'
import { blankForm, toChange, toForm, toNewGoal } from './goal-form.ts'

const goal: Goal = {
  id: '01890000-0000-7000-8000-000000000000',
  kind: 'amount',
  title: 'A',
  description: null,
  category: 'financial',
  priority: 3,
  currency: 'EUR',
  targetValue: '100',
  currentValue: '12.50',
  targetDate: null,
  trackAs: null,
  milestones: [],
  isCompleted: false,
  progress: 12,
  pace: null,
  forecast: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
}
const steps = [
  { id: '1', text: 'One', isDone: true },
  { id: '2', text: 'Two', isDone: true },
  { id: '3', text: 'Three', isDone: false },
]

test('the defaults are financial, priority 3, starting from 0, and what is empty is sent as null', () => {
  expect(toNewGoal({ ...blankForm, title: 'A', targetValue: '5', currentValue: '' })).toEqual({
    title: 'A',
    description: null,
    category: 'financial',
    kind: 'amount',
    priority: 3,
    currency: 'USD',
    targetValue: '5',
    currentValue: '0',
    targetDate: null,
    trackAs: null,
    isCompleted: false,
  })
})

test('a number is read as people write it, and left alone where it is none', () => {
  const written = ['1,250.50', ' 1 250,50 ', '$1250.5', '1.250,50', '12,5', '1,250', 'a lot', '']
  expect(written.map(toNumber)).toEqual(['1250.50', '1250.50', '1250.5', '1250.50', '12.5', '1250', 'a lot', ''])
})

test('saving sends only changed fields, and nothing where no field changed', () => {
  const form = toForm(goal)
  expect(toChange(goal, form)).toEqual({})
  expect(toChange(goal, { ...form, description: 'Why', targetDate: '2027-01-01' })).toEqual({
    description: 'Why',
    targetDate: '2027-01-01',
  })
  expect(toChange(goal, { ...form, currentValue: '13,00' })).toEqual({ currentValue: '13.00' })
})

test('a step that was reworded, moved or joined by another keeps its tick', () => {
  const ladder: Goal = { ...goal, kind: 'milestones', currency: null, milestones: steps }
  const change = (written: string) => toChange(ladder, { ...toForm(ladder), steps: written }).milestones
  expect(change('One\nTwo, better\nThree')).toEqual([
    { id: '1', text: 'One' },
    { id: '2', text: 'Two, better' },
    { id: '3', text: 'Three' },
  ])
  expect(change('Three\n\n New \nOne\nTwo')).toEqual([
    { id: '3', text: 'Three' },
    { text: 'New' },
    { id: '1', text: 'One' },
    { id: '2', text: 'Two' },
  ])
})
