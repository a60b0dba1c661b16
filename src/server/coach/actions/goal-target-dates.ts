import { numberWords, readCount } from '../number-words.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { Language } from '../safety/kinds.ts'
import { englishMonths, spanishMonths } from '../when/months.ts'
import { readWhen } from '../when/read-when.ts'
import type { GoalAdjustment } from './action-request.ts'
import type { GoalChangeReading } from './goal-change-wording.ts'
import { toUnable } from './task-requests.ts'
import { foldInPlace, trimEdges } from './title-text.ts'

export const shifting =
  /^(?:push|postpone|delay|move|shift|bring|extend|put|aplaza|pospon|retrasa|adelanta|mueve|mover|extiende)/

const units = oneOf('day|week|month|year|dia|semana|mes|ano')
const many = oneOf(
  '\\d{1,4}|an?|another|a couple(?: of)?|una?|otr[oa]|dos|tres|cuatro|cinco|seis',
  ...numberWords.slice(1),
)
const shift = new RegExp(
  String.raw`^(?:(back|out|off|up|forward|ahead) )?(?:(?:by|for|another|en|por|otr[oa]s) )?(${many}) (?:more |extra |mas )?(${units})(?:e?s)?(?: (later|earlier|sooner|back|out|more|longer|forward|antes|mas tarde|mas|despues))?$`,
)
const spanishCounts = ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis']
const howMany = (said: string): number => {
  if (/^(?:another|una|otr[oa])$/.test(said)) return 1
  if (said.startsWith('a couple')) return 2
  return spanishCounts.includes(said) ? spanishCounts.indexOf(said) + 1 : readCount(said)
}

/** Reads 'Back two weeks', 'a month later', counted from the goal's date. */
export function readTargetDateShift(segment: string, { verb, part }: GoalChangeReading): GoalAdjustment['date'] {
  const [, lead = '', count = '', unit = '', last = ''] = shift.exec(foldInPlace(segment)) ?? []
  if (unit === '' || (!shifting.test(verb) && part !== 'date' && !/^(?:later|earlier|sooner)$/.test(last))) return null
  const isEarlier = /^(?:bring|adelanta)/.test(verb) || lead === 'up' || /^(?:earlier|sooner|antes)$/.test(last)
  const amount = howMany(count) * (isEarlier ? -1 : 1)
  if (/^(?:month|mes)/.test(unit)) return { days: 0, months: amount }
  if (/^(?:year|ano)/.test(unit)) return { days: 0, months: 12 * amount }
  return { days: amount * (/^(?:week|semana)/.test(unit) ? 7 : 1), months: 0 }
}

const towards: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:back|out|off|forward|up|over|all the way) ){0,2}(?:to|until|till|into|for)(?: be)? |(?<=\d) (?:to|until|till) /i,
  es: /^(?:a|al|hasta|para) /i,
}
const left = /^(?:(?:back|out|off|forward|up|to|until|till|for|by|in|a|al|para|hasta|en|be)(?: |$))+/i

const saysDay = new RegExp(
  String.raw`\b(?:today|tonight|tomorrow|next|this|in|end|hoy|pr[oó]xim[oa]|este|esta|en|fin(?:al(?:es)?)?|${oneOf(...englishMonths, ...spanishMonths)})\b|ma[nñ]ana|day\b|\b(?:mon|tue|wed|thu|fri|sat|sun)|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|\d[/-]\d`,
  'i',
)

/** Reads a date with the common reader. A month alone means its end, as for new goals. */
export function readTargetDate(segment: string, { language, context }: GoalChangeReading) {
  const first = readWhen(segment, context, language, true)
  const when =
    first.day === null && first.problem === null
      ? readWhen(segment.replace(towards[language], language === 'es' ? 'para ' : 'in '), context, language, true)
      : first
  if (when.problem !== null) return toUnable({ ...when.problem, said: when.problem.said.replace(left, '') }, language)
  // An hour alone, as in '20ish', isn't a date for a goal.
  if (when.time !== null && !saysDay.test(segment)) return null
  return when.day === null ? null : { day: when.day, rest: when.rest.replace(left, '') === '' ? '' : when.rest }
}

const vagueDay = new RegExp(
  String.raw`\b(?:${oneOf('spring|summer|fall|autumn|winter|next|week|month|year|primavera|verano|otono|invierno', ...englishMonths, ...spanishMonths)})\b`,
  'i',
)

/** Months of other calendars. */
export const calendars =
  /\b(?:ramadan|muharram|safar|rajab|shaban|shawwal|nisan|iyar|sivan|tammuz|elul|tishrei|kislev|tevet|shevat|adar)\b/i

const months = oneOf(...englishMonths, ...spanishMonths)
const month = new RegExp(String.raw`\b(?:${months})\b`, 'i')
/** Returns true for a date, such as 'December 31 2199', which is not a name. */
export const namesDate = (segment: string): boolean => month.test(segment) && /\d/.test(segment)

const spanUnits = oneOf(
  'mins?|minutes?|minutos?|h|hrs?|hours?|horas?|days?|dias?|d[ií]as|weeks?|semanas?|months?|mes(?:es)?|years?|a[nñ]os?',
)
const spanOnly = new RegExp(String.raw`^(?:(?:up |down |back )?(?:to|a|hasta) )?\d[\d.,]{0,12} ?(?:${spanUnits})$`, 'i')
/** Returns true for '40 days', which is an amount and not a date, unless the text mentions the date. */
export const isSpanOnly = (segment: string, { verb, part }: GoalChangeReading): boolean =>
  part !== 'date' && !shifting.test(verb) && spanOnly.test(segment)

/** Returns what is given instead of a date and is not one. Null if no date is meant. */
export function findOpenDay(segment: string, { language, part }: GoalChangeReading, isOfDates: boolean): string | null {
  const isDay =
    part === 'date' ||
    calendars.test(segment) ||
    isOfDates ||
    namesDate(segment) ||
    (vagueDay.test(segment) && !/\d/.test(segment))
  return isDay && towards[language].test(segment) ? trimEdges(segment.replace(towards[language], '')) : null
}
