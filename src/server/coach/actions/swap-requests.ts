import { oneOf } from '../phrase-pattern.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext, ActionRequest } from './action-request.ts'
import { toTitle } from './title-text.ts'
import { englishWeekday } from '../when/weekdays.ts'
import { commandOpening } from './command-openings.ts'

/** Requests to swap two days, or two tasks on them. English only. */

const swaps = oneOf('swap|switch|exchange|trade')
const aDay = String.raw`(?:(?:this |next )?${englishWeekday}|today|tomorrow)`
const stuff = String.raw`(?:['’]s (?:tasks|things|stuff|plans?|list|to-?dos?))?`
const ends = '(?: (?:around|round|over|please|for me|in my planner)){0,2}(?:,[^?;]{2,80})?[.!]*$'
const days = new RegExp(
  String.raw`${commandOpening}(?:${swaps})(?: around)? (?:my |all of )?(${aDay})${stuff} (?:with|and|for) (?:my )?(${aDay})${stuff}${ends}`,
  'i',
)
const things = new RegExp(
  String.raw`${commandOpening}(?:${swaps}) (?:the |my )?([\p{L}][^,.;?]{2,40}?) on (${aDay}) (?:with|and|for) (?:the |my )?([\p{L}][^,.;?]{2,40}?) on (${aDay})${ends}`,
  'iu',
)
/** In letters. */
const longest = 200

/** Reads 'Swap Friday with Monday': the tasks of each day move to the other. */
export function readSwappedDays(message: string, context: ActionContext): ActionRequest[] | null {
  if (message.length > longest) return null
  const dayOf = (said: string): string | null => readWhen(said, context, 'en').day
  const [, first = '', second = ''] = days.exec(message.trim()) ?? []
  const [one, other] = first === '' ? [null, null] : [dayOf(first), dayOf(second)]
  if (one !== null && other !== null && one !== other)
    return [
      [one, other],
      [other, one],
    ].map(([from = '', to = '']): ActionRequest => ({
      do: 'moveAll',
      span: { from, to: from, hours: null },
      day: to,
      begin: null,
      isGuess: false,
      language: 'en',
    }))
  return readSwappedThings(message, dayOf)
}

function readSwappedThings(message: string, dayOf: (said: string) => string | null): ActionRequest[] | null {
  const [, what = '', on = '', withWhat = '', onOther = ''] = things.exec(message.trim()) ?? []
  const [day, otherDay] = what === '' ? [null, null] : [dayOf(on), dayOf(onOther)]
  if (day === null || otherDay === null || day === otherDay) return null
  const moved = (name: string, from: string, to: string): ActionRequest => ({
    do: 'change',
    record: 'task',
    name: toTitle(name),
    day: from,
    change: { act: 'move', dueDate: to, time: null },
    isCertain: true,
    language: 'en',
  })
  return [moved(what, day, otherDay), moved(withWhat, otherDay, day)]
}
