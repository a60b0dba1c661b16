import { oneOf } from '../phrase-pattern.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext, ActionRequest, AskedChange } from './action-request.ts'
import { isChange, readMove } from './change-requests.ts'
import { toTitle } from './title-text.ts'
import { englishWeekday } from '../when/weekdays.ts'
import { commandOpening } from './command-openings.ts'

/** Requests that name records without a title: all with a word, the later of two, the one on a day. English only. */

type Change = Extract<ActionRequest, { do: 'change' }>

const finishes = 'cross off|check off|tick off|mark off|cross out|mark|finish|complete'
const deletes = 'take|delete|cancel|remove|erase|drop|scrap|clear|take off|take out|get rid of'
const moves = 'move|push|reschedule|shift|postpone|bump|switch'
const weekday = String.raw`(?:(?:this |next )?${englishWeekday})`
const aDay = `(?:${weekday}|today|tomorrow)`
const destinations = oneOf(
  '(?:house|household|home|chore|chores|cleaning) list',
  '(?:shopping|grocery|groceries) list',
  'planner|calendar|to-?do list|task list|schedule',
  'chores|household|list',
)
const destination = String.raw`(?: (?:on|off|of|from|in) (?:the|my|our) (${destinations}))?`
const has = oneOf(
  '(?:to do |having to do |that has to do |which has to do )?with',
  'about|involving|regarding|concerning|mentioning|containing|related to|relating to',
  '(?:that|which) (?:says?|mentions?|has|have|includes?|contains?|involves?)',
)
/** Groups: the verb, the destination before or after, the word, and when. */
const everything = new RegExp(
  String.raw`${commandOpening}(${oneOf(finishes, deletes, moves)}) (?:everything|anything|all of it|whatever|every (?:single )?(?:thing|task|item|chore)|all (?:of )?(?:the|my) (?:things|tasks|items|chores|stuff))${destination} (?:${has}) (?:the word |the |my |our )?["“]?([\p{L}][\p{L}'’ -]{1,30}?)["”]?(?: in (?:it|them|the (?:name|title)s?))?${destination}(?: (?:as )?(?:done|off|finished|complete))?(?: (?:to|until|till) ([^,.;?]{3,30}))?(?: please| for me)?(?:[,.;!–—] ?[^?]{0,120})?$`,
  'iu',
)
const countless =
  /^(?:it|that|this|them|those|these|me|you|him|her|us|no (?:day|date|time|hour))$|\b(?:day|today|tomorrow|week)\b/i

const actOf = (verb: string): 'finish' | 'delete' | 'move' =>
  new RegExp(`^(?:${finishes})$`, 'i').test(verb)
    ? 'finish'
    : new RegExp(`^(?:${deletes})$`, 'i').test(verb)
      ? 'delete'
      : 'move'

function changeOf(verb: string, to: string | undefined, context: ActionContext): AskedChange | null {
  const act = actOf(verb)
  if (act !== 'move') return to === undefined ? { act } : null
  const moved = to === undefined ? null : readMove(`to ${to}`, { text: to, language: 'en' }, context)
  return moved !== null && isChange(moved) ? moved : null
}

const recordOf = (said: string | undefined): Change['record'] =>
  said === undefined || said === 'list'
    ? 'any'
    : /^(?:house|home|chore|clean)/i.test(said)
      ? 'household'
      : /^(?:shop|groc)/i.test(said)
        ? 'item'
        : 'task'

const request = (
  read: Pick<Change, 'record' | 'name' | 'day' | 'change'> & { which: NonNullable<Change['which']> },
): ActionRequest[] => [{ do: 'change', isCertain: true, language: 'en', ...read }]

const related = /\b(everything|anything|all the \w{4,6}) (\p{L}{3,20})[- ]related\b/iu
/** Matches 'Nadia's moved away, so delete everything …'. */
const reasonFirst = new RegExp(
  String.raw`(?:\bso|[,.;:–—-]) (?:please |can you )?(?=(?:${oneOf(finishes, deletes, moves)}) (?:everything|anything|whatever|every |all ))`,
  'i',
)

function readEvery(message: string, context: ActionContext): ActionRequest[] | null {
  const from = reasonFirst.exec(message)
  const said = (from === null ? message : message.slice(from.index + from[0].length)).replace(related, '$1 about $2')
  const [, verb = '', before, name = '', after, to] = everything.exec(said) ?? []
  // 'Take everything with you'
  if (/^take$/i.test(verb) && before === undefined && after === undefined) return null
  const change = verb === '' || countless.test(name) ? null : changeOf(verb, to, context)
  return change === null
    ? null
    : request({ record: recordOf(before ?? after), name: toTitle(name), day: null, change, which: 'every' })
}

/** Groups: the verb, which of them, the record, the day, and when. */
const oneOfTwo = new RegExp(
  String.raw`${commandOpening}(${oneOf(finishes, deletes, moves)}) the (later|latter|earlier|first|second|last) (?:one )?of (?:the|my) (?:two|2) ([\p{L}][\p{L}'’ -]{1,30}?)(?: (?:on|for) (${aDay}))?(?: (?:to|until|till) ([^,.;?]{3,30}))?(?: (?:as )?(?:done|off))?(?: please| for me)?[.!]*$`,
  'iu',
)
function readOneOfTwo(message: string, context: ActionContext): ActionRequest[] | null {
  const [, verb = '', which = '', name = '', on, to] = oneOfTwo.exec(message) ?? []
  const change = verb === '' || /\bgoals?$/i.test(name) ? null : changeOf(verb, to, context)
  if (change === null) return null
  return request({
    record: 'task',
    name: toTitle(name),
    day: on === undefined ? null : readWhen(on, context, 'en').day,
    change,
    which: /^(?:later|latter|second|last)$/i.test(which) ? 'later' : 'earlier',
  })
}

const theOne = new RegExp(
  String.raw`${commandOpening}(${oneOf(finishes, deletes, moves)}) (?:the|that) (?:one|thing|task) (?:on|for|from) (${aDay})(?: (?:to|until|till) ([^,.;?]{3,30}))?(?: (?:as )?(?:done|off))?(?: please| for me| instead)?[.!]*$`,
  'iu',
)
function readTheOne(message: string, context: ActionContext): ActionRequest[] | null {
  const [, verb = '', on = '', to] = theOne.exec(message) ?? []
  const change = verb === '' ? null : changeOf(verb, to, context)
  const { day } = on === '' ? { day: null } : readWhen(on, context, 'en')
  return change === null || day === null
    ? null
    : request({ record: 'task', name: toTitle(`the one on ${on}`), day, change, which: 'onDay' })
}

/** In letters: a longer message tells more than it asks for. */
const longest = 240

export const readPointed = (message: string, context: ActionContext): ActionRequest[] | null =>
  message.length > longest || message.includes('\n')
    ? null
    : (readEvery(message.trim(), context) ??
      readOneOfTwo(message.trim(), context) ??
      readTheOne(message.trim(), context))
