import { moneySign } from '../actions/currency-names.ts'
import { oneOf } from '../phrase-pattern.ts'
import { parsePhrases, withoutTail } from '../actions/match-phrases.ts'
import { collapseSpaces, toTitle } from '../actions/title-text.ts'
import { readWhen, type When } from '../when/read-when.ts'
import { readRepeatRule } from '../when/repeat-words.ts'
import type { Turn } from './compose-answer.ts'

/** A change of the last card: another time, another name, or the same once more. */
export type CardChange =
  | { act: 'repeat'; rule: string }
  | { act: 'replace'; old: string; new: string }
  | { act: 'move'; to: string }
  | { act: 'rename'; title: string }
  | { act: 'again'; to: string }
  | { act: 'amount'; amount: string }

export const leadingWords =
  /^(?:(?:ok|okay|no|wait|actually|oh|sorry|and|hm+|please|can you|could you|i meant|i said|also|then|but)\b[, ]*)+/i
export const moves =
  /^(?:make|change|move|set|switch|push|do|put|have)(?: (?:it|that|this|that one|the (?:time|day|date|hour)))(?: (?:be|to|for|at|on))? (.{2,60})$/i
const renames =
  /^(?:call|name|rename|title) (?:it|that|this)(?: to)? (.{2,120})$|^change the (?:title|name) to (.{2,120})$/i
const theSameAgain = oneOf('another|another one|one|one more|the same|the same thing|it again|again')
const repeats = new RegExp(
  `^(?:(?:add|make|put|do|remind me)(?: me)? )?(?:${theSameAgain})(?: (?:one|thing|too))? (?:for|on|at) (.{2,60})$`,
  'i',
)
/** Matches 'Change that to the groomer, not the vet'. */
const replaces =
  /^(?:change|make|i meant) (?:it |that |this )?(?:to )?(?:the |my )?([^,]{2,60}?),? (?:not|instead of) (?:the |my )?([^,]{2,60})$/i
export const closingWords = parsePhrases('instead, please, pls, too, as well, also, then, thanks, thank you')

/** Reads a text that is only a day or an hour. Returns null if it says anything else. */
export function readBareWhen(text: string, { request, today }: Turn): When | null {
  const bareHour = text.replace(/^\s*(\d{1,2})\s*$/, 'at $1')
  const when = readWhen(bareHour, { ...request, today }, request.language, true)
  const isAll = !/[a-z]{2}/i.test(when.rest.replaceAll(/\b(?:at|on|by|for|to|the|in)\b/gi, ' '))
  return isAll && when.problem === null && (when.day !== null || when.time !== null) ? when : null
}

export function readCardChange(turn: Turn): CardChange | null {
  const said = collapseSpaces(turn.request.message.slice(0, 160)).replace(/[.!]$/, '')
  const text = withoutTail(said.replace(leadingWords, ''), closingWords)
  const isCorrection = text !== said || /^not\b/i.test(text)
  const again = repeats.exec(text)?.[1]
  if (again !== undefined && readBareWhen(again, turn) !== null) return { act: 'again', to: again }
  const to = moves.exec(text)?.[1]
  if (to !== undefined && readBareWhen(to, turn) !== null) return { act: 'move', to }
  const rule = to === undefined ? null : readRepeatRule(to, turn.request.language)
  if (rule !== null && rule.length >= (to?.length ?? 0) - 3) return { act: 'repeat', rule: rule.rule }
  const [, made, old] = replaces.exec(text) ?? []
  if (made !== undefined && old !== undefined) return { act: 'replace', old, new: made }
  const renamed = renames.exec(text)
  const title = renamed?.[1] ?? renamed?.[2]
  if (title !== undefined && !/\b(?:a day|off|quits)\b/i.test(title)) return { act: 'rename', title: toTitle(title) }
  const meant = takenBack(text, turn)
  if (isCorrection && meant !== null) return { act: 'move', to: meant }
  return isCorrection && text.split(' ').length <= 5 && !said.includes('?') && readBareWhen(text, turn) !== null
    ? { act: 'move', to: text }
    : null
}

const sum = String.raw`${moneySign}?(\d{1,6}(?:\.\d{1,2})?)(?: (?:dollars|bucks|euros|pounds))?(?=[,.;]? |$)`
const nowAmount = new RegExp(`^(?:make (?:it|that) |(?:it|that) (?:was|is|should be) |it['’]s )?${sum}`, 'i')
const onlyAmount = new RegExp(`^${sum}$`, 'i')
/** Reads a new amount for a card: 'No sorry, 112', 'make that 90'. A number with other words after it needs a word that takes back the first one. */
export function readAmountChange({ request }: Turn): CardChange | null {
  const said = collapseSpaces(request.message.slice(0, 160))
    .replace(/[.!]$/, '')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  const text = said.replace(leadingWords, '')
  const found = nowAmount.exec(text)
  const isMeant =
    /^make /i.test(text) ||
    onlyAmount.test(text) ||
    /\b(?:no|wait|actually|oh|sorry)\b/i.test(said.slice(0, said.length - text.length))
  return found?.[1] === undefined || !isMeant ? null : { act: 'amount', amount: found[1] }
}

/** Returns the last part of 'Not 9, he works nights. 11', which is the one that counts. */
function takenBack(text: string, turn: Turn): string | null {
  const pieces = text.split(/[,.;] |\bso /).map((piece) => piece.trim())
  const [first = ''] = pieces
  const last = pieces.at(-1) ?? ''
  if (pieces.length < 2 || !/^not (?:at |on )?\S{1,12}$/i.test(first) || text.split(' ').length > 14) return null
  return readBareWhen(last, turn) === null ? null : last
}
