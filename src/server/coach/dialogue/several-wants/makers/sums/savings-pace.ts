import { addDays, daysBetween } from '#server/lib/days.ts'
import { paragraphs } from '../../../compose-answer.ts'
import { formatDay } from '../../../../actions/format-when.ts'
import { anyEnglishMonth } from '../../../../when/months.ts'
import { englishWeekday, weekdayNumber } from '../../../../when/weekdays.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { countWeekday, untilIn } from './stated-dates.ts'
import { amount, cents, numberIn, percentOf, roughly, roundUp, type SumText } from './sum-text.ts'

/** The amount to be saved, its last day, and how often money comes in. */
export type SavingPlan = {
  goal: number
  has: number
  until: string
  every: 'week' | 'twoWeeks' | 'halfMonth' | 'month'
  /** 1 is Monday; null if the weekday of payday isn't told. */
  weekday: number | null
  /** Says whether the message says how often money comes in. */
  isTold: boolean
  pay: number | null
  /** Says how many people get something, if the amount is for each. */
  heads: number | null
}

const income = new RegExp(
  String.raw`\b(?:bring home|take home|takes? home|i get|we get|make|earn|get paid|paychecks? (?:is|are)|checks? (?:is|are)|clear|paid) ${roughly}${amount}`,
  'g',
)
const have = new RegExp(
  String.raw`\b(?:have|i've got|got|saved(?: up)?|put (?:back|away|aside)|already at|up to|i'm at) ${roughly}${amount}(?! (?:people|kids|days|weeks))`,
)
const soFar = new RegExp(
  String.raw`${amount} (?:saved )?(?:so far|already|to start|put (?:back|away|aside)|in savings)`,
)
const wantsTo = new RegExp(
  String.raw`\b(?:save(?: up)?|saving(?: up)?|want|need|needs|get|owe|come up with|raise|goal (?:is|of)|costs?|spend|for)\b[^.?!\d]{0,45}?\(?${amount}(?! (?:weeks?|months?|days|years?|an?\b|per\b|(?:grand)?kids|people|hours|minutes))`,
)
/** Matches what is more likely a number of something than money. */
const isCount = /^[^$£€]*\b\d{1,2}$/
const eachOf = new RegExp(String.raw`\b(\d{1,2}) (?:grand)?(?:kids|children|people|nieces|nephews|grandbabies|gifts)\b`)
const weekdayPay = new RegExp(
  String.raw`\b(?:paid|payday is|paydays are|get paid)(?: on)?(?: every)?(?: other)? (${englishWeekday})s?\b`,
)

const twiceAMonth = /\b1st and (?:the )?15th\b|\b15th and (?:the )?(?:30th|last|end)\b/g
/** Matches a date, whose number isn't an amount. */
const dateOfMonth = new RegExp(String.raw`\b(${anyEnglishMonth}) \d{1,2}(?:st|nd|rd|th)?\b`, 'g')

function everyIn(text: string): SavingPlan['every'] | null {
  if (/\bevery (?:other (?:week|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?|2 weeks)\b|\bbi-?weekly\b/.test(text))
    return 'twoWeeks'
  if (/\btwice a month\b/.test(text) || new RegExp(twiceAMonth.source).test(text)) return 'halfMonth'
  if (/\bpaid (?:once a month|monthly)\b/.test(text)) return 'month'
  return /\bpaid (?:weekly|every week|on |every )/.test(text) ? 'week' : null
}

/** The first amount that is wanted. Small numbers need a sign. */
function wantedIn(text: string): number | null {
  for (const [said, value] of text.matchAll(new RegExp(wantsTo.source, 'g')))
    if (value !== undefined && !isCount.test(said)) return Number(value)
  return null
}

/** Reads how much is wanted by when. `per`: the unit that is asked for, else how often money comes in. */
export function readSavingPlan({ all, today }: SumText, per: 'week' | 'month' | null): SavingPlan | null {
  const pay = new RegExp(income.source).exec(all)?.[1]
  const text = all.replace(income, ' ').replace(dateOfMonth, '$1')
  const wanted = wantedIn(text)
  const found = numberIn(text.replace(wantsTo, ' '), soFar, have)
  const until = untilIn(all.replace(twiceAMonth, ' '), today)
  if (wanted === null || until === null) return null
  const heads = /\beach\b/.test(text) ? numberIn(text, eachOf) : null
  const goal = wanted * (heads ?? 1)
  const has = found !== null && found < goal ? found : 0
  const every = per ?? everyIn(all)
  const weekday = weekdayPay.exec(all)?.[1]
  if (goal < 20 || daysBetween(today, until) < 7) return null
  return {
    goal,
    has,
    until,
    every: every ?? 'twoWeeks',
    weekday: weekday === undefined ? null : weekdayNumber(weekday),
    isTold: every !== null,
    pay: pay === undefined ? null : Number(pay),
    heads,
  }
}

/** Returns the fewest and the most paydays that can fall between today and the last day. */
export function countPaydays({ every, weekday, until }: SavingPlan, today: string): [number, number] {
  const days = daysBetween(today, until)
  if (every === 'month' || every === 'halfMonth') {
    const months = Temporal.PlainDate.from(today).until(until, { largestUnit: 'month' }).months
    const count = Math.max(1, every === 'month' ? months : Math.floor((days * 24) / 365))
    return [count, count]
  }
  const weeks = weekday === null ? Math.floor(days / 7) : countWeekday(weekday, today, until)
  return every === 'week' ? [weeks, weeks] : [Math.max(1, Math.floor(weeks / 2)), Math.max(1, Math.ceil(weeks / 2))]
}

const units = { week: 'week', twoWeeks: 'paycheck', halfMonth: 'paycheck', month: 'month' } as const
const eachTime = {
  week: 'a week',
  twoWeeks: 'from each paycheck',
  halfMonth: 'from each paycheck',
  month: 'a month',
} as const

const asks =
  /\b(?:how much|what)\b[^.?!]{0,70}\b(?:per|an?|each|every|out of each|from each) (?:pay ?check|check|pay ?day|pay period|week|month)\b/
const asksToSave =
  /\b(?:how much|what) (?:do|should|would|will) (?:i|we) (?:need to |have to |be )?(?:sav(?:e|ing)|put(?:ting)? (?:away|aside|back)|set(?:ting)? aside)\b/
const other = /\b(?:tax|taxes|debt|card|loan|rent|spend on|cost me|charge)\b/

function unitAsked(ask: string): 'week' | 'month' | null {
  const [, unit] =
    /\b(?:an?|per|each|every) (week|month)\b|\b(week|month)ly\b/.exec(ask)?.filter((one) => one !== undefined) ?? []
  return unit === 'week' || unit === 'month' ? unit : null
}

/** Reads the plan with the unit that the want asks for. */
const planAsked = (text: SumText): SavingPlan | null => readSavingPlan(text, unitAsked(text.ask))

const fixedDay =
  /\b(?:wedding|baby|christmas|birthday|tax|trip|party|quince\w*|graduation|concert|moving|move|cruise|deposit)\b/

/** Says how much to put away each payday, week or month, to have an amount by a day. */
export function savingPace(text: SumText): string | null {
  const { ask, today, say } = text
  if ((!asks.test(ask) && !asksToSave.test(ask)) || other.test(ask)) return null
  const plan = planAsked(text)
  return plan && describePace(plan, today, say, fixedDay.test(text.all))
}

/** Says the amount and the sum behind it, and what more time would change. */
function describePace(plan: SavingPlan, today: string, say: SumText['say'], isFixed: boolean): string {
  const { goal, has, until, every, isTold, pay, heads } = plan
  const left = goal - has
  const [fewest, most] = countPaydays(plan, today)
  const each = roundUp(left / fewest)
  const unit = units[every]
  const day = new LocalFormat('en', today)
  const still = has > 0 ? `${say(goal)} − ${say(has)} = ${say(left)} to go. ` : ''
  const begin = isTold ? '' : 'I’m counting on a paycheck every two weeks. '
  const span = `From ${day.date(today)} to ${day.date(until)} there ${most === 1 ? 'is' : 'are'}`
  const counts =
    fewest === most
      ? `${span} ${fewest} ${unit}${fewest === 1 ? '' : 's'}, and ${say(left)} ÷ ${fewest} = ${say(cents(left / fewest))}.`
      : `${span} ${fewest} or ${most} paydays, depending on which week is yours: ${say(left)} ÷ ${fewest} = ${say(cents(left / fewest))}, or ${say(cents(left / most))} with ${most}.`
  const isMonthly = every === 'month' || every === 'halfMonth'
  const later = isMonthly ? Temporal.PlainDate.from(until).add({ months: 2 }).toString() : addDays(until, 28)
  const [more] = countPaydays({ ...plan, until: later }, today)
  const lower = heads === null ? null : Math.floor((goal / heads) * 0.8)
  const lessEach = roundUp((left - 100) / fewest)
  const easier =
    heads !== null && lower !== null && lower * heads > has
      ? `${say(lower)} for each of the ${heads} makes it ${say(roundUp((lower * heads - has) / fewest))}`
      : isFixed && left > 200
        ? `see what could be smaller: with ${say(100)} less to find, it’s ${say(lessEach)}`
        : `${isMonthly ? 'two more months' : 'four more weeks'} (${formatDay(later, today, 'en')}) makes it ${say(roundUp(left / more))}`
  return paragraphs(
    `**${say(each)} ${eachTime[every]}.** ${still}${begin}${counts}`,
    `${pay === null ? '' : `That’s ${percentOf(each, pay)} of a ${say(pay)} check. `}Move it the day the money lands. If it’s too tight, ${easier}.`,
  )
}
