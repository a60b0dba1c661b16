import { oneOf } from '../phrase-pattern.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext, ActionRequest } from './action-request.ts'
import { isChange, readMove } from './change-requests.ts'
import { toTitle } from './title-text.ts'

const requests = oneOf(
  'move|push|put|reschedule|change|can|could|please|add|remind|i|we|you|he|she|they|it|that|this|who|what|when|if',
)
const moved = oneOf('moved|pushed|bumped|scheduled|rescheduled|switched|changed|postponed')
const report = new RegExp(
  String.raw`^(?!(?:${requests})\b)(?:the |my |our )?([\p{L}][\p{L}\d'’ &-]{1,40}?) (?:(?:got|was|were|is|has|been|being) ){0,2}(?:${moved})(?: back| up)? (?:to|till|until) ([^,.;?]{1,40}?)[.!]?$`,
  'iu',
)
/** Matches words that only say which week the day is in. */
const thisWeek = / (?:of )?(?:this|that|the same) week$/i
const bareHour = /^\d{1,2}$/

/** Reads 'Book club moved to Wed this week' and nothing else: the move, or an offer to add it if there is no such task. */
export function readReportedMove(message: string, context: ActionContext): ActionRequest[] | null {
  const [, name = '', to = ''] = report.exec(message.trim()) ?? []
  if (name === '' || context.language !== 'en') return null
  const day = to.trim().replace(thisWeek, '').replace(bareHour, 'at $&')
  const when = readWhen(day, context, 'en')
  if ((when.day === null && when.time === null) || when.rest.trim() !== '') return null
  const change = readMove(day, { text: message, language: 'en' }, context)
  if (change === null) return null
  if (!isChange(change)) return [change]
  const title = toTitle(name)
  return [
    { do: 'change', record: 'any', name: title, day: null, change, isCertain: true, isReported: true, language: 'en' },
  ]
}
