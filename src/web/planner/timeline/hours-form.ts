import type { PlannerHours } from '#contract/planner.ts'

/** Midnight as the end is '00:00', as a time input has it. */
export type DayHours = { isOn: boolean; from: string; to: string }

const usual = { from: '09:00', to: '17:00' }

/** Monday first. Without saved hours it starts with usual ones. */
export const toHoursForm = (hours: PlannerHours | null): DayHours[] =>
  Array.from({ length: 7 }, (_, n) => {
    const day = hours === null ? (n < 5 ? usual : null) : (hours[n] ?? null)
    return { isOn: day !== null, from: day?.from ?? usual.from, to: day ? shownEnd(day.to) : usual.to }
  })

export const toHours = (form: readonly DayHours[]): PlannerHours =>
  form.map(({ isOn, from, to }) => (isOn ? { from, to: readEnd(to) } : null))

export const endsBeforeStart = ({ isOn, from, to }: DayHours): boolean => isOn && from >= readEnd(to)

const shownEnd = (to: string): string => (to === '24:00' ? '00:00' : to)
const readEnd = (to: string): string => (to === '00:00' ? '24:00' : to)
