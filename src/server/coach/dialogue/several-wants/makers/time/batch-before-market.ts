import { capitalize } from '#contract/capitalize.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { weekdayNumber } from '../../../../when/weekdays.ts'
import { timeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asks = wholeWords([
  '(?:which|what) (?:evenings?|nights?|days?) (?:should|do|can|would) i (?:make|pour|bake|do|start|mix|cook|brew|roast|freeze)(?: it| them)?',
])
const dayName = '(monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const market = new RegExp(
  String.raw`\b(?:market|fair|sale|booth|show|craft fair)(?:'s| is)? (?:on )?${dayName}\b|\b${dayName} (?:market|fair|craft fair|show)\b`,
)
const cures =
  /\b(?:needs?|takes?|have|has)(?: at least| about)? (\d) days? (?:to |of )?(cure|curing|set|setting|dry|drying|rest|rise|proof|chill|harden)\b/
const sold = /\b(?:did|sold|sell|make|made) (\d{1,3})(?: (?:last|a|each|per))/

/** The last evening on which a batch is ready, in days before the market day, since it has to be ready the evening before. */
const packing = 1

/** Says on which evenings to make what has to stand for some days before a market day. Returns null if either isn't told. */
export function timeBatches(part: Part): Answer | null {
  if (!asks.test(part.line)) return null
  const text = timeText(part)
  const [, one, other] = market.exec(text) ?? []
  const [, days, how = 'set'] = cures.exec(text) ?? []
  const name = one ?? other
  if (name === undefined || days === undefined) return null
  const local = new LocalFormat('en', part.alone.today)
  const day = weekdayNumber(name)
  const before = (count: number): string => local.weekdayOf(((day - count - 1 + 14) % 7) + 1)
  const last = Number(days) + packing
  const many = Number(sold.exec(text)?.[1] ?? 0)
  const half = Math.ceil(many / 2)
  const verb = /\b(make|pour|bake|mix|cook|brew)\b/.exec(part.line)?.[1] ?? 'make'
  const verbs = how.replace(/ting$/, 't').replace(/ing$/, '')
  return makeAnswer(
    paragraphs(
      `**${before(last + 1)} and ${before(last)}.** ${before(last)} is the last safe one: ${days} days later it’s ${before(packing)} evening, ready to pack for ${local.weekdayOf(day)}.`,
      bulletList([
        `**${before(last + 1)} evening:** ${verb}${many > 0 ? ` the first ${half}` : ' the bigger half'}. Something goes wrong? You’ve still got ${before(last)}.`,
        `**${before(last)} evening:** ${verb}${many > 0 ? ` the other ${many - half}` : ' the rest'}.`,
        ...(last > packing + 1 ? [`**Until ${before(packing)}:** nothing, they ${verbs}.`] : []),
        `**${before(packing)} evening:** label, pack, cash box, in the car.`,
      ]),
      `${capitalize(before(last - 1))} is too late: it wouldn’t have its ${days} days by the time you pack.`,
    ),
    { closesTopic: true },
  )
}
