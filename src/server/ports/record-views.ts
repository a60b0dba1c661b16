import type { IncomeSums } from '#contract/income.ts'

/** A task; `time` is its wall time as HH:mm, or null. `isHigh`: of high or urgent priority, otherwise absent. */
export type TaskView = {
  title: string
  day: string
  time: string | null
  minutes: number
  isDone: boolean
  isHigh?: true
}
/** `perHour` covers the `counted` entries that have hours; null without any. */
export type PayerSums = Pick<IncomeSums, 'currency' | 'net' | 'entries' | 'hours' | 'perHour' | 'counted'> & {
  source: string
}
export type DaySums = Pick<IncomeSums, 'currency' | 'net' | 'entries'> & { day: string }
