import type { Meditation } from '#contract/mindset.ts'

/** Where a meditation stands: which line, which whole second, and whether that was all. */
export type Moment = { line: number; second: number; isDone: boolean }

/**
 * Where a meditation stands after `elapsed` milliseconds. It knows nothing of ticks: however late or rarely it is asked, the
 * answer is the one of that moment.
 */
export function momentAt({ lines, seconds }: Pick<Meditation, 'lines' | 'seconds'>, elapsed: number): Moment {
  if (elapsed >= seconds * 1000) return { line: lines.length - 1, second: seconds, isDone: true }
  let left = elapsed
  const line = lines.findIndex((each) => (left -= each.seconds * 1000) < 0)
  return { line, second: Math.floor(elapsed / 1000), isDone: false }
}

/** Seconds as a clock shows them: '3:05'. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`

/** Seconds as she would say them: whole minutes, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60))
