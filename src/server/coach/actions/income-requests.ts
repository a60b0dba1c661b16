import { brand } from '#contract/brand.ts'
import { decimalsOf } from '#contract/lists.ts'
import { addDays } from '#server/lib/days.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { readSums } from './amounts.ts'
import { phrasesEnd, parsePhrases, textFrom, withoutTail, wordsOf } from './match-phrases.ts'
import { withoutAfterthought } from './task-words.ts'
import { foldInPlace, matchFolded, toHeading } from './title-text.ts'

const hours: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:in|over|took(?: me)?|for) (\d{1,3}(?:\.\d{1,2})?) ?(?:hours|hour|h)\b/,
  es: /\b(?:en|durante|por) (\d{1,3}(?:[.,]\d{1,2})?) ?(?:horas|hora|h)\b/,
}
const sources: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:from|for|by|with|at|in) (?!\d)(.+)$/d,
  es: /\b(?:de|por|con) (?!\d|euros|dolares|pesos)(.+)$/d,
}
const days = /\b(?:today|tonight|yesterday|last night|hoy|ayer|anoche)\b/gi
const past = /\b(?:yesterday|last night|ayer|anoche)\b/i
const logged = parsePhrases(
  'to my income, to my income log, in my income log, in the income log, as income, to income, in the money log, to the log, a mis ingresos, en ingresos',
)
const usual: Readonly<Record<Language, string>> = { en: 'Income', es: 'Ingreso' }

const leads = parsePhrases(
  'log, add, record, i, just, earned, made, got, paid, was, received, income, an, my, put, down, of, to, registra, gane, cobre, me, pagaron, han, pagado, ingreso, he, un, anota, que',
)
function withoutLead(text: string): string {
  const words = wordsOf(text)
  const at = phrasesEnd(words, 0, leads)
  return at < words.length ? textFrom(text, words, at) : ''
}

/** A line of the income log: an amount and where it came from; nothing without an amount. */
export function readIncome({ text, language }: Clause, { today, timeZone }: ActionContext): ActionRequest[] {
  const told = withoutTail(withoutAfterthought(text), logged)
  const long = hours[language].exec(foldInPlace(told))
  const rest = (
    long === null ? told : told.replace(told.slice(long.index, long.index + long[0].length), '')
  ).replaceAll(days, '')
  const [sum] = readSums(rest, timeZone)
  if (sum === undefined) return []
  const [, source] = matchFolded(sources[language], rest.trim()) ?? []
  const left = `${rest.slice(0, sum.start)} ${rest.slice(sum.end)}`
  const title = toHeading(source ?? withoutLead(left))
  // A bare number is in the money of the user's own country.
  const currency = sum.currency ?? readSums('$1', timeZone)[0]?.currency ?? brand.currency
  const proposal = {
    kind: 'income',
    title: title === '' ? usual[language] : title,
    amount: Number(sum.value).toFixed(decimalsOf(currency)),
    currency,
    earnedOn: past.test(text) ? addDays(today, -1) : today,
    hours: long?.[1]?.replace(',', '.') ?? null,
  } as const
  return [{ do: 'add', proposal, language }]
}
