import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { asksForPlan } from './facts/asks-for-plan.ts'
import { clockSpan } from '../../../plans-around-hours/time-range-text.ts'
import { dayFacts } from './facts/day-facts.ts'
import { clockText, timeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asks = wholeWords([
  'what (?:should|would|do|could) (?:those|these|the|his|her|that|each) (?:\\w+ )?days? look like|what (?:should|does|do) (?:he|she|they) do (?:all day|those days|these days|at home)|plan (?:for )?(?:those|these|the) (?:\\w+ )?days',
])
const suspended = /\bsuspen(?:ded|sion)\b/
const teen = /\b(1[1-7])(?: ?-?year ?-?old|yo\b| y\/?o)/
const vaping = /\bvap(?:e|es|ing)\b/
const girl = /\b(?:she|she'll|her|daughter)\b/
const boy = /\b(?:he|he'll|him|son)\b/

/** In minutes: before work begins. */
const leaving = 45
/** In minutes of the day: the plan is for a day at work, not an evening. */
const [latestStart, earliestEnd] = [9 * 60 + 30, 15 * 60]

/** Lays out the days of a teenager who is home from school alone while the parent works. Returns null if the hours of work aren't told. */
export function planHomeAloneDays(part: Part): Answer | null {
  if (!asks.test(part.line) && !asksForPlan(part.line)) return null
  const text = timeText(part)
  const [shift] = dayFacts(text).shifts
  if (shift === undefined || !suspended.test(text) || !teen.test(text)) return null
  if (shift.from > latestStart || shift.to < earliestEnd) return null
  const local = new LocalFormat('en', part.alone.today)
  const clock = (minute: number) => clockText(minute, local)
  const [subject, object]: readonly [string, string] = girl.test(text)
    ? ['she', 'her']
    : boy.test(text)
      ? ['he', 'him']
      : ['they', 'them']
  const needs = subject === 'they' ? 'need' : 'needs'
  return makeAnswer(
    paragraphs(
      'Boring, busy and short on screens. Not a vacation, not a prison:',
      bulletList([
        `**${clock(shift.from - leaving)}:** up and dressed before you leave, breakfast with you, the list on the table. Game controllers${vaping.test(text) ? ', the vape' : ''} and the TV remote leave with you. Leave ${object} a phone that can call.`,
        '**9 to 11:30 am:** schoolwork. Email the school tonight for every assignment, so it counts.',
        `**Noon:** you call, five minutes. Lunch ${subject} made.`,
        '**1 to 3 pm:** one real job a day: bathroom, then kitchen floor and fridge, then yard or laundry. You look at it when you’re home.',
        `**${clockSpan(15 * 60, shift.to + 30, local)}:** outside for 20 minutes, then a book, drawing, a nap.`,
        `**Evening:** dinner together, and one talk of ten minutes a night. ${vaping.test(text) ? 'First night: what it was, how often, who with. Second: what it does for ' + object + '. Third: what changes.' : 'First night: what happened. After that: what changes.'}`,
      ]),
      `If you can, have one grown-up stop by around 2. And say when it’s over: “When you’re back in school, this part’s done.” ${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${needs} to see an end.`,
    ),
    { closesTopic: true },
  )
}
