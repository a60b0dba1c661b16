import { oneOf } from '../phrase-pattern.ts'
import type { ActionRequest } from './action-request.ts'

const leads = String.raw`^(?:(?:ok|okay|hey|hi|so|please|pls|can you|could you|would you|luxee)[, ]{1,2}){0,4}`
const acts = '(?:delete|cancel|remove|erase|drop|get rid of|scrap|clear|take off|move|change|push)'
const corrections = oneOf('actually', 'wait', 'hang on', 'hold on', 'hmm', 'on second thoughts?', 'scratch that', 'no')
const stays = oneOf(
  String.raw`(?:please |just |let['’]s )?(?:keep|leave) (?:it|that|them|those|this)(?: (?:there|alone|in|as is|where it is))?`,
  String.raw`(?:please )?(?:don['’]?t|do not)(?: (?:do|touch|delete|cancel|move|remove|change))?(?: (?:it|that|them|anything))?(?=[.,!]|$)`,
  'never ?mind|forget it',
)
/** Matches 'Delete the choir. Actually no, keep it.'. */
const backAgain = new RegExp(
  String.raw`${leads}${acts}\b[^]{3,200}?[.!?;,–—-]\s{0,3}(?:oh |and |but |um )?(?:(?:${corrections})[,.! ]{1,3}){1,3}(?:${stays})(?![^.!?]{0,20}\bbut\b)`,
  'i',
)
/** Reads a command that the same message takes back, so that nothing is done. */
export const readRetractedCommand = (message: string): ActionRequest[] | null =>
  message.length <= 300 && backAgain.test(message)
    ? [{ do: 'unable', why: 'keptAfterAll', said: '', language: 'en' }]
    : null

const dayOfEvent = new RegExp(
  String.raw`${leads}(?:move|push|reschedule|shift|postpone|switch|bump) [^.!?;]{2,60} (?:to|until|till) the (?:day|morning|evening|night|week|afternoon) (?:right )?(?:after|before) ((?:the|my|our|his|her|their) (?!\w{3,6}day\b|weekend|holidays?\b|\d)[\p{L}’' ]{2,30}?)(?=[.,!?;]|$| (?:please|because|since|so)\b)`,
  'iu',
)
/** Reads 'Move the dentist to the day after the vet', whose date is not known. */
export function readDayOfEvent(message: string): ActionRequest[] | null {
  const event = message.length <= 300 ? dayOfEvent.exec(message)?.[1] : undefined
  return event === undefined ? null : [{ do: 'unable', why: 'eventDay', said: event, language: 'en' }]
}
