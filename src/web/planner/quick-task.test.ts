import { expect, test } from 'vitest'
import type { ParsedLine } from '#contract/planner.ts'
import { withPickedDay } from './quick-task.ts'

const read = (found: ParsedLine['found'], change: Partial<ParsedLine['task']> = {}): ParsedLine => ({
  found,
  saidMinutes: null,
  task: {
    title: 'dentist',
    category: 'personal',
    priority: 1,
    dueDate: '2026-11-21',
    scheduledTime: new Date(2026, 10, 21, 15).toISOString(),
    estimatedDuration: 30,
    repeat: null,
    ...change,
  },
})

test('a line without a day is for the day that is picked, at the same hour', () => {
  const line = read([{ text: '3pm', means: 'time' }])
  expect(withPickedDay(line, '2026-12-01', '2026-11-21')).toMatchObject({
    dueDate: '2026-12-01',
    scheduledTime: '2026-12-01T15:00:00',
  })
  expect(withPickedDay(line, '2026-11-21', '2026-11-21')).toBe(line.task)
  expect(withPickedDay(read([], { scheduledTime: null }), '2026-12-01', '2026-11-21')).toMatchObject({
    dueDate: '2026-12-01',
    scheduledTime: null,
  })
})

test('a line that names its day, or a rhythm, keeps it', () => {
  const tuesday = read([{ text: 'Tue', means: 'date' }], { dueDate: '2026-11-24' })
  expect(withPickedDay(tuesday, '2026-12-01', '2026-11-21').dueDate).toBe('2026-11-24')
  const weekly = read([{ text: 'every Monday', means: 'repeat' }], { dueDate: '2026-11-23' })
  expect(withPickedDay(weekly, '2026-12-01', '2026-11-21').dueDate).toBe('2026-11-23')
})
