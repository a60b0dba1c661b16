import { calendar } from '#contract/fields.ts'
import { foldInPlace } from '../actions/title-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { findNoSuchDate } from './calendar-days.ts'
import { findFarDay, lastYear } from './unresolvable-dates.ts'

/** Days in a question that can't be looked up, in its own words. `noSpan`: fewer than one day. */
export type UnreadDays = { why: 'noSuchDay' | 'outOfReach' | 'noSpan'; said: string }

const firstYear = Number(calendar.first.slice(0, 4))

/** The days of each unit. Months and years are approximate. */
const unitDays: readonly (readonly [RegExp, number])[] = [
  [/^(?:minute|minuto|hour|hora)/, 1 / 24],
  [/^(?:day|dia)/, 1],
  [/^(?:week|semana)/, 7],
  [/^fortnight/, 14],
  [/^(?:month|mes)/, 30],
  [/^(?:year|ano)/, 365],
  [/^decade/, 3_650],
]
const units = oneOf(
  'minutes?|hours?|days?|weeks?|fortnights?|months?|years?|decades?',
  'minutos?|horas?|dias?|semanas?|mes(?:es)?|anos?',
)
const minus = '[-−–]|minus |menos '
/** Matches 'in the last 3 months'. Groups: the direction, a minus, the number, and the unit. */
const counted = new RegExp(
  String.raw`\b(?:in |over |for |within |en )?(?:the |my |los |las )?(last|past|previous|next|coming|ultim[oa]s|proxim[oa]s) (${minus})?(\d{1,15}(?:e[+-]?\d{1,9})?) (${units})\b`,
)
/** Matches '3 months ago', 'hace 3 meses'. Groups for each language: a minus, the number, and the unit. */
const ago = new RegExp(
  String.raw`(?:(${minus})|\b)(\d{1,15}(?:e[+-]?\d{1,9})?) (${units}) ago\b|\bhace (${minus})?(\d{1,15}) (${units})\b`,
)
/** Matches 'In 9999', 'since the year 0', but not 'put in 5000'. */
const years = new RegExp(
  String.raw`\b(?:in|during|since|of|from|until|before|after|by|for|en|desde|del?) (?:the year|el ano) (\d{1,9})(?![\d:])|(?<!\b(?:put|putting|log|logged|bring|brought|took|take|came|got) )\b(?:in|during|en|durante) (\d{4,9})(?=$|[?!.,;])`,
)

const isBefore = (direction: string): boolean => /^(?:last|past|prev|ultim)/.test(direction)

function readCount(many: string, unit: string, isBack: boolean, today: string): UnreadDays['why'] | null {
  const count = Number(many)
  if (count < 1) return 'noSpan'
  const [, days = 1] = unitDays.find(([form]) => form.test(unit)) ?? []
  const year = Number(today.slice(0, 4))
  return (count * days) / 365 > (isBack ? year - firstYear : lastYear - year) ? 'outOfReach' : null
}

function findCount(text: string, today: string): UnreadDays | null {
  const [said, direction = '', before, many = '', unit = ''] = counted.exec(text) ?? []
  if (said !== undefined) {
    const why = before !== undefined ? 'noSpan' : readCount(many, unit, isBefore(direction), today)
    if (why !== null) return { why, said }
  }
  const [back, ...groups] = ago.exec(text) ?? []
  const [minusSaid, backMany = '', backUnit = ''] = groups[2] === undefined ? groups.slice(3) : groups
  if (back === undefined) return null
  const why = minusSaid !== undefined ? 'noSpan' : readCount(backMany, backUnit, true, today)
  return why === null || backMany === '0' ? null : { why, said: back }
}

/** Matches '13/13/2026': two numbers of which neither can be a month. */
const numbers = /\b(?:on |since |before |after |until |by |from |desde |hasta |el )?(\d{1,2})\/(\d{1,2})\/\d{4}\b/
function findMonthless(text: string): UnreadDays | null {
  const [said, one, other] = numbers.exec(text) ?? []
  return said !== undefined && Number(one) > 12 && Number(other) > 12 ? { why: 'noSuchDay', said } : null
}

function findYear(text: string): UnreadDays | null {
  const [said, told, alone] = years.exec(text) ?? []
  const year = Number(told ?? alone)
  return said !== undefined && (year < firstYear || year > lastYear) ? { why: 'outOfReach', said } : null
}

/** In letters. A longer message is not a question about days. */
const maxLetters = 400

/** Finds days that can't be looked up: 'On February 30', 'in 9999', 'in the last 99999999999 days'. Returns null if there are none. */
export function findUnreadDays(given: string, today: string): UnreadDays | null {
  const read = given.slice(0, maxLetters)
  const text = foldInPlace(read)
  const none = findNoSuchDate(read, today)
  const saidAt = ({ index, length }: { index: number; length: number }): string =>
    given.slice(index, index + length).trim()
  if (none !== null) return { why: 'noSuchDay', said: saidAt(none).replace(/^(?:on|in|by|before|el) /i, '') }
  const far = findFarDay(read, today)
  if (far !== null) return { why: far.problem === 'past' ? 'noSpan' : 'outOfReach', said: saidAt(far) }
  const span = findMonthless(text) ?? findCount(text, today) ?? findYear(text)
  if (span === null) return null
  const index = text.indexOf(span.said)
  return { why: span.why, said: saidAt({ index, length: span.said.length }) }
}
