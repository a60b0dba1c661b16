import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { timeOfDay } from '../../../../when/format-clock-time.ts'
import { bulletList } from '../../../../markdown.ts'
import { oneOf, wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { clockSpan } from '../../../plans-around-hours/time-range-text.ts'
import { asksForPlan } from './facts/asks-for-plan.ts'
import { hourAfter, hourIn, lengthText, timeText } from './facts/time-text.ts'
import { nowIn } from './facts/told-now.ts'
import { workToDo } from './facts/work-to-do.ts'
import type { Part } from '../../part.ts'

const asks = wholeWords([
  '(?:what|how) (?:does|will|would|should|do|is|s) (?:my |the |this |a realistic )?(?:tonight|night|evening|rest of (?:the|my) (?:night|evening))s? (?:even |actually |realistically )?(?:look|go|work)',
  '(?:plan|map out|lay out) (?:out )?(?:my |the |this )?(?:tonight|night|evening)|how do i (?:get|fit) (?:it|this|that) all (?:in|done)|what do i do (?:first )?tonight',
])
const people = '(?:kids?|children|twins|baby|toddler|girls|boys|son|daughter|little ones?|he|she)'
const bedtime = hourAfter(
  `${people}(?: (?:are|is|all|usually|go|goes|be|get|in|to|down|asleep|bed|sleep)){1,4}|bedtime(?: is)?`,
)
const home = hourAfter("(?:get|am|be|i'm|im) home|home|get in(?: from work)?|walk in(?: the door)?|off(?: work)?")
const wake = hourAfter('(?:get up|wake up|up|alarm(?: is| goes)?(?: off)?)(?: again| tomorrow)?')
const due = hourAfter('due(?: tomorrow)?')
const hungry = /\b(?:havent|haven't|hasn't|not) (?:even )?(?:eaten|had (?:dinner|supper))\b|\bstarving\b|\bno dinner\b/
const named = [
  /\b(?:have|got|finish|write|do|with) (?:an?|the|my|this) ((?:[a-z]+ ){0,2}[a-z]+?)(?=,? (?:due|that's|thats|that is|which|to finish|and it)\b)/,
  new RegExp(
    String.raw`\bof (${oneOf('charting', 'grading', 'editing', 'paperwork', 'homework', 'reading', 'studying')})\b`,
  ),
]

type Chore = { form: RegExp; minutes: number; line: string; isLast: boolean }
const chores: readonly Chore[] = [
  { form: /\blunch(?:es|boxes)?\b/, minutes: 15, line: 'lunches, all of them in one go', isLast: false },
  { form: /\bdishes\b/, minutes: 15, line: 'dishes', isLast: false },
  { form: /\blaundry\b/, minutes: 10, line: 'one load in. It can sit in the dryer till tomorrow', isLast: false },
  { form: /\bshower\b/, minutes: 15, line: 'shower', isLast: true },
]

/** In minutes: supper of one's own, settling down after bedtime, a break in long work, and from the end of work to bed. */
const [supper, settle, pause, toBed] = [30, 15, 10, 30]
/** In minutes: work of this length has a break in it. */
const longWork = 100
/** In minutes of the day: work stops then at the latest. */
const latest = 23 * 60 + 30

type Step = { from: number; to: number; line: string }
type Told = {
  start: number
  bed: number | null
  work: number
  name: string
  isHungry: boolean
  chores: readonly Chore[]
}

function stepsOf({ start, bed, work, name, isHungry, chores: told }: Told, isHome: boolean): Step[] {
  const steps: Step[] = []
  let at = start
  const add = (minutes: number, line: string) => {
    steps.push({ from: at, to: at + minutes, line })
    at += minutes
  }
  const eats = isHungry || isHome
  if (eats)
    add(
      supper,
      bed === null
        ? 'eat, sitting down, nothing that takes longer than 10 minutes to make'
        : 'food first, yours too. Whatever takes 10 minutes: eggs, leftovers, cereal',
    )
  if (bed !== null && bed > at) add(bed - at, 'the kids: baths, books, lights out. Phone and laptop stay shut')
  if (bed !== null) add(settle, 'water or tea, laptop open, a list of what has to be in it')
  for (const chore of told.filter(({ isLast }) => !isLast)) add(chore.minutes, chore.line)
  const whole = work + (work >= longWork ? pause : 0)
  add(
    Math.min(whole, Math.max(30, latest - at)),
    `${name}${work >= longWork ? ', with a 10-minute break in the middle' : ''}`,
  )
  for (const chore of told.filter(({ isLast }) => isLast)) add(chore.minutes, chore.line)
  return steps
}

function verdict(steps: readonly Step[], told: Told, up: number | null, local: LocalFormat): string {
  const clock = (minute: number) => local.clock(timeOfDay(minute))
  const work = steps.find(({ line }) => line.startsWith(told.name))
  const bed = (steps.at(-1)?.to ?? 0) + toBed
  const sleep = up === null ? '' : `, and that’s ${lengthText(up + 1_440 - bed)} till ${clock(up)}`
  const short = told.work - ((work?.to ?? 0) - (work?.from ?? 0))
  return short > 0
    ? `Tight: tonight gets you all but about ${lengthText(short)} of it. Stop at ${clock(latest)} anyway, and do the rest first thing.`
    : `It fits, if you start on time: the ${told.name} is done by ${clock(work?.to ?? 0)}, lights out by ${clock(bed)}${sleep}.`
}

/** Lays out one evening by the clock around work that has to be done. Returns null if the work or the hour it begins isn't told. */
export function planTonight(part: Part): Answer | null {
  if (!asks.test(part.line) && !asksForPlan(part.line)) return null
  const text = timeText(part)
  const work = workToDo(text)
  const now = nowIn(text, part.alone.today)
  const at = hourIn(text, home, true)
  const start = at ?? (now.minute === null ? null : Math.ceil(now.minute / 5) * 5)
  if (work === null || start === null || start < 15 * 60 || start > 22 * 60) return null
  const bed = hourIn(text, bedtime, true)
  const name = named.map((form) => form.exec(text)?.[1]).find((one) => one !== undefined) ?? 'work'
  const told = {
    start,
    bed: bed !== null && bed < 22 * 60 ? bed : null,
    work: work.minutes,
    name,
    isHungry: hungry.test(text),
    chores: chores.filter(({ form }) => form.test(text)),
  }
  const local = new LocalFormat('en', now.day)
  const steps = stepsOf(told, at !== null)
  return makeAnswer(
    paragraphs(
      verdict(steps, told, hourIn(text, wake, false), local),
      bulletList(steps.map(({ from, to, line }) => `**${clockSpan(from, to, local)}:** ${line}`)),
      moreText(text, told, local),
    ),
    { closesTopic: true },
  )
}

function moreText(text: string, { bed, work }: Told, local: LocalFormat): string {
  const until = hourIn(text, due, false)
  const early =
    until !== null && until >= 7 * 60 && until <= 12 * 60
      ? ` If bedtime runs late, stop at 11 anyway. It’s not due till ${local.clock(timeOfDay(until))}, and half an hour in the morning beats an hour at midnight.`
      : ''
  const dropped =
    bed === null
      ? 'Anything not on this list waits till tomorrow.'
      : 'Dishes, laundry and the phone aren’t on it, on purpose.'
  return `${dropped}${work >= 60 && bed !== null ? early : ''}`
}
