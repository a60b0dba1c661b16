import { expect, test } from 'vitest'
import { addDays } from '#server/lib/days.ts'
import { insightOf } from './insight.ts'
import type { Recent } from './recent.ts'
import { streakOf } from './streak.ts'
import { wellnessOf } from './wellness.ts'

const today = '2026-11-21'
const know = (recent: Recent, months: [string, number][] = []) => ({
  recent,
  streak: streakOf(months, today, 0),
  areas: wellnessOf(recent, ['Spiritual Growth']).areas,
})
const busy: Recent = {
  forStreak: [31, 12, 15, 3],
  journal: [6, 5, 3, 1],
  'selfCare:stretching': [6, 2, 3, 1],
  'selfCare:bath': [2, 2, 1, 0],
  'task:work': [9, 3, 4, 1],
  'task:personal': [8, 0, 4, 0],
  'goal:financial': [4, 1, 2, 0],
}

test('with fewer than 14 records in four weeks it says how many there are, and what counts', () => {
  expect(insightOf(know({}), today)).toEqual({
    text: expect.stringContaining(
      'You’re at 0: entries, self-care, tasks, workouts, prayers, goal updates and income all count.',
    ),
    basedOn: null,
  })
  const almost = insightOf(know({ forStreak: [6, 6, 1, 0], 'goal:career': [1, 0, 0, 0] }), today)
  expect(almost.text).toContain('You’re at 13')
  expect(insightOf(know({ forStreak: [7, 6, 1, 0], 'goal:career': [1, 0, 0, 0] }), today).basedOn).not.toBeNull()
})

test('it is the same all day, and over the days says everything that there is to say', () => {
  const known = know(busy, [['2026-11-01', 0b1111_1111_1111_1111_1111]])
  expect(insightOf(known, today)).toEqual(insightOf(known, today))
  const said = new Set(Array.from({ length: 30 }, (_, days) => insightOf(known, addDays(today, days)).text))
  expect([...said].sort()).toEqual([
    'Physical, Financial, and Life Organization reached their target in the last two weeks.',
    'Spiritual Growth matters to you, but it’s been quiet for two weeks. One small thing is a start: a short meditation.',
    'Stretching is what you come back to most: 6 of your 8 self-care activities in the last two weeks.',
    'You completed 17 tasks in the last two weeks. That’s 17 things off your mind.',
    'You did two or more things for yourself 20 days in a row. You can take a rest day whenever you want.',
    'You made time for self-care 8 times in the last two weeks, 4 more than the two weeks before.',
    'You updated your financial goals 4 times in the last two weeks. Checking in is half the work.',
    'You wrote 6 journal entries in the last two weeks. They’re there whenever you want to reread them.',
  ])
})

test('where no rule has something to say, it says how much there is', () => {
  const { text, basedOn } = insightOf(know({ forStreak: [0, 20, 0, 0], journal: [0, 20, 0, 0] }), today)
  expect(basedOn).toBe('Based on 20 records from the last 28 days')
  expect(text).not.toContain('!')
})
