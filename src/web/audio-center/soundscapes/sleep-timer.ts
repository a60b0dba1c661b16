/** A time that runs only while something plays. `now` is of a clock that never jumps, in milliseconds. */
export type SleepTimer = { seconds: number; before: number; since: number | undefined }

export const newTimer = (seconds: number): SleepTimer => ({ seconds, before: 0, since: undefined })

/** How many seconds have passed, and how many are left. */
const passedOf = ({ before, since }: SleepTimer, now: number): number =>
  (before + (since === undefined ? 0 : now - since)) / 1000
export const leftOf = (timer: SleepTimer, now: number): number => Math.max(0, timer.seconds - passedOf(timer, now))

/** Lets it run, or holds it. */
export const runTimer = (timer: SleepTimer, now: number): SleepTimer =>
  timer.since === undefined ? { ...timer, since: now } : timer
export const holdTimer = (timer: SleepTimer, now: number): SleepTimer => ({
  ...timer,
  before: passedOf(timer, now) * 1000,
  since: undefined,
})

/** How long the sound takes to go at the end: a minute, or a quarter of what is shorter than four. */
export const fadeOf = ({ seconds }: SleepTimer): number => Math.min(60, seconds / 4)

/** What she can choose: as long as the card of the sound says, without an end, or so many minutes. */
export type TimerChoice = 'sound' | 'off' | number
export const timerMinutes = [15, 30, 45, 60, 90] as const
/** The longest time of her own, in minutes: a night. */
export const longestTimer = 720

/** A time as a clock shows it: '4:05', '1:30:00'. */
export function clockOf(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
