import { expect, test } from 'vitest'
import { showCountdown, fadeOf, holdTimer, leftOf, newTimer, runTimer } from './sleep-timer.ts'

test('a timer counts from when it began, however seldom it is looked at', () => {
  const timer = runTimer(newTimer(1_800), 5_000)
  let left = 0
  for (let now = 5_000; now <= 1_805_000; now += 61_234) left = leftOf(timer, now)
  expect(left).toBeCloseTo(1_800 - Math.floor(1_800_000 / 61_234) * 61.234, 6)
  expect(leftOf(timer, 1_805_000)).toBe(0)
  expect(leftOf(timer, 9_805_000)).toBe(0)
})

test('a timer waits while nothing plays, and loses nothing by it', () => {
  let timer = runTimer(newTimer(60), 0)
  timer = holdTimer(timer, 20_000)
  expect(leftOf(timer, 90_000)).toBe(40)
  timer = runTimer(runTimer(timer, 100_000), 105_000)
  expect(leftOf(timer, 110_000)).toBe(30)
})

test('the end takes a minute, or a quarter of a short time', () => {
  expect(fadeOf(newTimer(1_800))).toBe(60)
  expect(fadeOf(newTimer(60))).toBe(15)
})

test.each([
  [59.2, '1:00'],
  [61, '1:01'],
  [0, '0:00'],
  [3_599.5, '1:00:00'],
  [5_400, '1:30:00'],
])('%d seconds read %s', (seconds, shown) => {
  expect(showCountdown(seconds)).toBe(shown)
})
