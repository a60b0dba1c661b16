import { wholeDollars } from '../../whole-dollars.ts'
import { readCount } from '../../number-words.ts'
import { addDays } from '#server/lib/days.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { clockTime } from '../../when/format-clock-time.ts'

/** Returns the text for a slot, by the slot's name. */
type Values = (name: string) => string | null

const time = String.raw`(\d{1,2})(?:[: ]?([0-5]\d))?(?! ?(?:kids?|child\w*|people|min\w*|hours?|hrs?|days?|weeks?|months?|times|boys|girls|of|yrs?|years?|yo|and)\b)`
const leaves = new RegExp(
  String.raw`\b(?:out|leave|leaving|door|gone|go|bus (?:comes|is)|on the road)\b(?: \w+){0,4}? (?:by|at|before|around|about) ${time}\b`,
)
const sleeps = new RegExp(
  String.raw`\b(?:asleep|in bed|to bed|lights out|bedtime|sleep)\b(?: \w+){0,2}? (?:by|at|before|around) ${time}\b`,
)

/** Counts back from an hour: '{75}' is 75 minutes before it. */
function countBack(message: string, form: RegExp, from: number, to: number): Values | null {
  const line = normalize(message).replace(/\b(?:nine|ten|eleven)\b/g, (word) => String(readCount(word)))
  const [, hour, minute = '0'] = form.exec(line) ?? []
  if (hour === undefined) return null
  const at = Number(hour)
  return at < from || at > to ? null : (name) => clockTime(at * 60 + Number(minute) - Number(name))
}

const people = /\b(?:family|household) of (\d{1,2}|\w+)\b|\b(\d{1,2}|\w+) (?:people|of us|mouths)\b|\bfor (\d{1,2})\b/
const weekly =
  /(?:\$ ?|\bon |\bwith |\bunder |\babout |\baround )(\d{2,4})(?: (?:dollars|bucks))? ?(?:a|per|every|each|for the|\/) ?(?:week|wk)\b/

/** Dollars a person a week, from which a frugal table is tight no more. */
const easyFrom = 55
const tightBelow = 35
/** Shares of the money for a week's groceries. */
const shares = { meat: 0.35, produce: 0.25, staples: 0.3, spare: 0.1 } as const
const maxPeople = 14

function shareGroceries(message: string): Values | null {
  const [, ...counted] = people.exec(normalize(message)) ?? []
  const said = counted.find((part) => part !== undefined)
  const total = Number(weekly.exec(message.toLowerCase().replaceAll(',', ''))?.[1])
  const each = said === undefined ? Number.NaN : readCount(said)
  if (!(each >= 2 && each <= maxPeople) || !(total >= 40)) return null
  const perPerson = total / each
  const verdict =
    perPerson < tightBelow
      ? 'That’s tight, and it can be done.'
      : perPerson < easyFrom
        ? 'That’s lean but doable.'
        : 'That’s a fair amount to work with.'
  const known = new Map<string, string>([
    ['total', wholeDollars(total)],
    ['people', String(each)],
    ['each', wholeDollars(perPerson)],
    ['day', `$${(perPerson / 7).toFixed(2)}`],
    ['verdict', verdict],
    ...Object.entries(shares).map(([name, share]): [string, string] => [name, wholeDollars(total * share)]),
  ])
  return (name) => known.get(name) ?? null
}

const noOther = String.raw`(?! ?(?:am|pm|kids|people|days|weeks|hours)\b)`
const sumAfter = new RegExp(
  String.raw`(?:\$ ?|\b(?:have|got|only|just|like|about|around|of) (?:only |just |like |about )?)(\d{2,4})\b${noOther}`,
)
const sumBefore = /\b(\d{2,4}) ?(?:dollars|bucks|left|to last|til|till|until)\b/
function readSaid(message: string): number {
  const line = message.toLowerCase().replace(/(\d),(\d{3})\b/g, '$1$2')
  return Number((sumAfter.exec(line) ?? sumBefore.exec(line))?.[1])
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const before = '(?:til|till|until|to|before|by|on|of)'
const untilDate = new RegExp(
  String.raw`\b${before} (?:\w+ ){0,3}?the (\d{1,2})(?:st|nd|rd|th)?\b|\b(\d{1,2})(?:st|nd|rd|th)\b`,
)
const untilFirst = /\b(?:til|till|until|to) the first\b/
const untilWeekday = new RegExp(
  String.raw`\b(?:${before}|next|comes?) (?:next )?(mon|tue|wed|thu|fri|sat|sun)(?:s|rs|ur|urs|nes)?(?:day)?\b`,
)
const counted = String.raw`(\d{1,2}|a|one|two|three|four|five|six)`
const untilSpan = new RegExp(
  String.raw`\b(?:for|in|another|next|is|last(?: me| us)?) (?:the )?(?:next )?${counted} (days?|weeks?)\b`,
)
const longestWait = 35

/** Returns the days until the first date after today: 'the 15th', 'friday', 'in two weeks'. */
function daysUntil(line: string, today: string): number | null {
  const [, byThe, alone] = untilDate.exec(line) ?? []
  const dayOfMonth = untilFirst.test(line) ? 1 : Number(byThe ?? alone)
  const weekday = weekdays.findIndex((day) => day === untilWeekday.exec(line)?.[1])
  const [, count, unit] = untilSpan.exec(line) ?? []
  if (!(dayOfMonth >= 1) && weekday < 0) {
    const many = count === 'a' ? 1 : readCount(count ?? '')
    return many >= 1 ? many * (unit?.startsWith('week') === true ? 7 : 1) : null
  }
  for (let ahead = 1; ahead <= longestWait; ahead++) {
    const day = Temporal.PlainDate.from(addDays(today, ahead))
    if (dayOfMonth >= 1 ? day.day === dayOfMonth : day.dayOfWeek === weekday + 1) return ahead
  }
  return null
}

const leastDays = 2
/** Shares of the money that is left until payday. */
const untilPayday = { food: 0.6, rides: 0.3, held: 0.1 } as const
function spreadToPayday(message: string, today: string): Values | null {
  const total = readSaid(message)
  const days = daysUntil(normalize(message), today)
  if (!(total >= 10) || days === null || days < leastDays || days > longestWait) return null
  const day = Temporal.PlainDate.from(addDays(today, days))
  const each = total / days
  const known = new Map<string, string>([
    ['total', wholeDollars(total)],
    ['days', String(days)],
    ['until', day.toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })],
    ['day', each < 20 ? `$${each.toFixed(2)}` : wholeDollars(each)],
    ['week', days > 7 ? `, or ${wholeDollars(each * 7)} a week` : ''],
    ...Object.entries(untilPayday).map(([name, share]): [string, string] => [name, wholeDollars(total * share)]),
  ])
  return (name) => known.get(name) ?? null
}

/** Halves the money that is left over. */
function halveLeftover(message: string): Values | null {
  const total = readSaid(message)
  if (!(total >= 10 && total <= 600)) return null
  const half = Math.round(total / 2)
  const known = new Map<string, string>([
    ['total', wholeDollars(total)],
    ['half', wholeDollars(half)],
    ['monthly', wholeDollars(half * 12)],
    ['biweekly', wholeDollars(half * 26)],
  ])
  return (name) => known.get(name) ?? null
}

/** By the name of the slot's reader. Each returns null if the figure isn't clear. */
export const fillings = {
  leaving: (message: string) => countBack(message, leaves, 4, 11),
  bedtime: (message: string) => countBack(message, sleeps, 8, 12),
  groceries: shareGroceries,
  payday: spreadToPayday,
  leftover: halveLeftover,
} as const
