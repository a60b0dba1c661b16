import type { Meditation } from '#contract/mindset.ts'

export type MeditationMoment = { line: number; second: number; isDone: boolean }

/** The state after `elapsed` milliseconds. It depends on no ticks: a late or skipped one changes nothing. */
export function meditationAt(
  { lines, seconds }: Pick<Meditation, 'lines' | 'seconds'>,
  elapsed: number,
): MeditationMoment {
  if (elapsed >= seconds * 1000) return { line: lines.length - 1, second: seconds, isDone: true }
  let left = elapsed
  const line = lines.findIndex((each) => (left -= each.seconds * 1000) < 0)
  return { line, second: Math.floor(elapsed / 1000), isDone: false }
}

/** '3:05'. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`

/** Whole minutes, at least one. */
export const wholeMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60))
