import { expect, test } from 'vitest'
import type { Goal } from '#contract/goals.ts'
import { nextGoal } from './goal-order.ts'

const today = '2026-11-22'
const goal = (title: string, given: Partial<Goal> = {}): Goal => ({
  id: title,
  title,
  description: null,
  category: 'financial',
  currency: null,
  targetDate: null,
  priority: 3,
  trackAs: null,
  kind: 'habit',
  targetValue: '10',
  currentValue: '0',
  milestones: [],
  isCompleted: false,
  progress: 0,
  pace: null,
  forecast: null,
  createdAt: '2026-10-01T08:00:00Z',
  updatedAt: '2026-10-01T08:00:00Z',
  ...given,
})

const next = (...goals: Goal[]) => nextGoal(goals, today)?.title

test('the goal with the nearest date comes next, today at the earliest; of two, the one that matters more', () => {
  const [later, soon] = [goal('later', { targetDate: '2027-01-10' }), goal('soon', { targetDate: today })]
  expect(next(later, goal('gone', { targetDate: '2026-11-21' }), soon)).toBe('soon')
  expect(next(later, goal('urgent', { targetDate: '2027-01-10', priority: 5 }))).toBe('urgent')
  expect(next(later, goal('reached', { targetDate: today, isCompleted: true }))).toBe('later')
})

test('without dates it is the goal that moved last; where none has begun, there is none', () => {
  const moved = (title: string, updatedAt: string) => goal(title, { progress: 10, updatedAt })
  expect(next(moved('before', '2026-11-01T08:00:00Z'), goal('new'), moved('last', '2026-11-20T08:00:00Z'))).toBe('last')
  expect(next(goal('a'), goal('b', { priority: 5 }))).toBeUndefined()
})
