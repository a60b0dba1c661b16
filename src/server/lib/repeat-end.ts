import { casual } from 'chrono-node/en'
import { casual as casualSpanish } from 'chrono-node/es'
import { dayOfResult, hasDay, hasHour } from './chrono-results.ts'
import { englishMonths } from './days.ts'

type RepeatEnd = { index: number; text: string; day: string }

const until = /(?<![\w-])(until|till|through|hasta)\s{1,4}(?=\S)/i
/** A time after 'until Dec 18' is the task's start time, so the date is parsed without it. */
const hour = /\s{1,4}(?:at\b|from\b|@|\d{1,2}(?::\d\d)?\s?[ap]\.?m)/i

/** 'until Dec 18', 'hasta el 18 de diciembre': the last day of a rule, from `first` on, and its position. */
export function readRepeatEnd(line: string, first: string): RepeatEnd | undefined {
  const said = until.exec(line)
  if (said === null) return undefined
  const start = said.index + said[0].length
  const [tail = ''] = line.slice(start, start + 60).split(hour)
  const inEnglish = said[1]?.toLowerCase() === 'hasta' ? undefined : plainEnd(tail, first)
  if (inEnglish !== undefined) return { index: said.index, text: said[0] + inEnglish.text, day: inEnglish.day }
  const reference = { instant: new Date(`${first}T12:00:00Z`), timezone: 0 }
  const isSpanish = said[1]?.toLowerCase() === 'hasta'
  const article = isSpanish ? (/^el\s{1,4}/i.exec(tail)?.[0] ?? '') : ''
  const [found] = (isSpanish ? casualSpanish : casual).parse(tail.slice(article.length), reference, {
    forwardDate: true,
  })
  if (found?.index !== 0 || !hasDay(found) || hasHour(found)) return undefined
  const day = dayOfResult(found)
  return day < first ? undefined : { index: said.index, text: said[0] + article + found.text, day }
}

const endOf = new RegExp(
  String.raw`^(?:the )?end of (?:the )?(month|year|next month|${englishMonths.join('|')})\b`,
  'i',
)
const ofMonth = /^the (\d{1,2})(?:st|nd|rd|th)?\b(?! (?:of|week|day))/i

/** 'The end of March', 'the 10th': the next one. */
function plainEnd(tail: string, first: string): { text: string; day: string } | undefined {
  const from = Temporal.PlainDate.from(first)
  const [text, named] = endOf.exec(tail) ?? []
  if (text !== undefined && named !== undefined) return { text, day: lastOf(named.toLowerCase(), from).toString() }
  const [dated, date] = ofMonth.exec(tail) ?? []
  if (dated === undefined || Number(date) < 1 || Number(date) > 31) return undefined
  const months = [0, 1, 2].map((more) => from.with({ day: 1 }).add({ months: more }))
  const day = months
    .filter((month) => month.daysInMonth >= Number(date))
    .map((month) => month.with({ day: Number(date) }))
    .find((one) => Temporal.PlainDate.compare(one, from) >= 0)
  return day === undefined ? undefined : { text: dated, day: day.toString() }
}

function lastOf(named: string, from: Temporal.PlainDate): Temporal.PlainDate {
  if (named === 'year') return from.with({ month: 12, day: 31 })
  const month = englishMonths.indexOf(named) + 1
  const isNext = month > 0 && month < from.month
  const at =
    month > 0
      ? from.with({ day: 1, month }).add({ years: isNext ? 1 : 0 })
      : from.with({ day: 1 }).add({ months: named === 'month' ? 0 : 1 })
  return at.with({ day: at.daysInMonth })
}

/** A rule of RFC 5545 that ends on the day, included. */
export const endRule = (rule: string, { day }: RepeatEnd): string => `${rule};UNTIL=${day.replaceAll('-', '')}`
