import { addDays } from '#server/lib/days.ts'
import type { AskedChange } from './action-request.ts'

const theDayAfter =
  /\bthe (?:following )?(?:mon|tues|wednes|thurs|fri|satur|sun)day after\b|\bthe following \w{3,6}day\b/i
/** 'From Thursday to the Tuesday after': the one after that Thursday. */
export const afterDay = (change: AskedChange, to: string, day: string | null): AskedChange =>
  change.act === 'move' && day !== null && change.dueDate !== null && change.dueDate <= day && theDayAfter.test(to)
    ? { ...change, dueDate: addDays(change.dueDate, 7) }
    : change
