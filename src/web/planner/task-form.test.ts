import { expect, test } from 'vitest'
import type { Task } from '#contract/planner.ts'
import { scopesOf } from './edit-scope.ts'
import { blankForm, toChange, toForm, toNewTask } from './task-form.ts'

const task: Task = {
  id: '01890000-0000-7000-8000-000000000000',
  title: 'Dentist',
  description: null,
  category: 'personal',
  priority: 4,
  dueDate: '2026-11-24',
  scheduledTime: new Date(2026, 10, 24, 15).toISOString(),
  estimatedDuration: 20,
  isCompleted: false,
  repeat: null,
  seriesId: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
}
const repeated: Task = { ...task, repeat: 'FREQ=WEEKLY;BYDAY=TU', seriesId: task.id }

test('the defaults are personal, priority 1, 30 minutes, the picked day, no hour; what is empty is sent as null', () => {
  expect(toNewTask({ ...blankForm('2026-11-21'), title: 'A' })).toEqual({
    title: 'A',
    description: null,
    category: 'personal',
    priority: 1,
    dueDate: '2026-11-21',
    scheduledTime: null,
    estimatedDuration: 30,
    isCompleted: false,
  })
})

test('an hour is sent on its day in local time; a length that is no number is 30 minutes', () => {
  const form = { ...blankForm('2026-11-24'), title: 'A', time: '15:00', duration: 'x' }
  expect(toNewTask(form)).toMatchObject({ scheduledTime: '2026-11-24T15:00:00', estimatedDuration: 30 })
})

test('saving sends only what the user changed', () => {
  const form = toForm(task)
  expect(form).toMatchObject({ time: '15:00', duration: '20', repeat: 'none' })
  expect(toChange(form, form)).toEqual({})
  expect(toChange(form, { ...form, title: 'Dentist!' })).toEqual({ title: 'Dentist!' })
  expect(toChange(form, { ...form, time: '' })).toEqual({ scheduledTime: null })
  expect(toChange(form, { ...form, dueDate: '2026-11-25' })).toEqual({
    dueDate: '2026-11-25',
    scheduledTime: '2026-11-25T15:00:00',
  })
  expect(toChange({ ...form, time: '' }, { ...form, time: '', dueDate: '2026-11-25' })).toEqual({
    dueDate: '2026-11-25',
  })
  expect(toChange(form, { ...form, repeat: 'daily' })).toEqual({ repeat: 'FREQ=DAILY' })
})

test('a rule is sent only where its rhythm is another one, and one that we cannot show is kept', () => {
  const form = toForm(repeated)
  expect(form).toMatchObject({ repeat: 'weekly', repeatDays: 'TU' })
  expect(toChange(form, { ...form, dueDate: '2026-11-25', time: '' })).not.toHaveProperty('repeat')
  expect(toChange(form, { ...form, repeatDays: 'TU,TH' })).toEqual({ repeat: 'FREQ=WEEKLY;BYDAY=TU,TH' })
  expect(toChange(form, { ...form, repeat: 'none' })).toEqual({ repeat: null })
  const custom = toForm({ ...repeated, repeat: 'FREQ=MONTHLY;BYDAY=2TU' })
  expect(toChange(custom, { ...custom, title: 'Other' })).toEqual({ title: 'Other' })
})

test('only what makes sense is asked: a day is of one occurrence, a rule of those that follow or all', () => {
  expect(scopesOf(task, { title: 'B' })).toEqual([])
  expect(scopesOf(task, { repeat: 'FREQ=DAILY' })).toEqual([])
  expect(scopesOf(repeated, { title: 'B' })).toEqual(['this', 'following', 'all'])
  expect(scopesOf(repeated, { title: 'B', dueDate: '2026-11-25' })).toEqual(['this'])
  expect(scopesOf(repeated, { repeat: null })).toEqual(['following', 'all'])
})
