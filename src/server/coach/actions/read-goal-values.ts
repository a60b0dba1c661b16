import { minuteWords, numberWords } from '../number-words.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionContext, GoalAdjustment, UnableRequest } from './action-request.ts'
import { findUnreadSum, readAmounts } from './amounts.ts'
import {
  calendars,
  findOpenDay,
  isSpanOnly,
  namesDate,
  readTargetDate,
  readTargetDateShift,
} from './goal-target-dates.ts'
import { findOddSpan, findOddValue, isWords } from './unreadable-goal-values.ts'
import type { GoalClause, GoalChangeReading } from './goal-change-wording.ts'
import { collapseSpaces, foldInPlace, toTitle, trimEdges } from './title-text.ts'

const blankAdjustment: GoalAdjustment = { act: 'adjust', title: null, target: null, date: null }

const raising = /^(?:raise|increase|bump|up|boost|extend|sub[ei]|subele|aumenta|incrementa)/
const lowering = /^(?:lower|decrease|reduc|cut|drop|baja)/
const naming = /^(?:rename|retitle|call|renombra|llama)/
const mayName = /^(?:change|switch|turn|make|update|cambia)/
const onlyDates = /^(?:push|postpone|delay|aplaza|pospon|retrasa|reprograma)/
const takesAway = /^(?:remove|clear|drop|delete|quita|borra|elimina)/

/** Matches the old value, which doesn't count: 'Instead of 2000', 'from 2000'. */
const former: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    oneOf(
      '(?:^|,? )(?:instead of|rather than|not) [^,;]{1,40}?(?=$|[,;]| by | and )',
      '(?<=^| )(?:from|of) [^;]{1,40}? (?=(?:up |down |back |out )?(?:to|until) )|,? from (?:(?! to )[^,;]){1,30}$',
    ),
    'gi',
  ),
  es: /,? (?:en vez de|en lugar de) [^,;]{1,40}?(?=$|[,;]| para | y )|(?<=^| )(?:de|del|desde) [^,;]{1,40}? (?=(?:a|al|hasta) )/gi,
}
const told: Readonly<Record<Language, RegExp>> = {
  en: /,? (?:because|bc|cuz|cause|since|as i|so (?:that )?i|i|i['’]?(?:m|ve|ll|d)|it['’]s|it is|that['’]s|we|we['’]re) .*$/i,
  es: /,? (?:porque|ya que|es que|no puedo|as[ií] que) .*$/i,
}
const courtesies = oneOf(
  'instead|please|pls|now|for now|for me|thanks?(?: you)?|ok(?:ay)?|if (?:you|possible)(?: can)?|maybe|por favor|mejor|gracias|ahora',
)
const closing = new RegExp(String.raw`(?<![, ])(?:[, ]{1,3}(?:${courtesies})){1,5}$`, 'i')
const joints: Readonly<Record<Language, RegExp>> = {
  en: /[,;](?! ?\d) ?(?:and |but )?| (?:and|but|&) (?:also )?/i,
  es: /[,;](?! ?\d) ?(?:y )?| y (?:tambi[eé]n )?/i,
}

/** In letters. A number or a date with its remarks is shorter, and so is a name. */
const maxLetters = 120
const maxName = 400

const maxValue = 300
/** Matches 'To 10 by Easter instead of 20 by New Year's': the date that it had goes with the number that it had. */
const formerBoth = /^(.{1,60} (?:by|before|until) [^,;]{3,40}?),? (?:instead of|rather than|not) [^,;]{1,60}/i
/** Matches 'To 4500 a month': a goal has one number. */
const bareRate =
  /^((?:(?:to|at|be) )?\p{Sc}?\d{2,3}(?:[\d,.]{0,8}k?)?(?: dollars| bucks)?) (?:an?|per|each|every) (?:month|week|year)\b/iu
const afterComma =
  /, (?:(?:it|that|this|the|my|its|been|life|money|work|things?|too|way)\b|\d{1,7} (?:is|was|feels)\b|it['’]s).{2,}$/i
const withoutFormer = (value: string): string =>
  value.replace(formerBoth, '$1').replace(bareRate, '$1').replace(afterComma, '')

function toSegments({ value, language, verb, part }: GoalChangeReading): string[] {
  const isName = naming.test(verb) || part === 'name'
  const meant = (isName || language !== 'en' ? value : withoutFormer(value.slice(0, maxValue)))
    .slice(0, isName ? maxName : maxLetters)
    .replaceAll(former[language], ' ')
    .replace(isName ? /$^/ : told[language], '')
  const text = collapseSpaces(
    collapseSpaces(meant)
      .replace(/(?<![.!?])[.!?]+$/, '')
      .replace(closing, ''),
  )
  return (isName ? [text] : text.split(joints[language])).map(trimEdges).filter(Boolean)
}

const digits = new Map([
  ...minuteWords,
  ...numberWords.map((word, at): [string, number] => [word, at]).filter(([, at]) => at > 1),
])
const inWords = new RegExp(String.raw`\b(?:${oneOf(...digits.keys())})\b`, 'gi')
const beforeInEnglish = oneOf(
  'up|down|back|out|all the way|it|to|at|be|is|as|of|by|another|an? (?:even|extra|total of)|extra|only|just|about|around|exactly',
  'more like|like',
)
const beforeSum: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(String.raw`^(?:(?:${beforeInEnglish})\b ?)*$`, 'i'),
  es: /^(?:(?:a|al|en|de|hasta|por|otr[oa]s|solo|unos|unas|sea|como) ?)*$/i,
}
const afterSum = /^(?:(?:^| )(?!(?:to|by|until|an?|per|each|every)\b)[\p{L}'’-]+){0,5}$/u

/** Reads a new number for the goal, or the amount to raise or lower it by. */
function readTarget(
  segment: string,
  { verb, language, context }: GoalChangeReading,
): GoalAdjustment['target'] | UnableRequest {
  const text = segment.replaceAll(inWords, (word) => String(digits.get(word.toLowerCase()) ?? word))
  const unread = findUnreadSum(text, context)
  if (unread?.isBare === false) return { do: 'unable', why: 'sum', said: unread.said, language }
  const [sum, ...others] = readAmounts(text, context)
  if (sum === undefined || others.length > 0 || onlyDates.test(verb)) return null
  const [head, tail] = [text.slice(0, sum.start).trim(), text.slice(sum.end).trim()]
  if (!beforeSum[language].test(head) || !afterSum.test(tail) || calendars.test(tail)) return null
  const isLess = /\b(?:less|lower|fewer|menos)\b/i.test(tail) || lowering.test(verb)
  const isMore = /(?<!\p{L})(?:more|extra|higher|m[aá]s)(?!\p{L})/iu.test(tail) || raising.test(verb)
  const isBy =
    /\b(?:more|less|fewer|extra|menos)\b|m[aá]s\b/i.test(tail) ||
    /(?:^|\s)(?:by|another|por|otr[oa]s)\b|\bextra\b/i.test(head) ||
    (/^en\b/i.test(head) && (raising.test(verb) || lowering.test(verb)))
  if (isBy && !isLess && !isMore && !/another|extra/i.test(head)) return null
  const { value, currency } = sum
  return { said: text.slice(sum.start, sum.end).trim(), value, currency, is: isBy ? (isLess ? 'less' : 'more') : 'to' }
}

const notNames = oneOf(
  'task|reminder|priority|note|event|habit|list|bit|little|lot|bigger|smaller|higher|lower|later|earlier|sooner|harder|easier',
  'longer|shorter|more|less|public|private|done|complete|goal|different|it|that|m[aá]s|menos|poco|tarea',
)
const noName = new RegExp(String.raw`^(?:an? |the |to |into |be )*(?:${notNames})\b`, 'i')
const toBe = /^(?:to|into|as|be|to be|a|como|por) /i

/** Reads the new name: 'To a 10k', 'Trip to Lisbon'. If it isn't a rename, the new words replace the `said` part of the name. */
function readTitle(segment: string, { verb, part }: GoalChangeReading): GoalAdjustment['title'] {
  const isWhole = naming.test(verb) || part === 'name'
  if (!isWhole && (!isWords(segment.replace(toBe, '')) || namesDate(segment))) return null
  if (!isWhole && (!mayName.test(verb) || part !== null || noName.test(segment))) return null
  // 'To 3 times a week' isn't a name for a goal; 'to a 10k' is.
  if (!isWhole && /^(?:to |into |be )?\p{Sc}?\d[\d.,]*(?: |$)/u.test(segment)) return null
  if (!isWhole && !toBe.test(segment) && !/^(?:an?|una?) /i.test(segment)) return null
  const to = toTitle(segment.replace(toBe, '').replace(/^una? /i, ''))
  return to === '' ? null : { to, isPart: !isWhole }
}

const parts: readonly (readonly [RegExp, GoalClause['part']])[] = [
  [
    /^(?:the |its |a |la |el |su )?(?:(?:target|due|end|finish|new) )?(?:deadline|date|due|fecha(?: l[ií]mite)?|plazo)\b ?/i,
    'date',
  ],
  [/^(?:the |its |a |la |el )?(?:target|amount|number|total|monto|cantidad|n[uú]mero)\b ?/i, 'target'],
  [/^(?:the |its |el )?(?:name|title|nombre)\b ?/i, 'name'],
]

/** Returns a number or date that can't be read, if there is one. */
function findOdd(segment: string, reading: GoalChangeReading): string | null {
  const text = segment.replaceAll(inWords, (word) => String(digits.get(word.toLowerCase()) ?? word))
  if (findUnreadSum(text, reading.context)?.isBare === false) return null
  return findOddSpan(segment, reading) ?? findOddValue(segment, readAmounts(text, reading.context)[0]?.currency)
}

/** Returns true for money such as '$1.5m', which is not a time. */
const hasMoneyOnly = (segment: string, { context, language }: GoalChangeReading): boolean => {
  const [sum] = readAmounts(segment, context)
  return (
    sum?.isBare === false && sum.end === segment.length && beforeSum[language].test(segment.slice(0, sum.start).trim())
  )
}

/** Returns why a segment gives no change. Null if it may be about something else. */
function whyUnread(segment: string, reading: GoalChangeReading): UnableRequest | null {
  const { verb, part, language } = reading
  const openDay = findOpenDay(segment, reading, onlyDates.test(verb))
  if (openDay !== null) return { do: 'unable', why: 'openDay', said: openDay, language }
  const isOfGoal = part !== null || mayName.test(verb) || raising.test(verb) || lowering.test(verb)
  const said = isOfGoal && toBe.test(segment) ? trimEdges(segment.replace(toBe, '')) : ''
  return /[^\p{L}\p{M}\s'’&.,:;!?-]/u.test(said) ? { do: 'unable', why: 'value', said, language } : null
}

/** A date with its hour has fewer numbers. */
const maxNumbers = 8

/** Reads one segment. Returns null if it says nothing about a goal. */
function readSegment(said: string, reading: GoalChangeReading): GoalAdjustment | UnableRequest | null {
  const named = parts.find(([form]) => form.test(said))
  const segment = named === undefined ? said : said.replace(named[0], '')
  const own = { ...reading, part: named?.[1] ?? reading.part }
  if (own.part === 'name' || naming.test(own.verb)) {
    const title = readTitle(segment, own)
    return title === null ? null : { ...blankAdjustment, title }
  }
  if ((segment.match(/\d+/g) ?? []).length > maxNumbers)
    return { do: 'unable', why: 'value', said: trimEdges(segment.slice(0, maxName)), language: own.language }
  const moved = readTargetDateShift(segment, own)
  if (moved !== null) return { ...blankAdjustment, date: moved }
  const odd = findOdd(segment, own)
  if (odd !== null) return { do: 'unable', why: 'value', said: odd, language: own.language }
  const day = hasMoneyOnly(segment, own) || isSpanOnly(segment, own) ? null : readTargetDate(segment, own)
  if (day !== null && 'do' in day) return day.do === 'unable' ? day : null
  const date = day === null ? null : { day: day.day }
  const rest = day === null ? segment : day.rest
  const target = rest === '' || own.part === 'date' ? null : readTarget(rest, own)
  if (target !== null && 'do' in target) return target
  const title = rest === '' || target !== null ? null : readTitle(rest, own)
  if (rest !== '' && target === null && title === null && date !== null) return null
  if (date === null && target === null && title === null) return whyUnread(segment, own)
  return { act: 'adjust', title, target, date }
}

export const mergeAdjustments = (one: GoalAdjustment, other: GoalAdjustment): GoalAdjustment => ({
  act: 'adjust',
  title: other.title ?? one.title,
  target: other.target ?? one.target,
  date: other.date ?? one.date,
})

/** Reads the new values of a goal from all segments. Returns null if the first says nothing about it. */
export function readGoalValues(
  saying: GoalClause,
  language: Language,
  context: ActionContext,
): GoalAdjustment | UnableRequest | null {
  const reading = { ...saying, verb: foldInPlace(saying.verb), language, context }
  if (takesAway.test(reading.verb) && saying.part === 'date' && trimEdges(saying.value) === '')
    return { ...blankAdjustment, date: { day: null } }
  const read = toSegments(reading).map((segment) => readSegment(segment, reading))
  const [first] = read
  if (first === undefined || first === null) return null
  const wrong = read.find((one) => one !== null && 'do' in one)
  if (wrong !== undefined && wrong !== null) return wrong
  return read.reduce<GoalAdjustment>(
    (all, one) => (one === null || 'do' in one ? all : mergeAdjustments(all, one)),
    blankAdjustment,
  )
}
