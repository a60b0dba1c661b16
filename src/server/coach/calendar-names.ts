import { capitalize } from '#contract/capitalize.ts'
import { englishMonths } from './when/months.ts'
import { englishWeekdays } from './when/weekdays.ts'

/** Weekdays and months, which are written with a capital but are not names of people. */
export const weekdaysAndMonths: readonly string[] = [...englishWeekdays, ...englishMonths].map(capitalize)

/** Holidays of one word, for the same reason. */
export const holidays: readonly string[] = ['Christmas', 'Thanksgiving', 'Easter']
