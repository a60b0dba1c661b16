import { addDays } from '#server/lib/days.ts'
import type { TaskSpan } from '#server/ports/named-records.ts'
import { toPlainText } from '../records/normalize.ts'
import { readDays } from '../when/read-days.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { toUnable } from './task-requests.ts'

const verb = /^(?:move|push(?: back)?|bump|shift|reschedule|postpone|switch|slide|put off)\s+(?=\S)/i
const owned = /^(?:(?:all|any|every|each) (?:of )?)?(?:my |the )?/i
const kinds =
  /^(?:(?:open|other|remaining|unfinished|undone|overdue|late|planned|morning|afternoon|evening) )?(?:tasks|to-?dos|things|stuff|plans|appointments|items|rest)\b/i
const isWhatever = /^(?:all of it|whatever|everything|anything|what(?:['’]?s)?\b|stuff|things)/i
const daysOwn = /^(?:(?:all|the rest) of )?(?:to(?:day|night|morrow)|yesterday|\w{3,6}day)['’]?s (?:\w+ )?(?=\w+$)/i
const undone =
  /\b(?:did ?n[o']?t|have ?n[o']?t|never|missed|left over|leftover|unfinished|not done|undone|overdue|behind|skipped|last)\b/
const late = /\b(?:overdue|late|left over|leftover|did ?n'?t|have ?n'?t|missed|unfinished|never got)\b/
const joint = /\s(?:over )?(?:to|until|till|into|onto)\s/gi

/** In days: what is older was left on purpose. */
const longestLate = 30

/** Where a part of the day begins that is named without an hour. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/\bmorning\b/, '09:00'],
  [/\b(?:afternoon|after lunch)\b/, '13:00'],
  [/\b(?:evening|night|tonight|after work)\b/, '18:00'],
]

/** Which tasks are meant: 'whatever I have tomorrow evening', 'what I didn't get done yesterday', 'all my tasks today'. */
function spanOf(said: string, today: string): TaskSpan | null {
  const isAny = isWhatever.test(said) || daysOwn.test(said) || kinds.test(said.replace(owned, ''))
  if (!isAny) return null
  const line = toPlainText(said).replace(/\b(today|tonight|tomorrow|yesterday|\w{3,6}day)'?s\b/, '$1')
  const isPast = undone.test(line)
  const { span, hours } = readDays(line, 'en', today, isPast ? 'past' : 'future')
  if (span !== null) return { ...span, hours }
  if (late.test(line)) return { from: addDays(today, -longestLate), to: addDays(today, -1), hours: null }
  return { from: today, to: today, hours }
}

const besides = /\b(?:in|at|on|the|this|morning|afternoon|evening|night|after|work|lunch|instead|please|pls|for|me)\b/gi

/** 'Move whatever I have tomorrow evening to Saturday morning': all that stands there, and when it is to be. */
export function readMoveAll(clause: Clause, context: ActionContext): ActionRequest[] | null {
  const { text, language } = clause
  const said = verb.exec(text)?.[0]
  if (said === undefined || language !== 'en') return null
  const last = [...text.matchAll(joint)].at(-1)
  if (last === undefined) return null
  const span = spanOf(text.slice(said.length, last.index).trim(), context.today)
  if (span === null) return null
  const target = text.slice(last.index + last[0].length)
  const { day, time, rest, problem } = readWhen(target, context, 'en', true)
  if (problem !== null) return [toUnable(problem, 'en')]
  // 'Move my stuff to mom's tomorrow' names no day alone.
  if (day === null || /[a-z]{2}/i.test(rest.replaceAll(besides, ' '))) return null
  const begin = time ?? parts.find(([form]) => form.test(target.toLowerCase()))?.[1] ?? null
  return [{ do: 'moveAll', span, day, begin, isGuess: time === null && begin !== null, language: 'en' }]
}
