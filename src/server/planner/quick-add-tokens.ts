import { taskCategories } from '#contract/lists.ts'
import type { ParsedLine } from '#contract/planner.ts'

/** A recognized part of a line, and its position. */
export type Token = { index: number; text: string; means: ParsedLine['found'][number]['means'] }

type Read<T> = { token: Token; value: T } | undefined

const find = (line: string, pattern: RegExp, means: Token['means']) => {
  const match = pattern.exec(line)
  return match === null ? undefined : { match, token: { index: match.index, text: match[0], means } }
}

/** '#self-care'. A # with any other word stays in the title. */
export function readCategory(line: string): Read<(typeof taskCategories)[number]> {
  const found = find(line, /(?<!\S)#(?:self-?care|work|personal|financial)(?![\w-])/i, 'category')
  if (found === undefined) return undefined
  const name = found.match[0].slice(1).toLowerCase()
  const value = taskCategories.find((category) => category.replace('-', '') === name.replace('-', ''))
  return value && { token: found.token, value }
}

/** '!4': a priority from 1 to 5. */
export function readPriority(line: string): Read<number> {
  const found = find(line, /(?<!\S)![1-5](?![\w!])/, 'priority')
  return found && { token: found.token, value: Number(found.match[0].slice(1)) }
}

const hours = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:h|hrs?|hours?)(?:\s?(\d{1,2})\s?(?:m|mins?|minutes?)?)?`
const minutes = String.raw`(\d{1,4})\s?(?:m|mins?|minutes?)`
const length = new RegExp(
  String.raw`(?<![\w.,:/-])(?<!\b(?:in|after|within|every)\s{1,4})(?:for\s{1,4})?(?:${hours}|${minutes})(?![\w:])(?!\s{1,4}(?:ago|later|from|before|after)\b)`,
  'i',
)

/** '45m', '1h30', '1.5h', '90 min', in minutes. */
export function readMinutes(line: string): Read<number> {
  const found = find(line, length, 'duration')
  if (found === undefined) return undefined
  const [, hour = '0', minute = '0', alone = '0'] = found.match
  const value = Math.round(Number(hour.replace(',', '.')) * 60 + Number(minute) + Number(alone))
  return toQuarters(value) === undefined ? undefined : { token: found.token, value }
}

/** Rounded to whole quarters of an hour, from 15 minutes to a day. */
export function toQuarters(given: number): number | undefined {
  const rounded = Math.max(15, Math.round(given / 15) * 15)
  return given > 0 && rounded <= 1_440 ? rounded : undefined
}
