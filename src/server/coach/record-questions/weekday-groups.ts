import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../phrase-pattern.ts'
import { englishWeekday, englishWeekdays } from '../when/weekdays.ts'

/** Some days of the week (1 is Monday), their name, and the phrase that follows a mood: 'on Mondays'. */
export type WeekdayGroup = { days: ReadonlySet<number>; name: string; on: string }

const names = englishWeekdays.map(capitalize)
const whole = new Set([1, 2, 3, 4, 5, 6, 7])
export const weekdays: WeekdayGroup = { days: new Set([1, 2, 3, 4, 5]), name: 'weekdays', on: 'Monday to Friday' }
export const weekends: WeekdayGroup = { days: new Set([6, 7]), name: 'weekends', on: 'on weekends' }

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const anyName = `${englishWeekday}s?|(?:mon|tue|wed|thur?|fri|sat|sun)s`
const named = new RegExp(String.raw`\b(?:${anyName})\b`, 'g')
const weekend = /\bweekends?\b/
const range = new RegExp(String.raw`\b(?:${anyName}) (?:to|thru|through|-) (?:${anyName})\b`, 'g')
const weekdaysForm = /\b(?:weekdays?|work ?weeks?|(?:during|in) the week)\b/
/** Matches phrases for the remaining days, as one side of a comparison. */
const others =
  /\b(?:(?:the )?rest of (?:the|my) week|(?:(?:all|on) )?(?:the )?other days?|(?:the )?others|any other day)\b/
const between = oneOf('vs|versus|or|than|against|compared (?:to|with)')
const sides = new RegExp(String.raw`\b(?:${between})\b`)
/** Matches 'Compare Mondays with weekends'. */
const sidesOfCompare = new RegExp(String.raw`\b(?:${between}|with|to|and)\b`)

/** Reads the days of the week that a text names. Returns null if it names none. */
export function weekdayGroup(text: string): WeekdayGroup | null {
  if (weekdaysForm.test(text.replaceAll(range, 'weekdays'))) return weekdays
  const days = [...text.matchAll(named)].map(([said]) => names.findIndex((one) => isOf(said, one)) + 1)
  const all = new Set([...days, ...(weekend.test(text) ? weekends.days : [])])
  if (all.size === 0) return null
  if (all.size === weekends.days.size && all.isSubsetOf(weekends.days)) return weekends
  const name = list.format([...all].toSorted((a, b) => a - b).map((day) => `${names[day - 1]}s`))
  return { days: all, name, on: `on ${name}` }
}

const isOf = (said: string, weekday: string): boolean => weekday.toLowerCase().startsWith(said.slice(0, 3))

/** The remaining days of the week. */
export const otherDays = ({ days }: WeekdayGroup): WeekdayGroup => ({
  days: whole.difference(days),
  name: 'the other days',
  on: 'on the other days',
})

/** Reads the two groups to compare: 'Mondays vs weekends', 'worse on Sundays than the rest of the week'. */
export function comparedGroups(line: string): readonly [WeekdayGroup, WeekdayGroup] | null {
  const text = line.replaceAll(range, 'weekdays')
  const parts = text.split(/\bcompare\b/.test(text) ? sidesOfCompare : sides).flatMap((part) => {
    const group = weekdayGroup(part)
    return group === null ? (others.test(part) ? [null] : []) : [group]
  })
  const [one, other, ...more] = parts
  if (one === undefined || other === undefined || more.length > 0) return null
  if (one === null) return other === null ? null : [otherDays(other), other]
  return one === weekends && other === weekdays ? [weekdays, weekends] : [one, other ?? otherDays(one)]
}
