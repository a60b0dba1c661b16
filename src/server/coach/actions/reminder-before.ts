import { addDays, daysBetween } from '#server/lib/days.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext, ActionRequest, ReadMessage } from './action-request.ts'
import { beginsTask } from './task-words.ts'
import { makeTask } from './task-requests.ts'
import { toTitle } from './title-text.ts'
import { anyEnglishMonth } from '../when/months.ts'
import { typedWeekday } from '../when/weekdays.ts'

const reminds = oneOf(
  'remind me|nudge me|ping me|warn me',
  '(?:set|add|put|give|make|put in|throw in) (?:me |in )?(?:a|another) (?:reminder|heads[- ]up|nudge)|(?:a|another) reminder',
)
const counts = ['a|one|1', 'two|2|a couple of|a couple', 'three|3', 'four|4', 'five|5']
const forms = oneOf(
  'the (?:day|night|evening|morning|afternoon|week) before|(?:on )?the eve',
  `(?:${oneOf(...counts)}) (?:days?|weeks?) (?:before|ahead|early|earlier|prior|in advance|beforehand|out)`,
)
/** Matches 'Put the dentist on the 8th at 3 and remind me the day before'. Groups: the task, how long before, an hour. */
const before = new RegExp(
  String.raw`^([^]{6,300}?)(?:,? (?:and|then|also|plus)(?: (?:then|also|please|can you|could you)){0,2}|[,;.]) (?:please )?(?:${reminds})(?: (?:about|of|for) (?:it|that|this))? (?:for |on )?(${forms})(?: of| (?:it|that))?( (?:at|around) [\w: ]{1,12})?(?: (?:too|as well|please|also))?[.!]?$`,
  'i',
)

function daysIn(said: string): number {
  const unit = /\bweeks?\b/i.test(said) ? 7 : 1
  const many = counts.findIndex((count) => new RegExp(String.raw`^(?:${count}) `, 'i').test(said)) + 1
  return Math.max(1, many) * unit
}

const alertUnits = oneOf('min|mins|minutes|hour|hours|hr|hrs')
/** Matches 'Dentist Thursday at 3, ping me 15 min before': no alert rings. Group: the task. */
const alertBefore = new RegExp(
  String.raw`^([^]{6,300}?)(?:,? (?:and|then|also|plus)(?: (?:then|also|please|can you|could you)){0,2}|[,;.]) (?:please )?(?:${reminds}) (?:about (?:it|that) )?(?:(?:\d{1,3}|an?|half an|one|two|three|ten|fifteen|thirty) (?:${alertUnits})) (?:before|ahead|early|earlier|prior|in advance|beforehand)(?: (?:it|that))?[.!]?$`,
  'i',
)
const noAlert =
  'Glowell doesn’t send an alert before a task, so this is only the task itself. For a nudge right before it, set an alarm on your phone.'

/** Reads the task of such a message, and what can't be done about it. Returns null for any other message. */
function readAlertBefore(message: string, context: ActionContext, read: ReadMessage): ActionRequest[] | null {
  const task = alertBefore.exec(message.trim())?.[1]
  const [only, ...more] = task === undefined || context.language !== 'en' ? [] : read(task, context)
  return only?.do === 'add' && more.length === 0 ? [{ ...only, aside: noAlert }] : null
}

/**
 * Matches 'Remind me the night before to pack snacks, field trip is Thursday'. Groups: the part of the day, what to do, for what, its
 * day.
 */
const dayBefore = new RegExp(
  String.raw`^(?:(?:ok|hey|please|pls|can you|can u|could you) ){0,3}remind me (?:on )?((?:the )?(?:night|evening|day|morning|week)|(?:${oneOf(...counts)}) (?:days?|weeks?)) before (?:that )?to ([^,;.?]{3,80}?)[,.]? (?:because |bc |cause |since )?(?:(?:the|my|our|his|her|their) )?([^,;.?]{3,40}?) (?:is|are) ((?:on )?(?:this |next )?(?:${typedWeekday}|tomorrow|the \d{1,2}(?:st|nd|rd|th)|${anyEnglishMonth}\.? \d{1,2}(?:st|nd|rd|th)?))[.!]*$`,
  'i',
)
function readDayBefore(message: string, context: ActionContext): ActionRequest[] | null {
  const [, part = '', what = '', event = '', on = ''] = dayBefore.exec(message.trim()) ?? []
  const when = what === '' ? null : readWhen(/^on /i.test(on) ? on : `on ${on}`, context, 'en')
  if (when === null || when.day === null || when.problem !== null) return null
  const day = addDays(when.day, -daysIn(part))
  if (day < context.today) return null
  const notes = /(?:night|evening)$/i.test(part) ? 'At night' : /morning$/i.test(part) ? 'In the morning' : ''
  const title = toTitle(`${what} for the ${event}`)
  const proposal = makeTask(title, { day, time: null, minutes: null, repeat: null }, context.today, { notes })
  return [{ do: 'add', proposal, language: 'en' }]
}

/** The night before is once supper is over; it can be changed on the card. */
const nightBefore = '20:00'

/** Reads a task and a reminder at some time before it, by the day of the task. Returns null for any other message. */
export function readReminderBefore(message: string, context: ActionContext, read: ReadMessage): ActionRequest[] | null {
  const alert =
    readAlertBefore(message, context, read) ?? (context.language === 'en' ? readDayBefore(message, context) : null)
  if (alert !== null) return alert
  const [, task = '', said = '', hour = ''] = before.exec(message.trim()) ?? []
  const named = task === '' || context.language !== 'en' ? [] : read(task, context)
  const asked = named.length > 0 || task === '' ? named : read(`remind me to ${task}`, context)
  const [only] = asked
  if (asked.length !== 1 || only?.do !== 'add' || only.proposal.kind !== 'task' || only.guess === 'day') return null
  const { title, dueDate } = only.proposal
  const day = addDays(dueDate, -daysIn(said))
  if (day < context.today)
    return [{ ...only, aside: 'The day for that reminder has already passed, so this is only the task itself.' }]
  const clock =
    hour === ''
      ? /night|evening|eve\b/i.test(said)
        ? nightBefore
        : null
      : readWhen(`${/night|evening|eve/i.test(said) ? 'tonight' : 'today'}${hour}`, context, 'en').time
  const on = new Date(dueDate).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const isTomorrow = daysBetween(day, dueDate) === 1
  const name = toTitle(
    beginsTask(title, 'en')
      ? `${isTomorrow ? 'Tomorrow' : `On ${on}`}: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`
      : `${title} ${isTomorrow ? 'is tomorrow' : `is on ${on}`}`,
  )
  const proposal = makeTask(name, { day, time: clock, minutes: null, repeat: null }, context.today)
  return [only, { do: 'add', proposal, language: 'en' }]
}
