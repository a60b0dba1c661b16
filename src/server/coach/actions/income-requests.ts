import { brand } from '#contract/brand.ts'
import { decimalsOf } from '#contract/lists.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { readSums } from './amounts.ts'
import { phrasesEnd, parsePhrases, textFrom, withoutTail, wordsOf } from './match-phrases.ts'
import { withoutAfterthought } from './task-words.ts'
import { toPlainText } from '../records/normalize.ts'
import { readDays } from '../when/read-days.ts'
import { foldInPlace, matchFolded, toHeading } from './title-text.ts'

const hours: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:in|over|took(?: me)?|for) (\d{1,3}(?:\.\d{1,2})?) ?(?:hours|hour|h)\b/,
  es: /\b(?:en|durante|por) (\d{1,3}(?:[.,]\d{1,2})?) ?(?:horas|hora|h)\b/,
}
const sources: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:from|for|by|with|at|in) (?![\d$€£])(.+)$/d,
  es: /\b(?:de|por|con) (?!\d|euros|dolares|pesos)(.+)$/d,
}
const days =
  /(?:\b(?:for|on|from|this|last|this past|el|de) )?\b(?:today|tonight|yesterday|last night|hoy|ayer|anoche|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi
/** What is only told of it: ', which was better than last time'. */
const remark = /,? (?:which|who) (?:was|is|were|felt|finally|beats)\b[^]*$|[,;] (?:so|and) (?:that|it)\b[^]*$/i

/** The day it came, the latest of that name. */
function earnedOn(text: string, today: string, language: Language): string {
  const { span } = readDays(toPlainText(text), language, today, 'past')
  return span === null || span.from !== span.to || span.to > today ? today : span.to
}
const logged = parsePhrases(
  'to my income, to my income log, in my income log, in the income log, as income, to income, in the money log, to the log, a mis ingresos, en mis ingresos, en ingresos',
)
const loose = parsePhrases('for, on, from, in, at, cash')
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
  const told = withoutTail(withoutAfterthought(text.replace(remark, '')), logged)
  const long = hours[language].exec(foldInPlace(told))
  const rest = (
    long === null ? told : told.replace(told.slice(long.index, long.index + long[0].length), '')
  ).replaceAll(days, '')
  const [sum] = readSums(rest, timeZone)
  if (sum === undefined) return []
  const [, source] = matchFolded(sources[language], rest.trim()) ?? []
  const left = `${rest.slice(0, sum.start)} ${rest.slice(sum.end)}`
  const title = toHeading(withoutTail(source ?? withoutLead(left), loose))
  // A bare number is in the money of the user's own country.
  const currency = sum.currency ?? readSums('$1', timeZone)[0]?.currency ?? brand.currency
  const proposal = {
    kind: 'income',
    title: title === '' ? usual[language] : title,
    amount: Number(sum.value).toFixed(decimalsOf(currency)),
    currency,
    earnedOn: earnedOn(text, today, language),
    hours: long?.[1]?.replace(',', '.') ?? null,
  } as const
  return [{ do: 'add', proposal, language }]
}
