import { addDays } from '#server/lib/days.ts'
import { toDate } from './months.ts'

/** Ends 'Before March' with February. */
export const untilMonth = (said: string, end: string): string =>
  /^(?:before|antes de) (?!(?:the )?end|(?:el )?fin)/.test(said) ? addDays(`${end.slice(0, 7)}-01`, -1) : end

/** Returns the next date with this month and day, from today on. */
export function dateIn(month: number, date: number, today: string): string {
  const day = toDate(today).with({ month, day: date })
  return (day.toString() < today ? day.add({ years: 1 }) : day).toString()
}
