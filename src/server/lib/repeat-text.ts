/** A recognized rule in a text, and its position. */
type RepeatToken = { index: number; text: string; means: 'repeat' }

type Read<T> = { token: RepeatToken; value: T } | undefined

const find = (line: string, pattern: RegExp) => {
  const match = pattern.exec(line)
  return match === null ? undefined : { match, token: { index: match.index, text: match[0], means: 'repeat' as const } }
}

const day = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?(?![\w'’])`
const days = String.raw`${day}(?:(?:\s?[,&/+]\s?|\s?,?\sand\s)${day})*`
const amounts = ['other', 'second', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
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
/** Monday to Friday, as a rule of RFC 5545. */
export const workWeek = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
const frequency = new Map([
  ['day', 'FREQ=DAILY'],
  ['week', 'FREQ=WEEKLY'],
  ['month', 'FREQ=MONTHLY'],
  ['year', 'FREQ=YEARLY'],
])
const amountOf = (word: string): number =>
  word === 'other' ? 2 : amounts.includes(word) ? Math.max(2, amounts.indexOf(word)) : Number(word)

const ordinals = ['first', 'second', 'third', 'fourth', 'last']
const ordinal = `(${ordinals.join('|')}|1st|2nd|3rd|4th)`
const nthDay = new RegExp(
  String.raw`(?<![\w-])(?:(?:on\s{1,4})?(?:every|each)\s{1,4}${ordinal}\s{1,4}(${day})\s{1,4}(?:of|in)\s{1,4}(?:the|each|every)\s{1,4}month|(?:on\s{1,4})?(?:the\s{1,4})?${ordinal}\s{1,4}(${day})\s{1,4}(?:of|in)\s{1,4}(?:each|every)\s{1,4}month|${month}\s{1,4}on\s{1,4}the\s{1,4}${ordinal}\s{1,4}(${day}))(?![\w-])`,
  'i',
)

/** 'the first Monday of every month', 'every month on the last Friday'. */
function readNthDay(line: string): Read<string> {
  const found = find(line, nthDay)
  if (found === undefined) return undefined
  const [said = '', named = ''] = found.match.slice(1).filter((part) => part !== undefined)
  const at = /^\d/.test(said) ? Number(said.charAt(0)) : ordinals.indexOf(said.toLowerCase()) + 1
  return { token: found.token, value: `FREQ=MONTHLY;BYDAY=${at === ordinals.length ? -1 : at}${codes(named)}` }
}

/** 'on the 1st of every month', 'every month on the 1st', 'on weekdays'. */
function readPlainRepeat(line: string): Read<string> {
  const found = find(line, monthly)
  const date = Number(found?.match[1] ?? found?.match[2])
  if (found !== undefined && isOf(date, 31)) return { token: found.token, value: `FREQ=MONTHLY;BYMONTHDAY=${date}` }
  const work = find(line, weekdays)
  return work && { token: work.token, value: workWeek }
}

/** 'every Monday', 'every weekday', 'daily', 'every 2 weeks on Tue and Thu', 'every 15th': a rule of RFC 5545. */
export function readRepeat(line: string): Read<string> {
  const plain = readNthDay(line) ?? readPlainRepeat(line)
  if (plain !== undefined) return plain
  const found = find(line, every)
  if (found === undefined) return undefined
  const [, amount = '1', unit, unitDays, onlyDays, dayOfMonth] = found.match
  const { token } = found
  if (dayOfMonth !== undefined)
    return isOf(Number(dayOfMonth), 31) ? { token, value: `FREQ=MONTHLY;BYMONTHDAY=${Number(dayOfMonth)}` } : undefined
  const interval = amountOf(amount.toLowerCase())
  if (!isOf(interval, 999)) return undefined
  const step = interval === 1 ? '' : `;INTERVAL=${interval}`
  const named = unitDays ?? onlyDays
  const kind = unit?.toLowerCase() ?? (onlyDays === undefined ? 'day' : 'week')
  if (kind === 'weekday') return { token, value: workWeek }
  const rule = frequency.get(kind)
  if (rule === undefined || (named !== undefined && kind !== 'week')) return undefined
  return { token, value: `${rule}${step}${named === undefined ? '' : `;BYDAY=${codes(named)}`}` }
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
