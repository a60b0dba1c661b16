import { maxProposals } from '#contract/coach.ts'
import { oneOf } from '../phrase-pattern.ts'
import { collapseSpaces } from './title-text.ts'
import { typedWeekday } from '../when/weekdays.ts'

/** Splits 'At 8 and 8', 'Monday, Wednesday and Friday' into one command for each hour or day. */

const hour = String.raw`\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b)?`
const again = String.raw`(?:, ?(?:and )?| (?:and|&|then)(?: again)? )(?:at )?`
const follows = oneOf(
  'every|daily|each|on|to|for (?:my|the)|so|in the|until|till|through|starting|from|please|pls|(?:this |next )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|tomorrow|today|tonight',
)
const hours = new RegExp(String.raw` at (${hour})((?:${again}${hour}){1,3})(?=$|[.,!?]| (?:${follows})\b)`, 'i')
const anHour = new RegExp(hour, 'gi')

const half = /[ap]\.?m\b/i
const bare = (said: string): string => said.replaceAll(/\s|:00/g, '').toLowerCase()
/** Adds the halves of the day: 'At 8 and 8' is in the morning and in the evening. */
function withHalves(said: readonly string[]): string[] {
  const [first, second] = said
  const isTwice = said.length === 2 && first !== undefined && second !== undefined && bare(first) === bare(second)
  if (isTwice && !half.test(first)) return [`${first} am`, `${second} pm`]
  return said.length > 2 && !said.some((one) => half.test(one)) ? inOrder(said) : [...said]
}

const ofOneThing = new RegExp(String.raw`^(.{2,60}?) at (${hour}) (?:and|&) (?:at )?(${hour})$`, 'i')
const minutesOf = (said: string): number => {
  const [hours = 0, minutes = 0] = said.split(':').map(Number)
  return (hours % 12) * 60 + minutes
}
/** Splits 'The bus at 6 and 2:30' into both of its times. An earlier hour after a later one is in the afternoon. */
export function timesOfOne(text: string): string[] {
  const [, what = '', first = '', second = ''] = ofOneThing.exec(text.trim()) ?? []
  if (what === '') return [text]
  const isTurned = !half.test(first) && !half.test(second) && minutesOf(second) <= minutesOf(first)
  return (isTurned ? [`${first} am`, `${second} pm`] : [first, second]).map((one) => `${what} at ${one}`)
}

/** Reads the hours through the day: 'At 8, 2 and 9'. */
function inOrder(said: readonly string[]): string[] {
  let before = 0
  return said.map((one) => {
    const [hour = 0, minute = 0] = one.split(':').map(Number)
    const at = (hour % 12) * 60 + minute
    const isAfternoon = at <= before || (before === 0 && hour < 6)
    before = Math.max(before, isAfternoon ? at + 720 : at)
    return hour > 12 ? one : `${one} ${isAfternoon ? 'pm' : 'am'}`
  })
}

/** Matches 'At 7 and 7 until Thursday', which repeats each day until then. */
const lasts = /\b(?:until|till|through|starting|from (?:today|tomorrow|\w{3,6}day) on)\b/i
const hasRule = /\b(?:every|each|daily|nightly|\w{3,6}days)\b/i

const commands = oneOf('put|add|schedule|pencil|book|stick|set|remind|i need (?:a )?reminders?|make|give')
const command = new RegExp(
  String.raw`^(?:(?:ok|okay|hey|hi|so|also|and|please|pls|can you|can u|could you|will you|just|luxee|i need you to|i want you to)[, ]{1,2}){0,4}(?:${commands})\b`,
  'i',
)

function eachHour(message: string): string[] | null {
  const [said, first = '', more = ''] = hours.exec(message) ?? []
  if (said === undefined) return null
  const all = withHalves([first, ...(more.match(anHour) ?? [])].map((one) => one.trim()))
  const rule = lasts.test(message) && !hasRule.test(message) ? ' every day' : ''
  return all.map((one) => message.replace(said, ` at ${one}${rule}`))
}

const days = new RegExp(
  String.raw`(?<!\b(?:every|each|from|between|of|weekly|all) )(?:\bon )?\b(${typedWeekday})((?:(?:, ?(?:and )?| (?:and |& )?|\/)(?:on )?(?:${typedWeekday})\b){1,6})(?=$|[.,!?]| (?:at|@|to (?!sunday|monday)|in the|for my|after|before|around|from \d|mornings?|afternoons?|evenings?|nights?|please|pls|so|on my|with)\b| \d)`,
  'i',
)
const aDay = new RegExp(String.raw`\b(?:${typedWeekday})\b`, 'gi')
/** Returns the days of a list, and the words for them, or null without a list. */
function listedDays(message: string): { said: string; days: string[] } | null {
  const [said, first = '', more = ''] = days.exec(message) ?? []
  if (said === undefined || /\b(?:every|each|weekly)\b/i.test(message)) return null
  return { said, days: [first, ...(more.match(aDay) ?? [])] }
}

const full = new Map(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day.slice(0, 3), day]),
)
export const fullName = (day: string): string => full.get(day.slice(0, 3).toLowerCase()) ?? day

const aDate = String.raw`the \d{1,2}(?:st|nd|rd|th)`
const dates = new RegExp(
  String.raw`\b(?:in )?(?:on|for) (${aDate})((?:(?:, ?(?:and )?| and )${aDate}){1,6})(?! (?:of|to|until)\b)`,
  'i',
)
/** Splits 'For the 4th, the 11th and the 18th' by the dates. */
function eachDate(message: string): string[] | null {
  const [said, first = '', more = ''] = dates.exec(message) ?? []
  if (said === undefined || /\b(?:every|each)\b/i.test(message)) return null
  return [first, ...(more.match(new RegExp(aDate, 'gi')) ?? [])].map((day) => message.replace(said, `on ${day}`))
}

function eachDay(message: string): string[] | null {
  const listed = listedDays(message)
  return listed === null ? null : listed.days.map((day) => message.replace(listed.said, ` on ${fullName(day)}`))
}

const one = oneOf('one|another(?: one)?|the other(?: one)?|1')
const secondOne = new RegExp(
  String.raw`^(.{0,60}?\b(?:an? |my |another |the |one ))([^,;]{2,40}?)( at ${hour}),? (?:and|&) (?:${one}) (?=at \d)`,
  'i',
)
const counted = new RegExp(
  String.raw`^(.{0,40}?\b(?:put|add|schedule|book|pencil in) )(?:two|2|three|3|my two|my|both) ([^,;]{2,40}?)s (?:on )?(${typedWeekday}|tomorrow|today)?,? ?(?:(?:${one}|at) )?(?:at )?(${hour})((?:(?:, ?(?:and )?| (?:and|&) )(?:(?:${one}) )?(?:at )?${hour}){1,3})(.{0,40})$`,
  'i',
)
/** Repeats the name: 'A showing at 2 and one at 4:30', 'two clients Saturday, one at 10 and one at 1'. */
const withNames = (message: string): string =>
  message
    .replace(secondOne, '$1$2$3 and $2 ')
    .replace(
      counted,
      (_, lead: string, thing: string, day = '', first = '', more = '', rest = '') =>
        `${lead}${thing} at ${first}${(more.match(anHour) ?? []).map((each: string) => ` and at ${each.trim()}`).join('')}${day === '' ? '' : ` on ${day}`}${rest}`,
    )

/** Repeats a command for each of its hours or days. Returns null if it has only one. */
export function eachTime(said: string): string[] | null {
  if (said.length > 240 || said.includes('\n') || !command.test(said)) return null
  const given = collapseSpaces(said)
  const message = withNames(given)
  const perDay = eachDay(message) ?? eachDate(message) ?? [message]
  const all = perDay.flatMap((each) => eachHour(each) ?? [each])
  if (all.length > maxProposals) return null
  return all.length > 1 ? all.map(collapseSpaces) : message === given ? null : all
}

const moves =
  /^(?:(?:ok|okay|hey|so|also|please|pls|can you|could you|just)[, ]{1,2}){0,4}(?:move|push|switch|change|shift|reschedule|bump) /i
/** Splits 'Move my workout to 6 am Monday, Wednesday and Friday' into the move to the first day, and the other days. */
export function takeFurtherDays(said: string): { message: string; days: string[] } | null {
  const listed = moves.test(said) ? listedDays(said) : null
  const [first, ...days] = listed?.days ?? []
  if (listed === null || first === undefined) return null
  return { message: collapseSpaces(said.replace(listed.said, ` on ${fullName(first)}`)), days: days.map(fullName) }
}
