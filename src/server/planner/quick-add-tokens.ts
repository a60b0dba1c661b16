import { taskCategories } from '#contract/lists.ts'
import type { ReadLine } from '#contract/planner.ts'

/** A recognized part of a line, and its position. */
export type Piece = { index: number; text: string; means: ReadLine['found'][number]['means'] }

type Read<T> = { piece: Piece; value: T } | undefined

const find = (line: string, pattern: RegExp, means: Piece['means']) => {
  const match = pattern.exec(line)
  return match === null ? undefined : { match, piece: { index: match.index, text: match[0], means } }
}

/** '#self-care'. A # with any other word stays in the title. */
export function readCategory(line: string): Read<(typeof taskCategories)[number]> {
  const found = find(line, /(?<!\S)#(?:self-?care|work|personal|financial)(?![\w-])/i, 'category')
  if (found === undefined) return undefined
  const name = found.match[0].slice(1).toLowerCase()
  const value = taskCategories.find((category) => category.replace('-', '') === name.replace('-', ''))
  return value && { piece: found.piece, value }
}

/** '!4': a priority from 1 to 5. */
export function readPriority(line: string): Read<number> {
  const found = find(line, /(?<!\S)![1-5](?![\w!])/, 'priority')
  return found && { piece: found.piece, value: Number(found.match[0].slice(1)) }
}

const hours = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:h|hrs?|hours?)(?:\s?(\d{1,2})\s?(?:m|mins?|minutes?)?)?`
const minutes = String.raw`(\d{1,4})\s?(?:m|mins?|minutes?)`
const length = new RegExp(
  String.raw`(?<![\w.,:/-])(?<!\b(?:in|after|within|every)\s{1,4})(?:for\s{1,4})?(?:${hours}|${minutes})(?![\w:])(?!\s{1,4}(?:ago|later|from|before|after)\b)`,
  'i',
)

/** '45m', '1h30', '1.5h', '90 min', in quarters of an hour. */
export function readDuration(line: string): Read<number> {
  const found = find(line, length, 'duration')
  if (found === undefined) return undefined
  const [, hour = '0', minute = '0', alone = '0'] = found.match
  const value = toQuarters(Number(hour.replace(',', '.')) * 60 + Number(minute) + Number(alone))
  return value === undefined ? undefined : { piece: found.piece, value }
}

/** Rounded to whole quarters of an hour, from 15 minutes to a day. */
export function toQuarters(given: number): number | undefined {
  const rounded = Math.max(15, Math.round(given / 15) * 15)
  return given > 0 && rounded <= 1_440 ? rounded : undefined
}

const day = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?(?![\w'’])`
const days = String.raw`${day}(?:(?:\s?[,&/+]\s?|\s?,?\sand\s)${day})*`
const amounts = ['other', 'second', 'two', 'three', 'four', 'five', 'six']
const every = new RegExp(
  String.raw`(?<![\w-])(?:(?:every|each)\s{1,4}(?:(${amounts.join('|')}|\d{1,3})\s{1,4})?(?:(day|weekday|week|month|year)s?(?:\s{1,4}on\s{1,4}(${days}))?|(${days}))|every\s{1,4}(\d{1,2})(?:st|nd|rd|th)(?!\s+${day})(?:\s{1,4}of\s{1,4}(?:the|each|every)\s{1,4}month)?|daily)(?![\w-])`,
  'i',
)
const nth = String.raw`the\s{1,4}(\d{1,2})(?:st|nd|rd|th)`
const month = String.raw`(?:every|each)\s{1,4}month`
const monthly = new RegExp(
  String.raw`(?<![\w-])(?:on\s{1,4}${nth}\s{1,4}(?:of\s{1,4})?${month}|${month}\s{1,4}on\s{1,4}${nth})(?![\w-])`,
  'i',
)
const weekdays = /(?<![\w-])(?:on\s{1,4}weekdays|weekdays(?=\s{1,4}(?:at\b|\d)))(?![\w-])/i
const workWeek = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
const frequency = new Map([
  ['day', 'FREQ=DAILY'],
  ['week', 'FREQ=WEEKLY'],
  ['month', 'FREQ=MONTHLY'],
  ['year', 'FREQ=YEARLY'],
])
const amountOf = (word: string): number =>
  word === 'other' ? 2 : amounts.includes(word) ? Math.max(2, amounts.indexOf(word)) : Number(word)

/** 'on the 1st of every month', 'every month on the 1st', 'on weekdays'. */
function readPlainRepeat(line: string): Read<string> {
  const found = find(line, monthly, 'repeat')
  const date = Number(found?.match[1] ?? found?.match[2])
  if (found !== undefined && isOf(date, 31)) return { piece: found.piece, value: `FREQ=MONTHLY;BYMONTHDAY=${date}` }
  const work = find(line, weekdays, 'repeat')
  return work && { piece: work.piece, value: workWeek }
}

/** 'every Monday', 'every weekday', 'daily', 'every 2 weeks on Tue and Thu', 'every 15th': a rule of RFC 5545. */
export function readRepeat(line: string): Read<string> {
  const plain = readPlainRepeat(line)
  if (plain !== undefined) return plain
  const found = find(line, every, 'repeat')
  if (found === undefined) return undefined
  const [, amount = '1', unit, unitDays, onlyDays, dayOfMonth] = found.match
  const { piece } = found
  if (dayOfMonth !== undefined)
    return isOf(Number(dayOfMonth), 31) ? { piece, value: `FREQ=MONTHLY;BYMONTHDAY=${Number(dayOfMonth)}` } : undefined
  const interval = amountOf(amount.toLowerCase())
  if (!isOf(interval, 999)) return undefined
  const step = interval === 1 ? '' : `;INTERVAL=${interval}`
  const named = unitDays ?? onlyDays
  const kind = unit?.toLowerCase() ?? (onlyDays === undefined ? 'day' : 'week')
  if (kind === 'weekday') return { piece, value: workWeek }
  const rule = frequency.get(kind)
  if (rule === undefined || (named !== undefined && kind !== 'week')) return undefined
  return { piece, value: `${rule}${step}${named === undefined ? '' : `;BYDAY=${codes(named)}`}` }
}

const isOf = (value: number, most: number): boolean => value >= 1 && value <= most
const week = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']

/** BYDAY values, Monday first. */
function codes(named: string): string {
  const given = new Set(
    named
      .toLowerCase()
      .match(new RegExp(day, 'g'))
      ?.map((name) => name.slice(0, 2)),
  )
  return week
    .filter((code) => given.has(code))
    .join(',')
    .toUpperCase()
}
