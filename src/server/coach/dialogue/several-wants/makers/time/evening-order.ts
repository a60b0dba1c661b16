import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { clockSpan } from '../../../plans-around-hours/time-range-text.ts'
import { asksForPlan } from './facts/asks-for-plan.ts'
import { clockText, hourAfter, hourIn, timeText } from './facts/time-text.ts'
import { nowIn } from './facts/told-now.ts'
import type { Part } from '../../part.ts'

type Duty = { form: RegExp; minutes: number; rank: number; line: string }

/** In the order of an evening: machines that run by themselves first, food next, what is due tomorrow before what can wait. */
const duties: readonly Duty[] = [
  {
    form: /\blaundry\b[^.]{0,40}\b(?:wet|washer|sour|since yesterday)\b|\bwet (?:laundry|clothes)\b/,
    minutes: 5,
    rank: 0,
    line: 'run the wet load again, quick cycle. It washes while you do everything else',
  },
  {
    form: /\bloads? of (?:laundry|wash)\b|\blaundry to (?:do|start)\b/,
    minutes: 5,
    rank: 0,
    line: 'first load in. It washes while you do everything else',
  },
  { form: /\bdog\b[^.]{0,20}\b(?:out|walk|walked|fed)\b/, minutes: 10, rank: 1, line: 'the dog, out and fed' },
  {
    form: new RegExp(
      [
        String.raw`\b(?:no|make|cook|start|still|and|get|need) (?:dinner|supper)\b|\b(?:dinner|supper) (?:isn'?t|is not`,
        String.raw`|not) (?:made|started|on)|\bhaven'?t (?:eaten|fed)\b`,
      ].join(''),
    ),
    minutes: 30,
    rank: 2,
    line: 'dinner, the fastest thing you have. Everybody eats before anybody works',
  },
  {
    form: /\b(?:poster|project|diorama|science fair|report|book report)\b/,
    minutes: 70,
    rank: 3,
    line: 'the project, at the table while you clean up next to it. The kid writes and glues; you cut and print. Good enough is the goal',
  },
  { form: /\bhomework\b|\bspelling\b|\btest tomorrow\b/, minutes: 30, rank: 3, line: 'homework at the table' },
  {
    form: /\b(?:permission slip|form|forms) (?:to sign|due)\b|\bsign\b[^.]{0,20}\bslip\b/,
    minutes: 5,
    rank: 4,
    line: 'sign the form and put it in the backpack now',
  },
  { form: /\bbaths?\b/, minutes: 20, rank: 5, line: 'bath, or a washcloth and call it one' },
  { form: /\blunch(?:es|boxes)\b|\bpack lunch/, minutes: 15, rank: 7, line: 'lunches' },
  { form: /\bdishes\b/, minutes: 15, rank: 8, line: 'dishes. One load or a sink of suds' },
  { form: /\bemails?\b/, minutes: 15, rank: 9, line: 'the email, once it’s quiet' },
]
const child = /\b(?:\d{1,2} ?-?(?:year ?-?old|yo|y\/o)|kids?|son|daughter|twins|toddler)\b/
const bedtime = hourAfter('(?:in bed|bedtime|asleep|down)(?: is| are)?(?: at)?')
/** In minutes of the day: a child’s bedtime that isn’t told, and when a plan of the evening begins at the earliest and latest. */
const usualBedtime = 20 * 60 + 30
const [earliest, latest] = [15 * 60 + 30, 21 * 60]
const [bed, dryer] = [20, 5]

/** Puts what has to be done this evening in an order by the clock. Returns null if the hour or at least two duties aren't told. */
export function orderEvening(part: Part): Answer | null {
  if (!asksForPlan(part.line)) return null
  const text = timeText({ ...part, want: '' })
  const now = nowIn(text, part.alone.today)
  const told = duties.filter(({ form }) => form.test(text)).toSorted((a, b) => a.rank - b.rank)
  if (now.minute === null || now.minute < earliest || now.minute > latest || told.length < 2) return null
  const local = new LocalFormat('en', now.day)
  const until = child.test(text) ? (hourIn(text, bedtime, true) ?? usualBedtime) : null
  let at = Math.ceil(now.minute / 5) * 5
  const lines: string[] = []
  const add = (minutes: number, line: string) => {
    lines.push(`**${clockSpan(at, at + minutes, local)}:** ${line}.`)
    at += minutes
  }
  const hasLaundry = told.some(({ rank }) => rank === 0)
  let isDown = until === null
  for (const { minutes, line, rank } of told) {
    if (!isDown && rank > 5) {
      if (hasLaundry) add(dryer, 'laundry into the dryer')
      add(bed, 'kid to bed')
      isDown = true
    }
    add(minutes, line)
  }
  if (!isDown) {
    if (hasLaundry) add(dryer, 'laundry into the dryer')
    add(bed, 'kid to bed')
  }
  return makeAnswer(
    paragraphs(
      bulletList(lines),
      `That’s ${clockText(at, local)}. Then sit down. ${hasLaundry ? 'Folding' : 'Everything else'} is tomorrow’s.`,
    ),
    { closesTopic: true },
  )
}
