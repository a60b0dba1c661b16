import { timeToMinutes } from '#server/lib/minutes-of-day.ts'
import { maxProposals } from '#contract/coach.ts'
import { readClockSpan } from './read-clock-span.ts'
import { readDuration, unreadableDuration } from '../when/durations.ts'
import { collapseSpaces, cutSpan, toTitle, trimEdges } from './title-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { splitPlanParts } from './split-plan-parts.ts'
import { isLimit, limitIn, type PartOfDay, takePartOfDay } from './read-plan-limits.ts'
import { englishMonths, englishShortMonth } from '../when/months.ts'
import { type LocalClock, readWhen } from '../when/read-when.ts'
import { englishWeekday } from '../when/weekdays.ts'

/**
 * Something to fit into a day: `time` as HH:mm, `minutes` if a duration is given, `until` in minutes from midnight, `part` if only a part
 * of the day is given.
 */
export type PlanItem = {
  title: string
  time: string | null
  minutes: number | null
  until: number | null
  part?: PartOfDay
}
/** An item that can't be planned, with the words that show why. `skipped`: the clocks jump over that hour. */
type Refused = { title: string; said: string; why: 'noSuchHour' | 'skipped' | 'tooLong' | 'noLength' }
/**
 * The things that a request for a plan names, in order. `over`: items that don't fit under one reply. `by`: the minute of the day when all
 * should be done. `unreadBy`: the words for it if that hour doesn't exist.
 */
export type PlanWish = {
  items: PlanItem[]
  refused: Refused[]
  over: string[]
  by: number | null
  unreadBy: string | null
}

const dates = oneOf(
  String.raw`(?:${oneOf(...englishMonths)}|${englishShortMonth})\.? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?:,? (?:of )?\d{4,6})?`,
  String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)(?: of (?:${oneOf(...englishMonths)})(?:,? (?:of )?\d{4,6})?)?`,
  String.raw`\d{1,2}\/\d{1,2}(?:\/\d{4,6})?|\d{4,6}-\d\d-\d\d`,
)
const days = oneOf('day|today|tomorrow|tonight|morning|afternoon|evening|weekend', englishWeekday, dates)
const verbs = oneOf('plan|planning|organi[sz]e|sort out|map out|structure')
const plansDay = new RegExp(String.raw`\b(?:${verbs})(?: out)? (?:\w+ ){0,2}?(?:${days})\b`, 'i')
const begins = oneOf(
  "i[’']?ve got(?: to)?|i have(?: got)?(?: to)?|i got(?: to)?|there[’']?s|there is|i need(?: to)?|i want(?: to)?",
  "i[’']?d like(?: to)?|we[’']?ve got|we have|gotta|need to|have to|so far|to fit(?: in)?|fit(?:ting)? in",
)
/** Matches 'Help me plan Sunday, I’ve got …', 'plan my day: …'. The items come after the day. */
const named = new RegExp(String.raw`^(?:[^,.:;]{0,20}: |[^:]{0,24}?\b(?:${begins}) )(.+)$`, 'i')
/** Matches 'With gym at 9, lunch', 'so I can cook and clean'. It needs several things, because one alone isn't a plan. */
const severalNamed = /^.{0,12}?\b(?:with|so (?:that )?i can) ([^,]+(?:,| and ).+)$/i

/** Words that are not items in 'Plan my Saturday, soccer at 9, groceries and laundry', where three or more follow a comma. */
const noThing = oneOf("(?:and )?(?:please|pls|thanks|ok|if|but|because|so|what|how|i['’]?m|it['’]?s)")
const listedAfter = new RegExp(
  String.raw`^.{0,12}?[,.;] ?((?!(?:${noThing})\b)[^,.;]{2,60}[,;] ?[^,;]{2,60}(?:[,;] ?| and )[^]{2,200})$`,
  'i',
)

/** Matches 'Help me plan tomorrow, work 9 to 5 then soccer at 6': things with their hours. */
const timedAfter = new RegExp(
  String.raw`^.{0,12}?[,.;] ?((?!(?:${noThing})\b)[^?]{3,60}?\b(?:at |from )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?(?: (?:to|til|till|until) |-)?\d{0,2}(?:,| then | and )[^?]{3,200})$`,
  'i',
)

/** Matches openings of an item that only say it's wanted. */
const lead = new RegExp(
  String.raw`^(?:(?:${oneOf("and|then|also|plus|maybe|but|so|i|we|i[’']?d|i[’']?ve|want(?: to)?|wanna|like(?: to)?|would", "need(?: to)?|have(?: got)?(?: to)?|got(?: to)?|gotta|there[’']?s|fit in|squeeze in|please|still|have (?:some )?time to|some time to")}) )+`,
  'i',
)
const endings = oneOf('somewhere|at some point|some ?time|too|as well|in there|if i can|if possible|please|pls')
const trail = new RegExp(`,? (?:${endings})$`, 'i')
/** The minutes of a whole day. */
export const wholeDay = 1_440

const states = oneOf(
  'headache|migraine|cramps|depression|anxiety|adhd|energy|clue|idea|stress|time|a lot|lots|stuff|things|that|it',
)
/** Matches feelings, and 'too much' or 'nothing', which are not items. */
const isNoItem = new RegExp(
  String.raw`^(?:(?:an? |my |some )?(?:${states})|(?:no|nothing|not|so much|too much|much|so many|too many|less|more|i[’']?m|don[’']?t|can[’']?t)\b.*)$`,
  'i',
)
/** Matches 'Work until 3': it has an end, and no beginning. */
const openEnd = /^(.+?) (?:until|till|til) ((?:\d{1,2})(?::\d\d)? ?(?:am|pm)?|noon|midnight)$/i
const counted =
  /\b(?:chapters?|pages?|episodes?)\b|^look(?:ing)? at \d|\b\d{1,2} ?(?:-|–|to) ?\d{1,2} (?:miles|people|pages|km|reps|kids|guests|minutes|mins)\b/i

/** An end before this minute belongs to the night after the day. */
const nightEnds = 4 * 60

/** Returns the minute of the day, or null for an hour that doesn't exist. */
function readEnd(said: string, clock: LocalClock): number | null {
  if (/^(?:midnight|24(?::00)?|0?0:00)$/i.test(said)) return wholeDay
  const { time } = readWhen(`at ${said}`, clock, 'en')
  if (time === null) return null
  const minutes = timeToMinutes(time)
  return minutes < nightEnds ? minutes + wholeDay : minutes
}

type Read = PlanItem | Refused

function readOpenEnd(said: string, clock: LocalClock): Read | null {
  const [, busy, end = ''] = openEnd.exec(said) ?? []
  if (busy === undefined || readWhen(busy, clock, 'en').time !== null) return null
  const title = toTitle(busy)
  const until = readEnd(end, clock)
  return until === null ? { title, said: end, why: 'noSuchHour' } : { title, time: null, minutes: null, until }
}

/** Matches 'Be at mom's by 2', which is at 2. */
const arrives =
  /^((?:(?:and|i|need to|have to|gotta) ){0,3}(?:be|get|be back|arrive) (?:at|to|over (?:at|to)|in) [^,]{2,40}?) (?:by|before) (?=\d|noon)/i

function readItem(typed: string, clock: LocalClock): Read | null {
  const given = typed.trim().replace(arrives, '$1 at ')
  const { text: part, part: ofDay } = takePartOfDay(trimEdges(trimEdges(given).replace(trail, '')))
  const said = trimEdges(trimEdges(part).replace(lead, '').replace(trail, ''))
  if (said === '' || isNoItem.test(said) || isNoItem.test(trimEdges(part)) || isLimit.test(trimEdges(part))) return null
  const span = counted.test(said) ? null : readClockSpan(said)
  const open = span === null ? readOpenEnd(said, clock) : null
  if (open !== null) return open
  const long = readDuration(said)
  const odd = unreadableDuration(said)
  // A decimal number of hours is not a time of day: '1.25 hours'.
  const text =
    long !== null && /\.\d/.test(long.said)
      ? cutSpan(said, said.indexOf(long.all), long.all.length)
      : (span?.text ?? said)
  const when = counted.test(said) ? null : readWhen(text, clock, 'en')
  const rest = when === null || when.rest.trim() === '' ? said : when.rest
  const title = toTitle(trimEdges(rest.replace(/^\s*of /i, '').replace(/^be at an? (?=\p{L}{3})/iu, '')))
  if (when?.problem?.why === 'noSuchDay') return refuse(text, when.problem.said, 'noSuchHour', clock)
  if (odd !== null) return refuse(said, odd, 'noLength', clock)
  if (long !== null && long.minutes > wholeDay) return refuse(said, long.said, 'tooLong', clock)
  const minutes = long?.minutes ?? span?.minutes ?? when?.minutes ?? null
  const time = when?.time ?? null
  return title === ''
    ? null
    : { title, time, minutes, until: null, ...(ofDay !== null && time === null && { part: ofDay }) }
}

function refuse(text: string, said: string, why: Refused['why'], clock: LocalClock): Refused {
  const left = cutSpan(text, text.indexOf(said), said.length).replace(/ (?:at|for|from|by)(?=$|,)/i, '')
  const { rest } = readWhen(left, clock, 'en')
  return { title: toTitle(trimEdges(rest === '' ? left : rest).replace(/^of /i, '')), said, why }
}

/**
 * Matches 'Plan my day on May 3', 'plan the day after May 3': a date right after the request. Groups: the words before the date, and the
 * date.
 */
const dateAfter = new RegExp(String.raw`^,? (on|for|of|after|before) (${dates})\b`, 'i')
/** Matches the date in 'plan May 3'. */
const onlyDate = new RegExp(String.raw`\b(?:${dates})$`, 'i')

const namesDay = new RegExp(String.raw`\b(?:to(?:day|morrow|night)|${englishWeekday}|${dates})\b`, 'i')
/**
 * Returns the text that names the day to plan: the request itself if `isNamed`, else the whole message without its midnights, which end
 * today. `date`: the words of a calendar date.
 */
export function planDayText(message: string): { text: string; isNamed: boolean; date: string | null } {
  const plan = plansDay.exec(message)
  const [phrase = ''] = plan ?? []
  const [after = '', lead = '', date] = dateAfter.exec(message.slice((plan?.index ?? 0) + phrase.length)) ?? []
  if (plan !== null && date !== undefined) {
    const isBeside = /after|before/i.test(lead)
    return { text: isBeside ? '' : `${phrase}${after}`, isNamed: true, date: isBeside ? `${lead} ${date}` : date }
  }
  return plan !== null && namesDay.test(phrase)
    ? { text: phrase, isNamed: true, date: onlyDate.exec(phrase)?.[0] ?? null }
    : { text: message.replaceAll(/\b(?:midnight|12 ?am|0?0:00)\b/gi, ''), isNamed: false, date: null }
}

/** Matches words for the coach, which are not items. */
const plea = /,? (?:for me|please|pls|plz|thanks|thank you|thank u|thx)(?: so much)?(?=[ ,.;:!?]|$)/gi

/** Splits a message into the request, such as 'plan my afternoon', and the items after it. */
function headAndTail(message: string): { head: string; tail: string } {
  const text = message
    .replaceAll(plea, '')
    .replaceAll(/: ?\n/g, ': ')
    .replaceAll(/\n(?:[-*•] |\d[.)] )?/g, ', ')
  const plan = plansDay.exec(text)
  if (plan === null) return { head: message, tail: '' }
  const end = plan.index + plan[0].length
  const [dated = ''] = dateAfter.exec(text.slice(end)) ?? []
  const wish = text.slice(0, end + dated.length)
  const rest = collapseSpaces(text.slice(wish.length))
  const [, tail = ''] =
    (timedAfter.test(rest) ? null : named.exec(rest)) ??
    severalNamed.exec(rest) ??
    listedAfter.exec(rest) ??
    timedAfter.exec(rest) ??
    []
  return { head: `${wish} ${rest.slice(0, rest.length - tail.length)}`, tail }
}
/** Returns the request without its items. A part of the day that it names applies to the whole plan. */
export const planHead = (message: string): string => headAndTail(message).head

const partsIn = (message: string): string[] => splitPlanParts(headAndTail(message).tail)

/** Reads the items of a request for a plan. Returns nothing if it names none. */
export const readPlanWish = (message: string, clock: LocalClock): PlanWish => ({
  ...readParts(partsIn(message), clock),
  ...limitIn(message),
})

/** Reads the items of a list alone. */
export const readPlanList = (list: string, clock: LocalClock): PlanWish => readParts(splitPlanParts(list), clock)

function readParts(parts: readonly string[], clock: LocalClock): PlanWish {
  const wish: PlanWish = { items: [], refused: [], over: [], by: null, unreadBy: null }
  for (const part of parts) {
    const isFull = wish.items.length + wish.refused.length >= maxProposals
    const read = isFull ? null : readItem(part, clock)
    if (isFull) wish.over.push(...titleOf(part))
    else if (read !== null && 'why' in read) wish.refused.push(read)
    else if (read !== null) wish.items.push(read)
  }
  return wish
}

const titleOf = (part: string): string[] => {
  const said = trimEdges(trimEdges(part).replace(lead, '').replace(trail, ''))
  return said === '' || isNoItem.test(said) ? [] : [toTitle(said)]
}

/** Returns true if a request for a plan names an item. */
export const namesPlanItems = (message: string, clock: LocalClock): boolean =>
  partsIn(message).some((part) => readItem(part, clock) !== null)
