import { expect, it } from 'vitest'
import { readWeekWish } from '../../actions/read-week-plan.ts'

const itemsOf = (message: string) => readWeekWish(message)?.items.map(({ title, times }) => [title, times])
const fixedOf = (message: string) => readWeekWish(message)?.fixed.map(({ title, days }) => [title, days.join(' ')])

it('what stands on days of the week is kept apart from what is to be fitted in', () => {
  const nurse = 'help me plan out my week, i work tues wed fri night shift and need to fit in 2 swims and meal prep'
  expect(fixedOf(nurse)).toEqual([['Work night shift', '1 2 4']])
  expect(itemsOf(nurse)).toEqual([
    ['Swim', 2],
    ['Meal prep', 1],
  ])
  const student =
    'plan my week i have lab mon and thurs, work every day but tuesday and i have to study for the bar and get the tires rotated'
  expect(fixedOf(student)).toEqual([
    ['Lab', '0 3'],
    ['Work', '0 2 3 4 5 6'],
  ])
  expect(itemsOf(student)).toEqual([
    ['Study for the bar', 3],
    ['Get the tires rotated', 1],
  ])
})

it('hours that are said are kept, those of a shift are assumed', () => {
  const [work] = readWeekWish('plan my week i work mon thru thurs 7 to 4 and want to run 2 times')?.fixed ?? []
  expect(work).toMatchObject({ days: [0, 1, 2, 3], from: 7 * 60, to: 16 * 60, isAssumed: false })
  const [late] = readWeekWish('plan my week, i work weekends 2nd shift, need to do laundry')?.fixed ?? []
  expect(late).toMatchObject({ days: [5, 6], from: 14 * 60, isAssumed: true })
})

it('days off come first, and a feeling is nothing to fit in', () => {
  expect(readWeekWish('plan my week, im off wed and sun, need to clean the shed')?.off).toEqual([2, 6])
  expect(readWeekWish('can you plan my week, im so behind on everything')).toBeNull()
  expect(readWeekWish('plan my week')).toBeNull()
})
