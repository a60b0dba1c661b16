import { uncapitalize } from '#contract/capitalize.ts'
import type { FixedDays } from '../../actions/read-week-plan.ts'
import type { LocalFormat } from '../../record-questions/local-format.ts'
import { timeOfDay } from '../../when/format-clock-time.ts'

type FixedDay = { day: string; fixed: readonly FixedDays[] }

const isWork = ({ title }: FixedDays): boolean => /^(?:work|shift|night shift|day shift|job)\b/i.test(title)
/** Matches what somebody else has to be driven to. */
const relatives =
  'mom|mama|mother|dad|daddy|father|son|daughter|husband|kids?|grandma|grandpa|sister|brother|mother in law'
const hasName = new RegExp(
  String.raw`^((?:my )?(?:${relatives}))(?:['’]s| has| have| is| needs)? (?:an? |got )?(.{3,40})$`,
  'i',
)
const nameOf = (title: string): string =>
  uncapitalize(title).replace(hasName, (_, who: string, what: string) =>
    `${who.replace(/^(?!my )/i, 'your ')}’${/s$/i.test(who) ? '' : 's'} ${what}`.replace(/^my /i, 'your '),
  )

/** In minutes, before an appointment: the way there. */
const ahead = 60

/** Names what falls within the hours of work, and the two ways out. Returns null if nothing does. */
export function clashIn(days: readonly FixedDay[], words: LocalFormat): string | null {
  for (const { day, fixed } of days) {
    const work = fixed.find((one) => isWork(one) && !one.isAssumed)
    const other = fixed.find(
      (one) => !isWork(one) && work !== undefined && !one.isAssumed && one.from < work.to && one.to > work.from,
    )
    if (work === undefined || other === undefined) continue
    const [from, to] = [work.from, Math.min(work.to, 24 * 60 - 1)].map((minute) => words.clock(timeOfDay(minute)))
    const isOther = hasName.test(other.title)
    const leave = words.clock(timeOfDay(Math.max(work.from, other.from - ahead)))
    return `${words.dayName(day)} is the catch: ${isOther ? nameOf(other.title) : `“${other.title}”`} at ${words.clock(timeOfDay(other.from))} falls inside your work hours, ${from} to ${to}. Today, do one of two: ask to be off from about ${leave}${isOther ? ', or line up another driver, somebody in the family, a friend, or a ride through the clinic or the insurance' : ', or call and move it to a day you’re off'}.`
  }
  return null
}
