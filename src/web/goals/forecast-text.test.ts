import { expect, test } from 'vitest'
import type { Forecast, Goal } from '#contract/goals.ts'
import { drawHistory, height, width } from './history-chart.ts'
import { outlookLine, forecastText } from './forecast-text.ts'

const goal: Goal = {
  id: '01890000-0000-7000-8000-000000000000',
  kind: 'amount',
  title: 'The quiet fund',
  description: null,
  category: 'financial',
  priority: 3,
  currency: 'USD',
  targetValue: '1500',
  currentValue: '437.50',
  targetDate: null,
  trackAs: null,
  milestones: [],
  isCompleted: false,
  progress: 29,
  pace: null,
  forecast: null,
  createdAt: '2026-09-10T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
}
const lately = { since: '2026-09-10', updates: 9, gained: '225.50' }
const arrives = (on: string): Forecast => ({ state: 'arrives', on, ...lately })
const basisOf = (more: Partial<Goal>, forecast: Forecast) => forecastText({ ...goal, ...more }, forecast).basis
const monthOf = /^At this pace: about October\s2199/

test('the month it takes, what that is based on, and what is left', () => {
  const forecast = arrives('2199-10-04')
  expect(outlookLine({ ...goal, forecast })).toMatch(monthOf)
  expect(outlookLine({ ...goal, forecast })).toMatch(/, from 9 updates since .*2026\.$/)
  expect(forecastText(goal, forecast).title).toMatch(monthOf)
  expect(basisOf({}, forecast)).toMatch(/^\$225\.50 more in 9 updates since .*2026\. \$1,062\.50 to go\.$/)
  expect(basisOf({ kind: 'debt' }, forecast)).toContain('$225.50 paid in 9 updates')
  const habit = { kind: 'habit', currency: null, targetValue: '12', currentValue: '6' } as const
  expect(basisOf(habit, { state: 'far', ...lately, updates: 1, gained: '1' })).toMatch(
    /^1 time in 1 update since .* 6 to go\.$/,
  )
})

const targetDate = '2199-08-28'
const paced = (state: 'ahead' | 'onTrack' | 'behind'): Goal => ({
  ...goal,
  targetDate,
  pace: { state, perMonth: '95' },
  forecast: arrives('2199-10-04'),
})
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('pace and forecast are one sentence, and the details say the same', () => {
  const lineOf = (goal: Goal) => plain(outlookLine(goal))
  expect(lineOf(paced('behind'))).toBe(
    'Behind pace: about October 2199; $95 a month gets you there by August 28, 2199.',
  )
  expect(lineOf(paced('onTrack'))).toBe('On track: about October 2199, close to August 28, 2199.')
  expect(lineOf(paced('ahead'))).toBe('Ahead of pace: about October 2199, before August 28, 2199.')
  const sameMonth = { targetDate: '2199-10-28' }
  expect(lineOf({ ...paced('onTrack'), ...sameMonth })).toBe('On track: about October 28, 2199.')
  expect(lineOf({ ...paced('ahead'), ...sameMonth })).toBe('Ahead of pace: before October 28, 2199.')
  expect(lineOf({ ...paced('onTrack'), forecast: null })).toBe('On track: $95 a month until Aug 28, 2199.')
  const endOf = (goal: Goal) => plain(basisOf(goal, arrives('2199-10-04')))?.replace(/^.* to go\. /, '')
  expect(endOf(paced('behind'))).toBe('That’s after August 28, 2199.')
  expect(endOf(paced('onTrack'))).toBe('That’s close to August 28, 2199: you’re on track.')
  expect(endOf(paced('ahead'))).toBe('That’s before August 28, 2199.')
})

test('where there is no date to give, it says so and why, and the card stays quiet', () => {
  const still: Forecast = { state: 'still', ...lately, gained: '0' }
  expect(forecastText(goal, still).title).toBe('No date right now')
  expect(forecastText(goal, still).basis).toMatch(/^It didn’t move forward in 9 updates since/)
  expect(forecastText(goal, { state: 'far', ...lately }).title).toBe('At this pace: more than fifty years')
  const early: Forecast = { state: 'tooEarly', days: 2, from: null }
  expect(basisOf({}, early)).toBe('It needs updates on 3 different days in the last 90, and so far it has 2.')
  expect(basisOf({}, { ...early, days: 3, from: '2026-12-05' })).toMatch(
    /two weeks to go by, so check back on .*2026\.$/,
  )
  for (const forecast of [still, early]) expect(outlookLine({ ...goal, forecast })).toBeUndefined()
})

const history = {
  startDate: '2026-09-01',
  today: '2026-11-20',
  startValue: '0',
  points: [{ date: '2026-10-11', value: '750' }],
}

test('the line is a staircase from the first day until today, and the target runs across', () => {
  const { line, dots, todayShare, lastDay } = drawHistory(history, { ...goal, currentValue: '750' })
  const y = height - (750 / (1500 * 1.06)) * height
  expect(line).toBe(`M0 ${height}H${width / 2}V${y.toFixed(1)}H${width}`)
  expect(dots).toEqual([{ x: width / 2, y: Number(y.toFixed(1)) }])
  expect([todayShare, lastDay]).toEqual([1, '2026-11-20'])
})

test('a date far away leaves the line half of the width, and the even pace runs on beyond it', () => {
  const { todayShare, lastDay, even, ahead } = drawHistory(history, { ...goal, targetDate: '2036-09-01' })
  expect(todayShare).toBe(0.5)
  expect(lastDay).toBe('2027-02-08')
  expect(even).toMatch(/^M0 168L\d{4,}/)
  expect(ahead).toBeUndefined()
})
