import { capitalize } from '#contract/capitalize.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { clockSpan } from '../../../plans-around-hours/time-range-text.ts'
import { spansIn } from './facts/clock-spans.ts'
import { clockText, lengthText, timeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asks = wholeWords([
  'what (?:to|do i|should i|could i|would i|can i) do with (?:the |my |them|it|that|those|these)',
  'how (?:do|should|would|can) i (?:use|spend) (?:the |my |them|it|that|those|these)',
])
const opening = /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday) (morning|afternoon|evening|night)s?\b/
const chore = new RegExp(
  [
    String.raw`\b(?:just|only|end up|or i'll|i'll just|don't just|dont just|otherwise) ?(?:do |doing )?(clean\w*|laundry`,
    String.raw`|scroll\w*|errands|chores|watch tv)\b|\bjust (clean\w*|scroll\w*|do laundry)\b`,
  ].join(''),
)

/** Plans a few hours that come free each week. Returns null if the day and the hours aren't told. */
export function planFreeMorning(part: Part): Answer | null {
  if (!asks.test(part.line)) return null
  const text = timeText(part)
  const [, day, partOfDay] = opening.exec(text) ?? []
  const span = spansIn(text).find(({ from, to }) => to - from >= 60 && to - from <= 300)
  if (day === undefined || partOfDay === undefined || span === undefined) return null
  const local = new LocalFormat('en', part.alone.today)
  const { from, to } = span
  const total = to - from
  const [, one, other] = chore.exec(text) ?? []
  const instead = (one ?? other ?? 'chores').replace(/^clean$/, 'cleaning').replace(/^do /, '')
  const main = from + 30
  const name = capitalize(day)
  return makeAnswer(
    paragraphs(
      `${capitalize(lengthText(total))} is one real thing, not five. Leave the house at ${clockText(from, local)}, or ${instead} gets it.`,
      bulletList([
        `**${clockSpan(from, main, local)}:** straight to where it happens. No stop at home.`,
        `**${clockSpan(main, to - 30, local)}:** the one thing. Try a different one each week for a month: something for your body (a class, a long walk), a person (coffee with a friend you keep missing), something you make or learn, and one ${partOfDay} of nothing at all.`,
        `**${clockSpan(to - 30, to, local)}:** one errand if you must, then home.`,
      ]),
      `After four ${name}s, keep the one you looked forward to the night before, and drop the rest.`,
    ),
    { closesTopic: true },
  )
}
