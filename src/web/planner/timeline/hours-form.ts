import type { PlannerHours } from '#contract/planner.ts'

/** One weekday as the fields hold it; midnight at its end is '00:00', as a clock shows it. */
export type DayHours = { isOn: boolean; from: string; to: string }

const usual = { from: '09:00', to: '17:00' }

/** Fills the fields: with her hours, or with usual ones as a beginning. Monday first. */
export const toHoursForm = (hours: PlannerHours | null): DayHours[] =>
  Array.from({ length: 7 }, (_, n) => {
    const day = hours === null ? (n < 5 ? usual : null) : (hours[n] ?? null)
    return { isOn: day !== null, from: day?.from ?? usual.from, to: day ? shownEnd(day.to) : usual.to }
  })

/** Reads the fields. */
export const toHours = (form: readonly DayHours[]): PlannerHours =>
  form.map(({ isOn, from, to }) => (isOn ? { from, to: readEnd(to) } : null))

/** Whether a day ends before it begins. */
export const isUpsideDown = ({ isOn, from, to }: DayHours): boolean => isOn && from >= readEnd(to)

const shownEnd = (to: string): string => (to === '24:00' ? '00:00' : to)
const readEnd = (to: string): string => (to === '00:00' ? '24:00' : to)
