import { moneySign } from './currency-names.ts'
import { addDays, daysBetween } from '#server/lib/days.ts'
import { oneOf } from '../phrase-pattern.ts'
import { formatSum } from './amounts.ts'
import { collapseSpaces } from './title-text.ts'
import { weekdayNumber } from '../when/weekdays.ts'

/** An amount that is repeated every `days` days. `weekday` is set if it comes on one; 1 is Monday. */
export type Rhythm = { amount: number; days: number; weekday: number | null }
/** The plan for reaching a goal that comes with it. `rest` is the goal without the plan. */
export type GoalPlan = { rest: string; begun: string | null; rhythm: Rhythm | null; times: number | null }

const number = String.raw`${moneySign}?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?(?: ?(?:dollars|bucks|euros))?`
const startsAt = new RegExp(
  String.raw`,?(?: and)? (?:start(?:ing)?|begin(?:ning)?)(?: it| that| me)? (?:at|with|from|off at) ${number}\b`,
  'i',
)
const hasAlready = new RegExp(
  String.raw`,?(?: and)? (?:i(?: already|'ve already|'ve| have)(?: got| saved| have| put away| set aside)?|already (?:have|saved)) ${number}(?: (?:saved|so far|already|in there|put away))?`,
  'i',
)
const doneVerbs = oneOf(
  'done|read|finished|saved|walked|run|ran|lost|paid(?: off)?|written|completed|got|have|did|made|put away|set aside|swum|biked|at|up to',
)
/** Matches ', I already read 2', 'ive done 3 already', 'im at 40 so far': how far it is. */
const isAt = new RegExp(
  String.raw`,?(?: and| but)? (?:(?:i|we)(?:['’]?ve|['’]?m|['’]?re| have| am| are)? |already |got )(?:already |just |only |got |have )?(?:(?:${doneVerbs}) )?(?:already )?(?:about )?${number}(?: (?:of them|books|miles|pounds|lbs|already|so far|done|in|down|now|saved|this year)){0,3}$`,
  'i',
)
const saysFar =
  /\b(?:already|so far|done|i['’]?ve|i have|i['’]?m at|im at|down|saved|i read|i did|i lost|i walked|i ran)\b/i
function farIn(text: string): RegExpExecArray | null {
  const found = isAt.exec(text.replace(/(?<![.!])[.!]+$/, ''))
  return found !== null && saysFar.test(found[0]) ? found : null
}
const per = new RegExp(
  String.raw`${number} (?:(?:a|per|each|every|out of (?:each|every|my)) )(paycheck|check|payday|week|month|day|fortnight|two weeks|other \w{3,9}|\w{3,6}day)s?\b(?: every (other )?(\w{3,9}))?`,
  'i',
)
const lengths = new Map(
  Object.entries({
    day: 1,
    week: 7,
    fortnight: 14,
    'two weeks': 14,
    paycheck: 14,
    check: 14,
    payday: 14,
    month: 30.44,
  }),
)
const weekdayOf = (word: string): number | null =>
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?$/i.test(word) ? weekdayNumber(word) : null
const toNumber = (text: string): number => Number(text.replaceAll(',', ''))

function rhythmIn(text: string): { rhythm: Rhythm; said: string } | null {
  const [said, amount, unit = '', other, on = ''] = per.exec(text) ?? []
  if (said === undefined || amount === undefined) return null
  const inUnit = unit.replace(/^other /i, '')
  const weekday = weekdayOf(on) ?? weekdayOf(inUnit)
  const isOther = other !== undefined || /^other /i.test(unit)
  const known = lengths.get(unit.toLowerCase())
  const days = weekday === null ? (known ?? 7) * (isOther ? 2 : 1) : isOther || known === 14 ? 14 : 7
  return known === undefined && weekday === null ? null : { rhythm: { amount: toNumber(amount), days, weekday }, said }
}

const perWeek = /\b(\d{1,2}|once|twice|three) ?(?:times|days|x)?(?: ?)(?:a|per|each|every) week\b/i
const words = new Map([
  ['once', 1],
  ['twice', 2],
  ['three', 3],
])

/** Writes '5 times a week' as '5 times weekly', since 'a week' would be read as a date. */
export const asWeekly = (text: string): string =>
  text.replace(perWeek, (said) => said.replace(/ ?(?:a|per|each|every) week$/i, ' weekly'))

export function readGoalPlan(given: string): GoalPlan {
  const text = given.replaceAll('’', "'")
  const start = startsAt.exec(text) ?? farIn(text) ?? hasAlready.exec(text)
  const unbegun = start === null ? text : text.replace(start[0], '')
  const read = rhythmIn(unbegun)
  const rest =
    read === null
      ? unbegun
      : collapseSpaces(
          unbegun
            .replace(read.said, ' ')
            .trim()
            .replace(/,?(?: like| at| about| with| by| maybe| putting| saving)$/i, ''),
        )
  const many = perWeek.exec(text)?.[1]?.toLowerCase()
  return {
    rest,
    begun: start?.[1] === undefined ? null : String(toNumber(start[1])),
    rhythm: read?.rhythm ?? null,
    times: many === undefined ? null : (words.get(many) ?? Number(many)),
  }
}

/** Counts how often it comes from tomorrow to a day. */
function timesUntil({ days, weekday }: Rhythm, today: string, until: string): number {
  const wait = weekday === null ? 0 : (weekday - Temporal.PlainDate.from(today).dayOfWeek + 7) % 7
  const span = daysBetween(addDays(today, wait), until)
  return span < 0 ? 0 : Math.floor(span / days) + (weekday === null ? 0 : 1)
}

type Aim = { target: string; begun: string | null; currency: string | null; until: string | null }

const monthOf = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** Says whether the planned pace reaches the goal by its date. */
export function describePace(rhythm: Rhythm, { target, begun, currency, until }: Aim, today: string): string | null {
  const left = Number(target) - Number(begun ?? 0)
  if (!(left > 0) || rhythm.amount <= 0) return null
  const money = (value: number): string => formatSum(Math.ceil(value), currency)
  const needed = Math.ceil(left / rhythm.amount)
  const end = addDays(today, Math.ceil(needed * rhythm.days))
  if (until === null)
    return `At ${money(rhythm.amount)} each time, you’d get there after doing it ${needed} times, around ${monthOf(end)}.`
  const times = timesUntil(rhythm, today, until)
  const sum = times * rhythm.amount
  const first = `${money(rhythm.amount)} each time, ${times} times by then, is ${money(sum)}`
  if (sum >= left) return `${first}: that gets you there.`
  const each = times === 0 ? '' : ` You’d need ${money(left / times)} each time, or until about ${monthOf(end)}.`
  return `${first}: ${money(left - sum)} short.${each}`
}
