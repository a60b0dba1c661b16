import { addDays } from '#server/lib/days.ts'
import { endRule } from '#server/lib/repeat-end.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext, ActionRequest, ReadMessage } from './action-request.ts'
import { englishWeekday } from '../when/weekdays.ts'

const days = `${englishWeekday}s?`
/** Matches 'A reminder for the drops at 9, 3 and 9, and one on Sundays to order more'. */
const another = new RegExp(
  String.raw`^([^.!?]{0,30}\b(?:reminders?|remind me)\b[^.!?]{3,120}?),? (?:and|plus) (?:also )?(?:one|another(?: one)?) ((?:on|every|each) ${days}(?: at [\d:]{1,5}(?: ?[ap]m)?)?),? (?:to|for) ([^.!?]{3,80})([.!?]?)$`,
  'i',
)
const someDay = String.raw`(?:the \d{1,2}(?:st|nd|rd|th)?|(?:next |this )?\w{3,6}day|\w{3,9} \d{1,2}(?:st|nd|rd|th)?)`
const acts = '(?:stop|end|drop|switch off|turn off|finish)'
const those = '(?: (?:it|them|those|these|both|all of (?:it|them)|the reminders?|reminding me))?'
/** Matches 'My sister takes over on the 20th, so stop them then.'. */
const stopThen = new RegExp(
  String.raw`(?:^|[.!?;,]\s{1,3})(?:and |but )?[^.!?;,]{0,80}?\b(?:on|by|from) (${someDay})[^.!?;]{0,30}?,? (?:so |and )?(?:please |you can )?${acts}${those} (?:then|there|after that|from then(?: on)?|that day)[.!]*$`,
  'i',
)
const stopOn = new RegExp(
  String.raw`[.!?;,]\s{1,3}(?:and |but |then )?(?:please )?${acts}${those} (?:on|after|by) (${someDay})[.!]*$`,
  'i',
)

/** Gives each task a rule that ends on that day: daily, unless it has its own. */
const untilDay = (one: ActionRequest, day: string): ActionRequest =>
  one.do === 'add' && one.proposal.kind === 'task'
    ? {
        ...one,
        proposal: {
          ...one.proposal,
          repeat: endRule(one.proposal.repeat ?? 'FREQ=DAILY', { index: 0, text: '', day }),
        },
      }
    : one

const hour = String.raw`at \d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?`
const severalHours = new RegExp(String.raw`^([^.!?]{0,30}\bremind me )(${hour} to [^.!?]{3,200})[.!]?$`, 'i')
const nextHour = new RegExp(String.raw`,? and (?=${hour} to )|, (?=${hour} to )`, 'i')
/** Splits 'Remind me at 5 to leave, at 5:30 to really leave, and at 6 to call' by the hours. */
function hoursApart(message: string): string[] | null {
  const [, lead = '', said = ''] = severalHours.exec(message.trim()) ?? []
  const parts = said.split(nextHour)
  return parts.length > 1 ? parts.map((one) => `${lead}${one}`) : null
}

/** Reads reminders that all end on the same day, or that each have their own time. Returns null if there are none. */
export function readFurtherReminders(
  message: string,
  context: ActionContext,
  read: ReadMessage,
): ActionRequest[] | null {
  if (message.length > 400 || !/\bremind/i.test(message)) return null
  const stop = stopThen.exec(message) ?? stopOn.exec(message)
  if (stop !== null && stop.index > 0) {
    const { day } = readWhen(stop[1] ?? '', context, 'en', true)
    if (day === null || day <= context.today) return null
    const last = /\b(?:then|there|that day|after that|from then)\b/i.test(stop[0]) ? addDays(day, -1) : day
    const asked = read(message.slice(0, stop.index + (message[stop.index] === '.' ? 1 : 0)), context)
    return asked.length === 0 ? null : asked.map((one) => untilDay(one, last))
  }
  const each = hoursApart(message)
  if (each !== null) return each.flatMap((one) => read(one, context))
  const [, first = '', when = '', what = ''] = another.exec(message.trim()) ?? []
  return what === '' ? null : [...read(`${first}.`, context), ...read(`Remind me ${when} to ${what}.`, context)]
}
