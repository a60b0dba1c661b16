import { oneOf } from '../phrase-pattern.ts'
import type { TaskSpan } from '#server/ports/named-records.ts'
import { addDays } from '#server/lib/days.ts'
import { toPlainText } from '../record-questions/plain-text.ts'
import { readDays } from '../when/read-days.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext, ActionRequest, MoveAllRequest, UnableRequest, ReadMessage } from './action-request.ts'
import { isCommand, splitRequests, stripCourtesies } from './command-clauses.ts'
import { readMoveAll, beforeTarget } from './move-all-requests.ts'
import { keptBySentence, splitExceptions } from './split-exceptions.ts'
import { collapseSpaces } from './title-text.ts'
import { englishWeekday } from '../when/weekdays.ts'

type Swept = MoveAllRequest | UnableRequest

const maxLetters = 500
const maxSentences = 5
const sentenceEnd = /(?<=[.!?;])\s+|\n+/

const aDay = String.raw`(?:(?:(?:this |next )?(?:${englishWeekday})|today|tonight|tomorrow)(?: (?:morning|afternoon|evening|night))?)`
const tasks = oneOf('tasks|to-?dos|things|stuff|plans|appointments|items|commitments|list|reminders')
/** Matches everything on a day. */
const everything = String.raw`(?:(?:all|everything|every single thing|anything|whatever)(?: (?:of|else|i have|i['’]ve got|that['’]?s|there is|planned|left))*)`
const ofDay = String.raw`(?:(?: (?:on|from|for|off|of|in|in my planner for|in my planner on|on my list for))? (?:my |the )?${aDay}(?:['’]s(?: (?:${tasks}))?)?)`
const onDay = new RegExp(
  String.raw`^(?:${everything}(?: (?:my|the))?(?: (?:${tasks}))?${ofDay}(?: (?:${tasks}))?|(?:all (?:of )?)?(?:my |the )?(?:whole |entire )?${aDay}(?:['’]s)?(?: (?:${tasks}))?|(?:all )?(?:my |the |of my )(?:${tasks})${ofDay})$`,
  'i',
)
/** Matches 'Everything on Tuesday needs to go to Wednesday', 'take everything off Friday and put it on Sunday'. */
const passive = new RegExp(
  String.raw`^(everything .{3,30}?|all .{3,40}?) (?:needs?|has|have|got|should|must|can) (?:to )?(?:go|move|be moved|be pushed|shift|wait) (?:over )?(to|until|till) `,
  'i',
)
const takeAndPut = new RegExp(
  String.raw`^take (everything|all(?: of it)?|the lot) (?:off|from|out of) (?:my |the )?(${aDay}),? and (?:put|move|stick) (?:it|them|everything)(?: all)? (?:on|onto|to|in) `,
  'i',
)
const onHold = /^(?:put|keep) (?:everything|it all|all of it|all my tasks) on (?:hold|ice|pause) (?:until|till|to) /i
const mover = /^(?:move|push(?: back)?|bump|shift|reschedule|postpone|switch|slide|put off|carry over)\s/i
const deleter = /^(?:delete|cancel|remove|clear(?: out| off)?|wipe(?: out)?|scrap|drop|call off|erase)\s/i
const finisher = /^(?:mark|check(?: off)?|tick(?: off)?|cross(?: off)?|finish|complete)\s/i
const finished = / ?(?:as |all )*(?:done|off|complete|completed|finished)$/i
const told = /^i(?:['’]?ve)? (?:just |finally )?(?:did|done|finished|got through|completed)\s/i

function spanOf(object: string, { today }: ActionContext): TaskSpan | null {
  if (!onDay.test(object)) return null
  const line = toPlainText(object).replace(/\b(today|tonight|tomorrow|\w{3,6}day)'?s\b/, '$1')
  const { span, hours } = readDays(line, 'en', today, 'future')
  return span === null ? null : { ...span, hours }
}

/** Cuts the remark off 'Friday please, the boiler man is coming'. */
const untilRemark = (text: string): string =>
  text.replace(
    /(?<= (?:to|until|till) [^,;–—(]{3,30}?)(?:,? (?:please|pls|because|since|bc|cuz|instead)\b| [-–—(]|[,;])[^]*$/i,
    '',
  )

function readMove(text: string, context: ActionContext): Swept | null {
  const hold = onHold.exec(text)
  if (hold !== null) {
    const { day } = readWhen(text.slice(hold[0].length), context, 'en', true)
    if (day === null || day <= context.today) return null
    const span = { from: context.today, to: addDays(day, -1), hours: null }
    return { do: 'moveAll', span, day, begin: null, isGuess: false, language: 'en' }
  }
  const verb = mover.exec(text)?.[0]
  const last = [...text.matchAll(beforeTarget)].at(-1)
  if (verb === undefined || last === undefined) return null
  const span = spanOf(text.slice(verb.length, last.index), context)
  const plain =
    span === null ? text : `move everything today ${last[0].trim()} ${text.slice(last.index + last[0].length)}`
  const moved = readMoveAll({ text: plain, language: 'en' }, context)?.[0]
  if (moved?.do === 'moveAll') return span === null ? moved : afterSpan({ ...moved, span }, text)
  return moved?.do === 'unable' ? moved : null
}

/** Matches 'To the Monday after'. */
const theDayAfter = new RegExp(String.raw`\bto the (?:following )?(${englishWeekday})(?: after)?\b`, 'i')

/** Reads the target from the span on: in 'Postpone all of Thursday until next Monday' it is the Monday after. */
const afterSpan = (moved: MoveAllRequest, text: string): MoveAllRequest =>
  postpones.test(text) && moved.day < moved.span.from && new RegExp(`${englishWeekday}\\W*$`, 'i').test(text)
    ? { ...moved, day: addDays(moved.day, 7) }
    : moved
const postpones = /^(?:postpone|put off|push)\b|\b(?:until|till)\b|\bto (?:next|the following)\b/i

function readSwept(text: string, context: ActionContext): Swept | null {
  const moved = readMove(text.replace(passive, 'move $1 $2 ').replace(takeAndPut, 'move everything on $2 to '), context)
  if (moved !== null) return moved
  const act = deleter.test(text) ? 'delete' : finisher.test(text) || told.test(text) ? 'finish' : null
  if (act === null) return null
  const verb = [deleter, finisher, told].find((form) => form.test(text)) ?? told
  const span = spanOf(
    text
      .replace(verb, '')
      .replace(act === 'finish' ? finished : /$^/, '')
      .trim(),
    context,
  )
  return span === null
    ? null
    : { do: 'moveAll', act, span, day: span.from, begin: null, isGuess: false, language: 'en' }
}

/** Returns what a clause asks for all tasks of a day, and the text before it. */
function sweptIn(sentence: string, context: ActionContext): { swept: Swept; keep: readonly string[] } | null {
  for (const from of startsOf(sentence)) {
    const { text, keep } = splitExceptions(sentence.slice(from).replace(theDayAfter, 'to next $1'))
    const clause = stripCourtesies({
      text: untilRemark(text).replace(/^i (?:need|want|['’]d like) you to /i, ''),
      language: 'en',
    }).text
    const swept = readSwept(clause, context) ?? readSwept(clause.split(',')[0] ?? '', context)
    if (swept !== null) return { swept, keep }
  }
  return null
}
/** Returns where the request may begin in 'My baby is sick, move everything today to Monday'. */
const startsOf = (sentence: string): number[] => {
  const joint =
    /(?:,|;|:| so| [-–—]) (?:so |please |can you |could you )?(?=(?:move|push|postpone|shift|cancel|clear|put|keep|reschedule)\b)/i.exec(
      sentence,
    )
  return joint === null ? [0] : [0, joint.index + joint[0].length]
}

/** Splits 'Push it all to Tuesday, and add juice to the list' into two requests. */
function partsOf(sentence: string, context: ActionContext): string[] {
  const parts = splitRequests({ text: sentence, language: 'en' }).map(({ text }) => text)
  return parts.length > 1 && parts.some((one) => sweptIn(one, context) !== null) ? parts : [sentence]
}

/** Matches 'Leave my Sundays alone, but …'. */
const isDay = new RegExp(`^(?:${englishWeekday}|weekend)s?(?: (?:morning|afternoon|evening|night)s?)?$`, 'i')

const mayBeBulk = new RegExp(
  String.raw`\b(?:everything|all|whatever|anything|stuff|things|tasks|my (?:whole |entire )?${englishWeekday}|clear|to-?dos|appointments|plans|(?:push|move|shift|postpone) (?:today|tomorrow|${englishWeekday}) (?:to|until|till))\b`,
  'i',
)

/**
 * Reads a request to move, finish or delete all tasks of a day, except those named anywhere in the message: 'move my Thursday stuff to
 * Friday. Not the vet.' Returns null if there is none.
 */
export function readBulk(said: string, context: ActionContext, read: ReadMessage): ActionRequest[] | null {
  if (said.length > maxLetters || !mayBeBulk.test(said)) return null
  const sentences = said
    .split(sentenceEnd)
    .map(collapseSpaces)
    .flatMap((one) => partsOf(one, context))
  if (sentences.length > maxSentences) return null
  const at = sentences.findIndex((one) => mayBeBulk.test(one) && sweptIn(one, context) !== null)
  const found = sweptIn(sentences[at] ?? '', context)
  if (found === null) return null
  const others = sentences.filter((_, n) => n !== at)
  const { swept } = found
  const keep = [...found.keep, ...others.flatMap(keptBySentence)].filter((name) => !isDay.test(name))
  const asked: ActionRequest = swept.do === 'unable' || keep.length === 0 ? swept : { ...swept, keep }
  const further = others.filter((one) => keptBySentence(one).length === 0 && isCommand({ text: one, language: 'en' }))
  return [asked, ...further.flatMap((one) => read(one, context))]
}
