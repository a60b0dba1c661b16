import { casual } from 'chrono-node/en'
import { casual as casualSpanish } from 'chrono-node/es'
import { dayOfResult, hasDay, hasHour } from './chrono-results.ts'

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

export const endRule = (rule: string, { day }: RepeatEnd): string => `${rule};UNTIL=${day.replaceAll('-', '')}`
