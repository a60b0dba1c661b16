/** Runs only while something plays. `now` is from a monotonic clock, in milliseconds. */
export type SleepTimer = { seconds: number; before: number; since: number | undefined }

export const newTimer = (seconds: number): SleepTimer => ({ seconds, before: 0, since: undefined })

/** In seconds. */
const passedOf = ({ before, since }: SleepTimer, now: number): number =>
  (before + (since === undefined ? 0 : now - since)) / 1000
export const leftOf = (timer: SleepTimer, now: number): number => Math.max(0, timer.seconds - passedOf(timer, now))

export const runTimer = (timer: SleepTimer, now: number): SleepTimer =>
  timer.since === undefined ? { ...timer, since: now } : timer
export const holdTimer = (timer: SleepTimer, now: number): SleepTimer => ({
  ...timer,
  before: passedOf(timer, now) * 1000,
  since: undefined,
})

/** A minute, or a quarter of a timer under four minutes. */
export const fadeOf = ({ seconds }: SleepTimer): number => Math.min(60, seconds / 4)

/** The sound's own length, no end, or minutes. */
export type TimerChoice = 'sound' | 'off' | number
export const timerMinutes = [15, 30, 45, 60, 90] as const
/** The longest timer, in minutes: enough for a night. */
export const maxTimerMinutes = 720

/** '4:05', '1:30:00'. */
export function showCountdown(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
