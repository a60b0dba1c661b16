import { expect, test } from 'vitest'
import { meditationOfToday, ofDay } from './meditation-of-today.ts'

const card = (kind: string) => ({ id: kind, title: kind, kind, lead: '', setting: '', seconds: 60, resumeAt: null })
const all = ['Grief', 'Pause', 'Body', 'Sleep', 'Morning', 'Anger'].map(card)
const kindAt = (date: string, hour: number) => meditationOfToday(all, date, hour)?.kind

test('the morning and the night have their own meditation', () => {
  expect([kindAt('2026-11-22', 7), kindAt('2026-11-22', 22), kindAt('2026-11-22', 1)]).toEqual([
    'Morning',
    'Sleep',
    'Sleep',
  ])
})

test('through the day it changes from day to day, and is never one for grief or anger', () => {
  expect(new Set(['2026-11-22', '2026-11-23', '2026-11-24'].map((date) => kindAt(date, 12)))).toEqual(
    new Set(['Pause', 'Body']),
  )
})

test('nothing is suggested from an empty list', () => {
  expect(ofDay([], '2026-11-22')).toBeUndefined()
})
