import { oneOf } from '../phrase-pattern.ts'
import type { ActionContext, ActionRequest } from './action-request.ts'

const length = oneOf(
  String.raw`\d{1,3}(?: ?(?:mins?|minutes?|hours?|hrs?|h))`,
  'half an hour',
  'an hour(?: and a half)?',
)
const name = String.raw`(?:the |my |our )?((?!(?:it|that|this|timer|alarm)\b)[\p{L}\d'’ &-]{2,40}?)`
const asks = new RegExp(
  oneOf(
    String.raw`^(?:(?:please|ok|and|also|can you|could you) )*(?:change|update|edit|shorten|extend|cut|lengthen) ${name} (?:to|by|down to) (?:be |last |take )?(?:${length})(?: long| instead| instead of .{2,20})?[.!?]?$`,
    String.raw`^(?:(?:please|ok|and|also|can you|could you) )*(?:make|set) ${name} (?:to |be |last |take )?(?:${length}) (?:long|instead)[.!?]?$`,
  ),
  'iu',
)

/** Reads 'Change yoga to 45 mins': a card can't set how long something takes. */
export function readDurationChange(message: string, { language }: ActionContext): ActionRequest[] | null {
  const [, one, other] = asks.exec(message.trim()) ?? []
  const said = one ?? other
  return said === undefined || language !== 'en' || /\bgoal\b/i.test(said)
    ? null
    : [{ do: 'unable', why: 'length', said, language: 'en' }]
}
