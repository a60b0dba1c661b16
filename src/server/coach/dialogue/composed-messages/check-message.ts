import type { MessageDraft } from './message-draft.ts'
import { oneOf } from '../../phrase-pattern.ts'

/** What never stands in a message that is ready to be sent. */
const slips: readonly RegExp[] = [
  /\b(?:tell|ask|text|remind) you (?:that|to|if)\b/i,
  /\b(?:lol|idk|thats|dont|cant|wont|didnt|isnt|im|ive|hes|shes|theyre|gonna|luxee|draft)\b/,
  new RegExp(
    `\\b(?:a|the|my|an)(?: \\p{L}+)? you(?=[ ,.])(?! (?:${oneOf('are|were|can|have|gave|said|made|sent|did|told|put|asked|want|need|brought|bought|know|wrote|use', 'like|love|get|got|do|will|never|always|still|keep|had|took|left|owe')})\\b)`,
    'iu',
  ),
  /\byou (?:is|was|has|does|am)\b/i,
  /\b(?:how|what) (?:do|should|would|can) i (?:say|tell|ask|write|put|text)\b/i,
  /(?:^|\s)i(?=\s)/,
  /\b(?:and|but|or|because|so|the|a|of|my|your)[.?!]/i,
  /\b(?:a|write|need|want) (?:text|card|note|e-?mail)\b.*\b(?:for|to) (?:him|her|you)\b/i,
]
const needsAsk: ReadonlySet<string> = new Set(['ask', 'complain'])

/** Third person where nobody else of that kind is named. */
function speaksOfReader(text: string, { reader, points, about }: MessageDraft): boolean {
  if (reader.pronoun === 'they') return false
  const own = reader.pronoun === 'he' ? /\b(?:he|him|his)\b/i : /\b(?:she|her|hers)\b/i
  const others = points.map((point) => point.text).join(' ')
  return (
    own.test(text) &&
    !/\p{Lu}\p{Ll}+|\bmy \p{L}+|\bthe (?:baby|boy|girl)|your \p{L}+/u.test(
      `${others} ${about ?? ''}`.replace(/(?:^|[.?!] )\p{Lu}/gu, ''),
    )
  )
}

/** What keeps the words from being sent: nothing asked, nothing told, or a slip; null where they are right. */
export function faultOf(draft: MessageDraft, text: string): 'nothing to say' | 'no ask' | 'slip' | null {
  const { points, act, about } = draft
  const isSaid =
    points.length > 0 ||
    ((act === 'condole' || act === 'birthday' || act === 'congratulate' || act === 'refuse' || act === 'cancel') &&
      about !== null) ||
    act === 'grace'
  if (!isSaid) return 'nothing to say'
  if (
    needsAsk.has(act) &&
    !points.some(({ kind }) => kind === 'ask' || kind === 'wish' || kind === 'deadline' || kind === 'no')
  )
    return 'no ask'
  return slips.some((form) => form.test(text)) || speaksOfReader(text, draft) ? 'slip' : null
}

/** Without the points in which the slip is. */
export const withoutSlips = (draft: MessageDraft): MessageDraft => ({
  ...draft,
  points: draft.points.filter(
    (point) => !slips.some((form) => form.test(` ${point.text}. `)) && !speaksOfReader(point.text, draft),
  ),
})
