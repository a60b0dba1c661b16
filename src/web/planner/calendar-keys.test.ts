import { expect, test } from 'vitest'
import { dayByKey } from './calendar-keys.ts'

const press = (key: string, weekStart = 1, shiftKey = false) => dayByKey('2026-11-21', { key, shiftKey }, weekStart)

test('the keys of a grid lead through days, weeks, months and years', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => press(key))).toEqual([
    '2026-11-20',
    '2026-11-22',
    '2026-11-14',
    '2026-11-28',
  ])
  expect(['Home', 'End'].map((key) => press(key))).toEqual(['2026-11-16', '2026-11-22'])
  expect(['Home', 'End'].map((key) => press(key, 7))).toEqual(['2026-11-15', '2026-11-21'])
  expect(['PageUp', 'PageDown'].map((key) => press(key))).toEqual(['2026-10-21', '2026-12-21'])
  expect(press('PageUp', 1, true)).toBe('2025-11-21')
})

test('every other key is left to the browser', () => {
  expect(['Enter', ' ', 'Tab', 'a'].map((key) => press(key))).toEqual(Array.from({ length: 4 }, () => undefined))
})
