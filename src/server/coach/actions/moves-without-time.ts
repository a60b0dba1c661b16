import type { FoundRecord } from '#server/ports/named-records.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { toTitle } from './title-text.ts'
import { englishWeekday } from '../when/weekdays.ts'
import { choiceDay } from './tapped-choice-day.ts'

type Move = Extract<ActionRequest, { do: 'change' }>

const verbs = oneOf(
  'move|push(?: back)?|reschedule|shift|switch|change|bump|slide|postpone|delay|swap|scoot|pull(?: up)?|bring(?: forward)?',
)
/** Matches someone's hours, which the records don't tell. Another reader takes messages with a day or an hour. */
const openTimes = oneOf(
  String.raw`(?:right |just |sometime |some time |shortly )?(?:after|before) (?!i'?m |that\b|this\b|it\b)(?:my |the |our )?[\p{L}’' -]{3,30}?`,
  String.raw`(?:when(?:ever)?|once|as soon as|until|after|before) (?:i|we|he|she|they|the kids|my \p{L}+)(?:['’]?(?:m|re|s|ve|ll))? [\p{L}’' -]{3,40}?`,
  String.raw`(?:in |sometime in )?the (?:morning|afternoon|evening|early morning|late afternoon)`,
  'lunch(?:time)?|dinner ?time|bed ?time|my lunch break|(?:late |early )?(?:morning|afternoon|evening)|nights?(?: ?time)?|at night|later(?: on)?(?: in the day)?',
)
const days = String.raw`(?:(?:on |for )?(?:today|tomorrow|(?:this |next )?${englishWeekday}))`
const asks = new RegExp(
  String.raw`^(?:${verbs}) (?:(?:my|the|our) )?([^,]{2,60}?)(?: (?:from|on|for|that['’]?s) ([^,]{3,40}?))? (?:to|until|till) (?:(${days}) (?=(?:right |just )?(?:after|before|when|whenever|once|as soon as)\b))?(${openTimes})(?: (${days}))?(?: instead)?(?:, .{2,80})?$`,
  'iu',
)
const hasDay = new RegExp(String.raw`\b${days}\b|\d`, 'i')
const lastDays = new RegExp(String.raw` (${days})(?: (?:morning|afternoon|evening|night))?$`, 'i')

/** Reads 'Move my walk from tomorrow morning to after work': which time that is, the user is asked. */
export function readOpenMove(clause: Clause, context: ActionContext): ActionRequest[] | null {
  if (clause.language !== 'en') return null
  const [, said, from, before, open, after] = asks.exec(clause.text) ?? []
  const day = before ?? after
  // 'Move my cleaning to Sunday after church' is for Sunday.
  if (before !== undefined && from === undefined) return null
  if (said === undefined || open === undefined || hasDay.test(open) || /\bgoals?\b/i.test(said)) return null
  const dayOf = (text: string | undefined): string | null =>
    text === undefined ? null : readWhen(text, context, 'en').day
  const own = lastDays.exec(said)?.[1]
  const name = toTitle(own === undefined ? said : said.replace(lastDays, ''))
  if (/^(?:it|that|this|them|those|things?|everything)$/i.test(name)) return null
  return [
    {
      do: 'change',
      record: 'any',
      name,
      day: dayOf(from ?? own),
      change: { act: 'move', dueDate: dayOf(day), time: null },
      isCertain: true,
      openTime: open,
      language: 'en',
    },
  ]
}

/** Hours to offer as choices. */
const likely: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bbefore (?:my )?work|\bbreakfast|\bmorning|\bbefore school/i, ['6:30 am', '7 am', '8 am']],
  [/\bbefore (?:my )?lunch|\bnoon/i, ['11 am', '11:30 am']],
  [/\bafter (?:my )?lunch|\bafternoon/i, ['1 pm', '2 pm', '3 pm']],
  [/\blunch/i, ['12 pm', '12:30 pm', '1 pm']],
  [/\bbed|\bnight/i, ['8:30 pm', '9 pm', '9:30 pm']],
  [/\bafter (?:the )?(?:dinner|supper)|\bevening/i, ['6:30 pm', '7 pm', '8 pm']],
  [/\bwork|\bhome|\boff\b|\bbefore (?:dinner|supper)/i, ['5 pm', '5:30 pm', '6 pm']],
]
/** Returns the likeliest hour of a vague time, as HH:mm and in words. */
export function likelyHour(open: string): { time: string; said: string } | null {
  const said = likely.find(([form]) => form.test(open))?.[1][0]
  const [, hour = '', minutes = '00', half] = /^(\d{1,2})(?::(\d\d))? ([ap])m$/.exec(said ?? '') ?? []
  if (said === undefined || hour === '') return null
  return { time: `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`, said }
}
const usualHours = ['9 am', '1 pm', '6 pm']
const maxNamed = 3

/** Asks for the hour, with choices. If there are several records, it also asks which. */
export function askWhatTime(
  open: string,
  { change }: Pick<Move, 'change'>,
  found: readonly FoundRecord[],
  today: string,
): { line: string; choices: string[] } {
  const hours = likely.find(([form]) => form.test(open))?.[1] ?? usualHours
  const day = change.act === 'move' && change.dueDate !== null ? `${choiceDay(change.dueDate, today, 'en')} at ` : ''
  const tap = ({ title }: FoundRecord, hour: string): string => `Move “${title}” to ${day}${hour}`
  const [only, ...more] = found
  const when = quoteUserText(open)
  if (only !== undefined && more.length === 0)
    return {
      line: `I need an hour to move ${quoteUserText(only.title)}: what time is ${when}?`,
      choices: hours.map((hour) => tap(only, hour)),
    }
  const named = found.slice(0, maxNamed)
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    named.map(({ title }) => quoteUserText(title)),
  )
  return {
    line: `Which one do you mean, ${names}, and what time is ${when}?`,
    choices: named.map((one) => tap(one, hours[1] ?? hours[0] ?? '6 pm')),
  }
}
