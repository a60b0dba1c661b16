import type { ParsedLine } from '#contract/planner.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import { endRule, readRepeatEnd } from '#server/lib/repeat-end.ts'
import { readRepeat } from '#server/lib/repeat-text.ts'
import { type Token, readCategory, readMinutes, readPriority, toQuarters } from './quick-add-tokens.ts'
import { mask, readDayAndTime, type DayAndTime } from './quick-add-time.ts'
import { firstOf } from './repeat-rule.ts'
import { toInstant } from './wall-time.ts'

/** Text after this many characters is part of the title: the contract takes no more. */
const maxLetters = 300

/**
 * Parses a line such as 'dentist Tue 3pm 45m #personal !4' by the user's clock at `now`. Never refuses: what is not recognized is
 * the title, unchanged.
 */
export function parseLine(line: string, now: Date, timeZone: string): ParsedLine {
  let rest = line.slice(0, maxLetters).replaceAll(/\S+/g, (word) => (isAddress(word) ? hide(word) : word))
  const tokens: Token[] = []
  const take = <T>(read: { token: Token; value: T } | undefined): T | undefined => {
    if (read === undefined) return undefined
    tokens.push(read.token)
    rest = hideAt(rest, read.token)
    return read.value
  }
  const category = take(readCategory(rest))
  const priority = take(readPriority(rest))
  const repeat = take(readRepeat(rest))
  const end = repeat === undefined ? undefined : readRepeatEnd(rest, dayOf(now, timeZone))
  if (end !== undefined) take({ token: { index: end.index, text: end.text, means: 'repeat' }, value: end })
  const length = take(readMinutes(rest))
  const when = readDayAndTime(rest, now, timeZone)
  const saidMinutes = length ?? when.minutes ?? null
  const minutes = saidMinutes === null ? undefined : toQuarters(saidMinutes)
  tokens.push(...when.tokens)
  tokens.sort((one, other) => one.index - other.index)
  const wall = {
    dueDate: dayFor(when, repeat, now, timeZone),
    startTime: when.time ?? null,
    isSecondOccurrence: when.isSecondOccurrence ?? false,
  }
  return {
    task: {
      title: titleOf(line, tokens),
      category: category ?? 'personal',
      priority: priority ?? 1,
      dueDate: wall.dueDate,
      scheduledTime: toInstant(wall, timeZone)?.toISOString() ?? null,
      estimatedDuration: minutes ?? 30,
      repeat: repeat === undefined || end === undefined ? (repeat ?? null) : endRule(repeat, end),
    },
    found: tokens.map(({ text, means }) => ({ text, means })),
    saidMinutes,
  }
}

const hide = (text: string): string => mask.repeat(text.length)

/** 'https://a.example' or 'ada@example.com'. */
function isAddress(word: string): boolean {
  const scheme = word.indexOf('://', 1)
  if (scheme > 0 && scheme + 3 < word.length) return true
  const at = word.indexOf('@', 1)
  const point = at < 0 ? -1 : word.indexOf('.', at + 2)
  return point > 0 && point + 1 < word.length
}

const hideAt = (line: string, { index, text }: Token): string =>
  line.slice(0, index) + hide(text) + line.slice(index + text.length)

/** An hour alone means today, or tomorrow if it has passed; a rule means its first day. */
function dayFor(
  { day, isWeekday, time, isSecondOccurrence = false }: DayAndTime,
  rule: string | undefined,
  now: Date,
  timeZone: string,
) {
  const isPast = (dueDate: string) =>
    time !== undefined && (toInstant({ dueDate, startTime: time, isSecondOccurrence }, timeZone) ?? now) < now
  const fit = (from: string) => (rule === undefined ? from : firstOf(rule, from))
  const first = fit(day ?? dayOf(now, timeZone))
  if (!isPast(first)) return first
  if (day === undefined) return fit(addDays(first, 1))
  return isWeekday ? fit(addDays(first, 7)) : first
}

/** The title: the line without its recognized parts; the whole line if nothing is left. */
function titleOf(line: string, tokens: Token[]): string {
  if (tokens.length === 0) return line
  let title = ''
  let at = 0
  for (const { index, text } of tokens) {
    title = join(title, line.slice(at, index))
    at = index + text.length
  }
  title = join(title, line.slice(at))
  return title === '' ? line : title
}

function join(before: string, after: string): string {
  const right = after.trim().replace(/^[,;]+\s*/, '')
  const left = before.trim()
  if (right === '') return left.replace(/(?<!\s)\s+[–-]+$|(?<![,;])[,;]+$/, '')
  return left === '' ? right : `${left} ${right}`
}
