import { oneOf } from '../phrase-pattern.ts'
import { addDays } from '#server/lib/days.ts'
import type { TaskSpan } from '#server/ports/named-records.ts'
import { toPlainText } from '../record-questions/plain-text.ts'
import { toFigures } from '../when/clock-words.ts'
import { readDays } from '../when/read-days.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { splitWords } from './match-phrases.ts'
import { isRemark } from './strip-remarks.ts'
import { toUnable } from './task-requests.ts'

const verb = /^(?:move|scoot|scooch|push(?: back)?|bump|shift|reschedule|postpone|switch|slide|put off)\s+(?=\S)/i
const owned = /^(?:(?:all|any|every|each) (?:of )?)?(?:my |the )?/i
const whichTasks = oneOf('open|other|remaining|unfinished|undone|overdue|late|planned|morning|afternoon|evening')
const weekdays = oneOf('mon|tues|wednes|thurs|fri|satur|sun')
const taskNouns = oneOf('tasks|to-?dos|things|stuff|plans|appointments|items|rest')
const kinds = new RegExp(
  String.raw`^(?:(?:${weekdays})day (?:morning |afternoon |evening )?)?(?:(?:${whichTasks}) )?(?:${taskNouns})\b`,
  'i',
)
const isWhatever = /^(?:all of it|whatever|everything|anything|what(?:['’]?s)?\b|stuff|things)/i
const daysOwn = /^(?:(?:all|the rest) of )?(?:to(?:day|night|morrow)|yesterday|\w{3,6}day)['’]?s (?:\w+ )?(?=\w+$)/i
const undone =
  /\b(?:did ?n[o']?t|have ?n[o']?t|never|missed|left over|leftover|unfinished|not done|undone|overdue|behind|skipped|last)\b/
const late = /\b(?:overdue|late|left over|leftover|did ?n'?t|have ?n'?t|missed|unfinished|never got)\b/
/** Matches the word before the new day of a task: ‘to Friday’. */
export const beforeTarget = /\s(?:over )?(?:to|until|till|into|onto)\s/gi

/** In days. Older tasks were left on purpose. */
const maxDaysLate = 30

/** The hours at which the named parts of the day begin. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/\bmorning\b/, '09:00'],
  [/\b(?:afternoon|after lunch)\b/, '13:00'],
  [/\b(?:evening|night|tonight|after work)\b/, '18:00'],
]

const clockTimes = oneOf('\\d{1,2}(?::\\d{2})? ?[ap]m|\\d{1,2}:\\d{2}|noon')
const oneTask = oneOf('one|thing|task|meeting|appointment|call')
const oneHour = new RegExp(
  String.raw`^(?:the |my )?(?:at )?((?:${clockTimes}))(?: (?:${oneTask}))?((?: on)? (?:to(?:day|night|morrow)|\w{3,6}day))?$`,
  'i',
)
/** Returns the tasks at one hour: 'The 9am tomorrow'. */
function atHour(said: string, context: ActionContext): TaskSpan | null {
  const [, hour, on = ' today'] = oneHour.exec(toFigures(said, 'en')) ?? []
  const { day, time } = hour === undefined ? { day: null, time: null } : readWhen(`${hour}${on}`, context, 'en', true)
  if (day === null || time === null) return null
  const until = Temporal.PlainTime.from(time).add({ minutes: 1 }).toString().slice(0, 5)
  return { from: day, to: day, hours: { from: time, to: until } }
}

/** Returns the tasks that are meant: 'whatever I have tomorrow evening', 'what I didn't get done yesterday', 'all my tasks today'. */
function spanOf(said: string, today: string): TaskSpan | null {
  const isAny = isWhatever.test(said) || daysOwn.test(said) || kinds.test(said.replace(owned, ''))
  if (!isAny) return null
  const line = toPlainText(said).replace(/\b(today|tonight|tomorrow|yesterday|\w{3,6}day)'?s\b/, '$1')
  const isPast = undone.test(line)
  const { span, hours } = readDays(line, 'en', today, isPast ? 'past' : 'future')
  if (span !== null) return { ...span, hours }
  if (late.test(line)) return { from: addDays(today, -maxDaysLate), to: addDays(today, -1), hours: null }
  return { from: today, to: today, hours }
}

const bareHour = /^(\d{1,2}(?::\d{2})?)$/
/** Drops a remark after the day, run on without a comma: 'Monday the baby has a fever'. */
function withoutTold(target: string): string {
  const words = splitWords(target)
  const at = words.findIndex((_, n) => n > 0 && isRemark(target, words, n))
  return at === -1 ? target : target.slice(0, words[at - 1]?.end)
}

const besides = /\b(?:in|at|on|the|this|morning|afternoon|evening|night|after|work|lunch|instead|please|pls|for|me)\b/gi

/** Reads 'Move whatever I have tomorrow evening to Saturday morning': the tasks, and where they move to. */
export function readMoveAll(clause: Clause, context: ActionContext): ActionRequest[] | null {
  const { text, language } = clause
  const said = verb.exec(text)?.[0]
  if (said === undefined || language !== 'en') return null
  const last = [...text.matchAll(beforeTarget)].at(-1)
  if (last === undefined) return null
  const object = text.slice(said.length, last.index).trim()
  const span = atHour(object, context) ?? spanOf(object, context.today)
  if (span === null) return null
  const target = withoutTold(text.slice(last.index + last[0].length))
  const { day: named, time, rest, problem } = readWhen(target.replace(bareHour, 'at $1'), context, 'en', true)
  if (problem !== null) return [toUnable(problem, 'en')]
  const day = bareHour.test(target) ? span.from : named
  // 'Move my stuff to mom's tomorrow' has more than a day.
  if (day === null || /[a-z]{2}/i.test(rest.replaceAll(besides, ' '))) return null
  const begin = time ?? parts.find(([form]) => form.test(target.toLowerCase()))?.[1] ?? null
  return [{ do: 'moveAll', span, day, begin, isGuess: time === null && begin !== null, language: 'en' }]
}
