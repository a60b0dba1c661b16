import { expect, test } from 'vitest'
import { clockTime, wholeMinutes, meditationAt } from './meditation-time.ts'

const lines = Array.from({ length: 60 }, (_, n) => ({ text: `${n}`, seconds: 5 + (n % 11) }))
const seconds = lines.reduce((sum, line) => sum + line.seconds, 0)
const starts = lines.map((_, n) => lines.slice(0, n).reduce((sum, line) => sum + line.seconds, 0) * 1000)

test('every line begins where it belongs, however unevenly it is asked: after ten minutes it is not 100 ms off', () => {
  let last = -1
  for (let at = 0; at < seconds * 1000; at += 7 + ((at * 31) % 83)) {
    const { line, isDone } = meditationAt({ lines, seconds }, at)
    expect(isDone).toBe(false)
    if (line !== last) expect(at - (starts[line] ?? 0)).toBeLessThan(100)
    expect(at).toBeGreaterThanOrEqual(starts[line] ?? 0)
    last = line
  }
  expect(last).toBe(lines.length - 1)
})

test('after a long sleep it stands where the clock is, and at the end it is over', () => {
  expect(meditationAt({ lines, seconds }, 12_000)).toEqual({ line: 2, second: 12, isDone: false })
  for (const at of [seconds * 1000, 9e9])
    expect(meditationAt({ lines, seconds }, at)).toEqual({ line: lines.length - 1, second: seconds, isDone: true })
})

test('times are said as people say them', () => {
  expect([0, 65, 684].map(clockTime)).toEqual(['0:00', '1:05', '11:24'])
  expect([10, 89, 684].map(wholeMinutes)).toEqual([1, 1, 11])
})
