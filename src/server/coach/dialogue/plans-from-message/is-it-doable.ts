import { addDays, daysBetween } from '#server/lib/days.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { paragraphs, type Turn } from '../compose-answer.ts'
import { figureText } from './numbers-to-figures.ts'
import { datesIn, deadlineIn, rangesIn } from './dates-in-message.ts'
import { type PaceUnit, readWork, type Work } from './work-amount.ts'

const asks = new RegExp(
  oneOf(
    String.raw`\b(?:doable|achievable|realistic|feasible|manageable|kidding myself|in time|enough (?:time|days|hours|evenings)|make it|too much)\b|\bif (?:that|this|it)(?:['’]s| is) (?:crazy|insane|nuts|mad|possible|too many)\b|\bwill i be done\b|\b(?:whether|if) i (?:can|could|will|['’]ll) (?:even |still )?(?:finish|make|get|manage|do)\b|\bam i (?:lying|crazy|dreaming|mad)\b`,
    String.raw`\bis (?:it|that|this) (?:even |still )?possible\b|\b(?:can|could|will|would) i (?:even |still |really )?(?:make|do|finish|get|manage)\b|\bdo i have time\b`,
    String.raw`\bhow (?:many|much) (?:[a-z]+ ){0,3}(?:a|per|each|every) (?:day|week|night|hour|evening|morning)\b|\bhow many hours\b|\bhow long (?:will|would|does|is|until)\b|\bis (?:\d{1,2} |a )?(?:days?|weeks?|months?|that|it) (?:really )?enough\b`,
    String.raw`\bwhen (?:will|would|can|could) i (?:be|finish|have)\b|\bwill i (?:make|finish|be done)\b|\bwhat (?:does|would) (?:that|it) (?:come to|mean) (?:a|per) day\b`,
  ),
  'i',
)
/** Matches a goal of the records. */
const ofGoal = /\b(?:my|the) (?:\$?\d[\d,.]*k? )?(?:\w+ )?goal\b/i
const asksSpread = /\bhow (?:would|should|do|could) (?:you|i) (?:spread|divide|split|space|pace|cut)\b/i

const rounded = (value: number): string =>
  value >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1).replace(/\.0$/, '')
const withCommas = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en-US') : rounded(value)
const sayMinutes = (minutes: number): string => {
  if (minutes < 100) return minutes === 60 ? '1 hour' : `${Math.ceil(minutes)} minutes`
  return `${rounded(Math.round(minutes / 6) / 10)} hours`
}
const many = (count: number, one: string): string => `${withCommas(count)} ${one}${count === 1 ? '' : 's'}`

/** The number of days, of which some may be taken. */
type Span = { days: number; taken: number; last: string; said: string | null }

function spanIn(text: string, today: string): Span | null {
  const last = deadlineIn(text, today)
  if (last === null || last <= today) return null
  const ranges = rangesIn(text, datesIn(text, today)).filter(({ from }) => from <= last)
  const taken = ranges.reduce(
    (sum, { from, to }) => sum + daysBetween(from > today ? from : addDays(today, 1), to < last ? to : last) + 1,
    0,
  )
  const days = daysBetween(today, last)
  return {
    days,
    taken: Math.min(taken, days),
    last,
    said: ranges.length === 0 ? null : ranges.map(({ said }) => said).join(' and '),
  }
}

const daysOf = (days: number, { daysAWeek }: Work): number =>
  daysAWeek === 7 ? days : Math.round((days * daysAWeek) / 7)
const inPeriods = (days: number, per: PaceUnit, work: Work): number => (per === 'week' ? days / 7 : daysOf(days, work))

const verdict = (part: number): string =>
  part <= 0.75
    ? 'Yes, with room to spare.'
    : part <= 0.92
      ? 'Yes, it’s doable.'
      : part <= 1
        ? 'Yes, but only just.'
        : part <= 1.15
          ? 'Just short, the way it is now.'
          : 'Not at that pace.'

function daysLine(span: Span, work: Work, words: LocalFormat): string {
  const open = span.days - span.taken
  const week =
    work.daysAWeek === 7
      ? ''
      : `, and at ${many(work.daysAWeek, 'day')} a week about ${many(daysOf(open, work), 'day')}`
  const without = span.taken > 0 && span.said !== null ? `; without ${span.said} it’s ${open}` : ''
  return `From tomorrow to ${words.date(span.last)} there are ${many(span.days, 'day')}${without}${week}.`
}

/** Says how much has to be done each day. */
const perDay = (work: Work, days: number): string | null =>
  work.left === null || days < 1 || work.left < days
    ? null
    : `${withCommas(Math.ceil((work.left / days) * 10) / 10)} ${work.unit} a day`

/** Compares the user's pace with the work that is left. */
function byPace(work: Work, span: Span, words: LocalFormat): string | null {
  const { left, pace, unit } = work
  if (left === null || pace === null || pace.per === 'hour') return null
  const open = span.days - span.taken
  const can = Math.floor(pace.many * inPeriods(open, pace.per, work))
  const needed = Math.ceil(left / pace.many)
  const spare = pace.per === 'day' ? daysOf(open, work) - needed : 0
  const rest =
    can < left
      ? `You’d be ${withCommas(left - can)} ${unit} short. Getting there takes ${withCommas(Math.ceil(left / inPeriods(open, pace.per, work)))} a ${pace.per}.`
      : `That’s ${many(needed, pace.per)} of work${spare > 0 ? `, so ${many(spare, 'day')} can go wrong` : ''}.`
  return paragraphs(
    `${verdict(left / can)} ${daysLine(span, work, words)} At ${withCommas(pace.many)} a ${pace.per}, that’s ${withCommas(can)}, and you need ${withCommas(left)}${work.done > 0 ? ' more' : ''}. ${rest}`,
    can < left ? checkShort : checkEarly,
  )
}
const orPerDay = (work: Work, days: number): string => {
  const share = perDay(work, days)
  return share === null ? '' : `, or ${share}`
}
const checkEarly =
  'Look at the count after three days. If you’re under it, that’s the moment to ask for more time or cut something, not the last week.'
const checkShort =
  'If the pace can’t go up, say so now or make it smaller now. Both are easier today than on the last day.'

const minutesEach = ({ each, pace }: Work): number | null =>
  each ?? (pace?.per === 'hour' && pace.many > 0 ? 60 / pace.many : null)

/** Compares the hours that the work takes with the hours there are, if both are known. */
function byHours(work: Work, span: Span | null, words: LocalFormat): string | null {
  const { left, unit, time } = work
  const one = minutesEach(work)
  if (left === null || one === null) return null
  const all = left * one
  const begin = `${withCommas(left)} ${unit}${work.done > 0 ? ' still to go' : ''} at ${work.each === null ? `${rounded(60 / one)} an hour` : `${sayMinutes(one)} each`} is ${sayMinutes(all)}`
  if (span === null) {
    if (time === null) return `${begin}. Tell me how much time you have a day, and I’ll say how many days that is.`
    const periods = Math.ceil(all / time.minutes)
    return `${begin}: at ${sayMinutes(time.minutes)} a ${time.per}, that’s ${many(periods, time.per)}.`
  }
  const open = daysOf(span.days - span.taken, work)
  const share = open < 1 ? all : all / open
  if (time === null)
    return paragraphs(
      `${begin}. ${daysLine(span, work, words)} So that’s about ${sayMinutes(share)} a day${work.daysAWeek === 7 ? ', every day' : ' on those days'}${orPerDay(work, open)}.`,
      share > 8 * 60
        ? 'That’s more than a day’s work each day, so something has to give: fewer of them, help, or a later date.'
        : share > 4 * 60 && work.daysAWeek > 5
          ? 'That’s heavy. Put one day in seven in as a spare, since a bad day will come.'
          : 'Do it in two sittings with a real break between, and count what’s left once a week. A missed day is small if you see it early.',
    )
  const can = time.minutes * inPeriods(span.days - span.taken, time.per, work)
  const needs = all / inPeriods(span.days - span.taken, time.per, work)
  return paragraphs(
    `${verdict(all / can)} ${begin}. ${daysLine(span, work, words)} At ${sayMinutes(time.minutes)} a ${time.per}, you have about ${sayMinutes(can)}. ${all > can ? `You’d need ${sayMinutes(needs)} a ${time.per}${(all - can) / one < 1 ? '' : `, or help with about ${Math.ceil((all - can) / one)} of them`}.` : `That leaves about ${sayMinutes(can - all)} spare.`}`,
    all > can ? checkShort : checkEarly,
  )
}

/** Calculates the pace that the work needs, if only the time is known. */
function byTime(work: Work, span: Span, words: LocalFormat): string | null {
  const { left, unit, time } = work
  if (left === null || time === null) return null
  const rate = (days: number) => left / ((time.minutes * inPeriods(days, time.per, work)) / 60)
  const open = span.days - span.taken
  if (open < 1) return null
  const hours = (time.minutes * inPeriods(open, time.per, work)) / 60
  const all =
    span.taken > 0 ? ` If you also get it done on ${span.said ?? ''}, it’s ${withCommas(rate(span.days))}.` : ''
  if (rate(open) < 3)
    return paragraphs(
      `You’d have about ${sayMinutes(60 / rate(open))} for each. ${daysLine(span, work, words)} At ${sayMinutes(time.minutes)} a ${time.per}, that’s ${many(Math.round(hours), 'hour')} for ${withCommas(left)} ${unit}.`,
      'If one usually takes you less than that, it’s doable. If it takes longer, choose now which of them can be smaller, or find one more hour a week. How long is one for you?',
    )
  return paragraphs(
    `It comes down to ${withCommas(rate(open))} ${unit} an hour. ${daysLine(span, work, words)} At ${sayMinutes(time.minutes)} a ${time.per}, that’s ${many(Math.round(hours), 'hour')} for ${withCommas(left)} ${unit}.${all}`,
    `If you usually do more than that in an hour, it’s doable. If it’s about the same, it’s tight, and I’d ask for a few days’ grace now, while it’s still early. How many ${unit} do you get done in an hour?`,
  )
}

/** Calculates the pace if only the amount and the deadline are known. */
function byCount(work: Work, span: Span, words: LocalFormat): string | null {
  const { left, unit } = work
  const open = daysOf(span.days - span.taken, work)
  if (left === null || open < 1 || span.days < 2) return null
  const weeks = (span.days - span.taken) / 7
  const share = perDay(work, open)
  const week = `${withCommas(Math.ceil((left / weeks) * 10) / 10)} ${unit} a week`
  if (share === null && weeks < 1) return null
  return paragraphs(
    `It’s ${share === null || span.days > 13 ? week : share}${share === null || span.days <= 13 ? '' : `, or ${share}`}. ${daysLine(span, work, words)}`,
    `Whether that’s doable depends on how long one takes you: ${withCommas(left)} times that is what you need. How long is it for one?`,
  )
}

/** Reads '26 hours before they land'. */
function hoursLeft(text: string): number | null {
  const many = /\b(\d{1,2}) hours (?:left|before|until|till|to go)\b/i.exec(text)?.[1]
  return many === undefined ? null : Number(many)
}

function inHours(work: Work, hours: number): string | null {
  const { left, unit } = work
  const one = minutesEach(work)
  if (left === null || one === null) return null
  const rest = hours - (left * one) / 60
  const begin = `${withCommas(left)} ${unit} at ${sayMinutes(one)} each is ${sayMinutes(left * one)}`
  return rest < 0
    ? `No: ${begin}, and there are ${hours} hours. Which of them can wait or be done by somebody else?`
    : `${rest > hours / 2 ? 'Yes' : 'Just about'}: ${begin}, of ${hours}. That leaves ${rounded(rest)} hours for everything else, sleep first. Do the ${unit} in two sittings, before you’re too tired to do them once.`
}

/** Reads '90 of them, 12 at a time, 25 minutes a batch'. */
function inBatches(text: string, { left, unit }: Work): string | null {
  const size = Number(/\b(\d{1,3}) at a time\b/i.exec(text)?.[1] ?? 0)
  const minutes = Number(
    /\b(\d{1,3}) minutes (?:a|per|each|every) (?:batch|load|round|go|tray|time)\b/i.exec(text)?.[1] ?? 0,
  )
  if (left === null || size < 1 || minutes < 1 || left <= size) return null
  const times = Math.ceil(left / size)
  return `${sayMinutes(times * minutes)}: ${withCommas(left)} ${unit} at ${size} a time is ${many(times, 'round')} of ${minutes} minutes, and a few minutes between them come on top.`
}

const isItPossible = /\b(?:doable|achievable|realistic|feasible|possible|manageable)\b/i
const anHour =
  /\b(\d{1,4}) (pages|words|lines|verses|chapters|stitches|rows|items|cards|miles) (?:in )?(?:an|per|every|each|1) hour\b/i

/** Answers if only the pace is known. */
function withoutCount(text: string): string | null {
  const [, many, unit] = anHour.exec(text) ?? []
  return many === undefined || unit === undefined
    ? null
    : `That depends on how many ${unit} there are in all. At ${many} an hour, every hundred take ${rounded(100 / Number(many))} hours; divide what there is by ${many}, then by the days you have, and that’s the hours a day. Up to two a day is doable next to work, three is a lot. Tell me how many ${unit} it is and the last day, and I’ll lay it out.`
}

/** Says when it will be done, if there is no deadline. */
function atPace({ left, pace, unit, daysAWeek }: Work, words: LocalFormat, today: string): string | null {
  if (left === null || pace === null || pace.per === 'hour' || pace.many >= left) return null
  const periods = Math.ceil(left / pace.many)
  const days = pace.per === 'week' ? periods * 7 : Math.ceil((periods * 7) / daysAWeek)
  return `${withCommas(left)} ${unit} at ${withCommas(pace.many)} a ${pace.per} is ${many(periods, pace.per)}, so around ${words.date(addDays(today, days))} if you don’t skip any. With a day off a week, about ${words.date(addDays(today, Math.ceil(days * (7 / 6))))}.`
}

/** Says whether the work can be done by the deadline. Returns null if the message has too few numbers. */
export function answerDoable({ request: { message }, today }: Turn): string | null {
  const text = figureText(message)
  if (!asks.test(text) && !asksSpread.test(text)) return null
  if (ofGoal.test(text)) return null
  const work = readWork(text)
  const batches = inBatches(text, work)
  if (batches !== null) return batches
  const words = new LocalFormat('en', today)
  const span = spanIn(text, today)
  const hours = hoursLeft(text)
  if (hours !== null && minutesEach(work) !== null) return inHours(work, hours)
  if (work.left === null) return isItPossible.test(text) ? withoutCount(text) : null
  if (span === null) return minutesEach(work) === null ? atPace(work, words, today) : byHours(work, span, words)
  return (
    byPace(work, span, words) ?? byHours(work, span, words) ?? byTime(work, span, words) ?? byCount(work, span, words)
  )
}
