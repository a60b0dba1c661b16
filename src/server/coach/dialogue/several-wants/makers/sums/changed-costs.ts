import { capitalize } from '#contract/capitalize.ts'
import { addDays, daysBetween } from '#server/lib/days.ts'
import { paragraphs } from '../../../compose-answer.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { startIn, untilIn } from './stated-dates.ts'
import { amount, numberIn, round, roughly, type SumText } from './sum-text.ts'

const unitDays = { day: 1, week: 7, month: 365 / 12, year: 365 } as const
type Unit = keyof typeof unitDays
const toUnit = (said: string | undefined): Unit | null =>
  said === 'day' || said === 'week' || said === 'month' || said === 'year' ? said : null

/** Says how often something is paid. `said`: 'every 7 weeks', 'a month'. */
type Rhythm = { perYear: number; said: string }

const rhythm =
  /\bevery (\d{1,2}|other) (day|week|month)s?\b|\b(?:an?|per|each|every|\/) ?(day|week|month)\b(?! (?:or|old))/g

function rhythmsIn(text: string): Rhythm[] {
  return [...text.matchAll(rhythm)].flatMap(([said, many, unit, plain]) => {
    const one = toUnit(unit ?? plain)
    if (one === null) return []
    const count = many === undefined ? 1 : many === 'other' ? 2 : Number(many)
    const year = one === 'day' ? 365 : one === 'week' ? 52 : 12
    return [{ perYear: year / count, said: said.startsWith('every') ? said : `a ${one}` }]
  })
}

const tip = new RegExp(String.raw`(?:plus|and|\+) (?:a |an? extra )?${amount}(?: for the)? tip\b`)
/** Matches an amount that has a sign, cents or a word before it. */
const price = new RegExp(
  String.raw`(?:[$£€](?=\d)|\b(?=\d{1,6}\.\d\d\b)|\b(?:was|is|costs?|pay|paying|paid|charges?|for|at) (?=\d{2}))${amount}(?! ?(?:weeks?|months?|years?|days|hours|minutes|times|people|kids|st\b|nd\b|rd\b|th\b|miles|in savings|saved))`,
  'g',
)
const cancels = /\b(?:cancel(?:l?ed|ing)?|cut the cord|dropp?(?:ed|ing)?|got rid of|gave up|quit)\b/
const asksYear = new RegExp(
  [
    String.raw`\b(?:save|saves|saving|saved)\b[^.?!]{0,30}\b(?:a|per|in a|each|every|over a) (year|month)\b|\b(?:a|per`,
    String.raw`|each) (year|month)\b[^.?!]{0,30}\bsav(?:e|ing)\b`,
  ].join(''),
)
const switches = /\b(?:if|switch\w*|instead|went|go(?:ing)? (?:to|down)|chang\w+|cancel\w*|cut|drop\w*|stop\w*)\b/

/** The prices that are told, without tips. */
const pricesIn = (text: string): number[] =>
  text
    .split(/(?<=[.?!])\s+/)
    .flatMap((sentence) =>
      Array.from(sentence.replace(tip, ' ').replace(rhythm, ' ').matchAll(price), ([, value]) => Number(value)),
    )
    .filter((value) => value > 0)

/** Says what a cheaper or rarer habit saves in a year: one price against another, or one rhythm against another. */
export function yearlySaving({ ask, all, say }: SumText): string | null {
  if (!asksYear.test(ask) || !switches.test(all) || /\b(?:a|per|in a) month\b/.test(ask)) return null
  const extra = numberIn(all, tip) ?? 0
  const [prices, rhythms] = [pricesIn(all), rhythmsIn(all.replace(asksYear, ' '))]
  const [first, second, ...more] = prices
  const [often, rare, third] = rhythms
  if (first !== undefined && cancels.test(all))
    return afterCancelling(prices, /\b(?:got|added|replaced|instead(?! of))\b/.test(all), often ?? monthly, say)
  if (first === undefined || often === undefined || third !== undefined) return null
  if (second === undefined && rare !== undefined) return lessOften(first + extra, often, rare, say)
  if (second === undefined || more.length > 0 || second >= first) return null
  const [before, after] = [often, rare ?? often]
  const saved = first * before.perYear - second * after.perYear
  if (rare !== undefined)
    return paragraphs(
      `**About ${say(Math.round(saved))} a year.** ${say(first)} ${before.said} is ${say(Math.round(first * before.perYear))}, ${say(second)} ${after.said} is ${say(Math.round(second * after.perYear))}.`,
    )
  const gap = first - second
  return paragraphs(
    `**About ${say(Math.round(saved))} a year${/\btip\b/.test(all) ? '' : ', before tips'}.** ${say(first)} − ${say(second)} = ${say(gap)} each time, and ${before.said} is about ${round(before.perYear)} times a year: ${say(gap)} × ${round(before.perYear)} ≈ ${say(Math.round(saved))}.`,
    `That counts the same rhythm for both. If you pay the ${say(first)} more often than that now, you save more.`,
  )
}

const monthly: Rhythm = { perYear: 12, said: 'a month' }

/** `isReplaced`: the prices after the first are paid instead; else all of them are gone. */
function afterCancelling(
  [old = 0, ...others]: readonly number[],
  isReplaced: boolean,
  { perYear, said }: Rhythm,
  say: SumText['say'],
): string | null {
  const sum = others.reduce((total, value) => total + value, 0)
  const gap = isReplaced ? old - sum : old + sum
  if (gap <= 0 || others.length > 4) return null
  const sign = isReplaced ? ' − ' : ' + '
  const steps = others.length === 0 ? '' : `${[old, ...others].map(say).join(sign)} = ${say(gap)} ${said}. `
  return `**${say(Math.round(gap * perYear * 100) / 100)} a year.** ${steps}${say(gap)} × ${round(perYear)} = ${say(gap * perYear)}. Set up a transfer for that ${say(Math.floor(gap))} on the day the bill used to go out, or it gets spent on something else.`
}

function lessOften(each: number, often: Rhythm, rare: Rhythm, say: SumText['say']): string | null {
  const [before, after] = [each * often.perYear, each * rare.perYear]
  if (after >= before) return null
  return `**About ${say(Math.round(before - after))} a year.** At ${say(each)} a visit, ${often.said} is ${round(often.perYear)} visits, ${say(Math.round(before))}; ${rare.said} is ${round(rare.perYear)}, ${say(Math.round(after))}. So you’d spend ${say(Math.round(after))} instead of ${say(Math.round(before))}.`
}

const fromTo = new RegExp(
  String.raw`\bfrom ${roughly}${amount} ?(?:an?|per|each|every|\/) ?(week|month|day)(?: down)? to ${roughly}${amount}|\bfrom ${roughly}${amount}(?: down)? to ${roughly}${amount} (?:an?|per|each|every|\/) ?(week|month|day)`,
)
const asksBy =
  /\bhow much (?:would|will|could|do|can|does|might) (?:we|i|that|it|this) (?:save|put away|have)\b|\bhow much is (?:that|it) by\b/

/** Says what spending less each week adds up to by a day: '$290 a week down to $220, by Christmas'. */
export function savedByDay({ ask, all, today, say }: SumText): string | null {
  const found = fromTo.exec(all)
  if (found === null || !asksBy.test(ask)) return null
  const [, before, unit, after, first, second, later] = found
  const [high, low] = [Number(before ?? first), Number(after ?? second)]
  const per = toUnit(unit ?? later)
  const start = startIn(all, today)
  const until = untilIn(ask, start) ?? untilIn(all, start)
  if (per === null || per === 'year' || low >= high || until === null) return null
  const days = daysBetween(start, until)
  const times = per === 'week' ? Math.ceil(days / 7) : Math.floor(days / unitDays[per])
  if (times < 1) return null
  const format = new LocalFormat('en', start)
  const gap = high - low
  const counted =
    per === 'week'
      ? `Counting ${format.date(start)}, there are ${times} ${format.weekday(start)}s up to ${format.date(addDays(start, (times - 1) * 7))}`
      : `From ${format.date(start)} to ${format.date(until)} there are ${times} ${per}s`
  return paragraphs(
    `**About ${say(gap * times)}.** ${say(high)} − ${say(low)} = ${say(gap)} a ${per}. ${counted}: ${times} × ${say(gap)} = ${say(gap * times)}.`,
    `${capitalize(per === 'week' ? 'a week' : `a ${per}`)} you only get halfway is still ${say(gap / 2)}. Move the ${say(gap)} over the day you’d have spent it, so you can watch it grow.`,
  )
}
