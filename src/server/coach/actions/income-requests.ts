import { brand } from '#contract/brand.ts'
import { decimalsOf } from '#contract/lists.ts'
import { addDays } from '#server/lib/days.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionContext, ActionRequest, Clause } from './actions.ts'
import { readSums } from './amounts.ts'
import { fold, match, toHeading } from './text.ts'

const earned: Readonly<Record<Language, RegExp>> = {
  en: /^(?:today |yesterday )?(?:i (?:just )?(?:earned|made|got paid|was paid|received)|(?:just )?got paid|log (?:an |my )?income(?: of)?:?) (.+)$/d,
  es: /^(?:hoy |ayer )?(?:gane|he ganado|cobre|he cobrado|me pagaron|me han pagado|registra (?:un |mi )?ingreso(?: de)?:?) (.+)$/d,
}
const hours: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:in|over|took(?: me)?|for) (\d{1,3}(?:\.\d{1,2})?) ?(?:hours|hour|h)\b/,
  es: /\b(?:en|durante|por) (\d{1,3}(?:[.,]\d{1,2})?) ?(?:horas|hora|h)\b/,
}
const sources: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:from|for|by|with) (?!\d)(.+)$/d,
  es: /\b(?:de|por|con) (?!\d|euros|dolares|pesos)(.+)$/d,
}
const ends =
  /(?<![\s,])[\s,]{0,5}(?:and )?(?:can you |please ){0,2}(?:(?:log|add|put|record|save|note|pop) (?:it|that|this)(?: (?:in|down))?|(?:an[oó]ta|ap[uú]nta|gu[aá]rda|reg[ií]stra)l[oa])(?: please)?$/i
const days = /\b(?:today|yesterday|hoy|ayer)\b/gi

/** A line of the income log: an amount and where it came from. Null where one of them is missing. */
export function readIncome({ text, language }: Clause, { today, timeZone }: ActionContext): ActionRequest[] | null {
  const [, told] = match(earned[language], text.replace(ends, '')) ?? []
  if (told === undefined) return null
  const long = hours[language].exec(fold(told))
  const rest = (
    long === null ? told : told.replace(told.slice(long.index, long.index + long[0].length), '')
  ).replaceAll(days, '')
  const [sum] = readSums(rest, timeZone)
  const [, source] = match(sources[language], rest.trim()) ?? []
  if (sum === undefined || source === undefined) return null
  // A bare number is in the money of the user's own country.
  const currency = sum.currency ?? readSums('$1', timeZone)[0]?.currency ?? brand.currency
  const proposal = {
    kind: 'income',
    title: toHeading(source),
    amount: Number(sum.value).toFixed(decimalsOf(currency)),
    currency,
    earnedOn: /\b(?:yesterday|ayer)\b/i.test(text) ? addDays(today, -1) : today,
    hours: long?.[1]?.replace(',', '.') ?? null,
  } as const
  return [{ do: 'add', proposal, language }]
}
