import { capitalize } from '#contract/capitalize.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { anyEnglishWeekday } from '../../../../when/weekdays.ts'
import { weekdaysIn } from '../../../plans-around-hours/work-hours.ts'
import { asksForPlan } from './facts/asks-for-plan.ts'
import { dayFacts } from './facts/day-facts.ts'
import { clockText, timeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asks = wholeWords([
  '(?:sketch|lay|plan|map) (?:out )?(?:a|my|the|me a) week(?: out)?|(?:lay|plan|map) out (?:a|my|the) week|make (?:it|this|that|my week) make sense|what (?:should|would|could) (?:a|my|the) week look like|help me (?:with|plan|organize) (?:my|the|a) week|give (?:me )?(?:my week|a week) (?:some )?shape|shape to (?:it|my week)',
])
const retired =
  /\b(?:i'?m (?:newly |now |just )?retired|i (?:just )?retired|(?:^|[.,] ?)(?:newly |just )?retired|my retirement)\b/
const ofTime = /\b(?:weeks?|days?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|routine|schedule|shape|time)\b/

const church = new RegExp(
  String.raw`\b(?:church|choir|bible study|bingo|quilting|yoga|volunteer\w*|class) (?:is )?(?:on )?((?:${anyEnglishWeekday})(?: (?:nights?|mornings?|evenings?|afternoons?))?(?: and (?:${anyEnglishWeekday})(?: (?:nights?|mornings?))?)?)`,
)
const likes = /\bi (?:like|love|enjoy) (?:to )?([a-z]+(?: and [a-z]+)?)(?=[,.]|$| but| and\b)/

/** A week for somebody who has stopped working: few fixed points, each on a day. */
const ofDay = /\b(?:decent|good|normal|typical|day|monday|tuesday|wednesday|thursday|friday)\b/
const ofWeekWord = /\bweeks?\b/
const joints = /\bknees?\b|\bhips?\b|\bback\b/
const walking = /\bwalk(?:s|ing)?\b/

/** One day by the clock for somebody who has stopped working. */
const retiredDay = (text: string): string =>
  paragraphs(
    bulletList([
      '**7 to 8 am:** up, dressed, coffee, the paper or a page of something. No TV yet.',
      `**8:30 to 9 am:** ${walking.test(text) ? 'the walk' : 'outside'}${joints.test(text) ? ', flat ground, 15 minutes out and back, a bench in the middle' : ', half an hour, same loop'}.`,
      '**9:30 to 11:30 am:** the one thing with other people in it, at a fixed hour. That’s what makes a day a day.',
      '**Noon to 2 pm:** lunch at the table, then rest without apologizing for it.',
      '**2 to 4 pm:** one project or one errand, not both.',
      '**After supper:** a phone call to one person. In bed at the same time as when you worked, give or take.',
    ]),
    'Do that twice a week before you fill the other days. The rest can stay loose.',
  )

function retiredWeek(text: string): string {
  const fixed = church.exec(text)
  const what = fixed?.[0].split(' ')[0] ?? ''
  const days = fixed === null ? [] : weekdaysIn(fixed[1] ?? '')
  const own = likes.exec(text)?.[1] ?? 'the one thing you always said you’d get to'
  const withFixed = (weekday: number, line: string): string =>
    days.includes(weekday) ? `${line} ${capitalize(what)} too, as ever.` : line
  return paragraphs(
    bulletList([
      '**Every morning:** up at a set time, dressed, out the door by 9 for a 20-minute walk. Before you touch anything in the house.',
      withFixed(1, '**Monday:** errands and house, finished by noon.'),
      withFixed(
        2,
        '**Tuesday:** something at a fixed hour with other people: a class, the library, a volunteer shift. This is the one to sign up for first.',
      ),
      withFixed(3, `**Wednesday:** two hours on ${own}, same hour each week.`),
      withFixed(4, '**Thursday:** lunch or coffee with one person. Start with somebody from the old job.'),
      withFixed(5, '**Friday:** nothing planned, or a drive somewhere you’ve never had the day for.'),
      withFixed(7, '**Weekend:** family and rest, so it still feels different from the week.'),
    ]),
    'Three fixed points are plenty: the walk, Tuesday, Thursday. Keep it for four weeks, then change one thing. It’s supposed to feel strange at first, so don’t judge it before then.',
  )
}

const workdays = /\b(?:monday to friday|mon(?:day)? (?:through|thru|-) fri(?:day)?|m-f|weekdays)\b/
const exercise = new RegExp(
  [
    String.raw`\b(gym|walk|run|yoga|swim|work out|workouts?)\b(?: i want| to)? ?(?:(\d) ?(?:x|times|days)|twice)|\b(?:want`,
    String.raw`|like) to (walk|run|swim|work out) (\d) times`,
  ].join(''),
)
const course = /\b(?:online )?(?:class|course)\b[^.?!]{0,40}\b(?:due|quiz|test|assignment)\b/
const practice = new RegExp(
  String.raw`\b(practice|soccer|choir|piano|dance|karate|scouts|church|lessons?) (?:is )?((?:${anyEnglishWeekday})(?:(?: and |, |/| & )${anyEnglishWeekday})*)`,
)
const wantsFree =
  /\b(?:(?:one|1|an?) (?:evening|night) (?:with nothing|off|to myself|free|for me|that's mine)|(?:one|1) night off)\b/
const lateBed = '8:15 to 9:45 pm, once the house is quiet'

type Evening = { day: number; line: string }
const fridayFirst = [5, 3, 1, 4, 2]

/** Gives each weekday evening one thing, and one of them nothing. */
function eveningsOf(text: string, length: string): Evening[] {
  const [, what = '', said = ''] = practice.exec(text) ?? []
  const taken = said === '' ? [] : weekdaysIn(said)
  const rest = fridayFirst.find((day) => !taken.includes(day)) ?? 5
  const [, one, , two] = exercise.exec(text) ?? []
  const move = one ?? two ?? null
  const isWalk = move === 'walk' || move === 'run'
  const open = [1, 2, 3, 4, 5].filter((day) => day !== rest && !taken.includes(day))
  const study = course.test(text) ? (open.length > 2 ? [open[1], open[3] ?? open[2]] : open) : []
  const moving = move === null ? [] : isWalk && taken.length > 1 ? taken : [1, 3].filter((day) => day !== rest)
  return [1, 2, 3, 4, 5].map((day): Evening => {
    if (day === rest) return { day, line: '**nothing.** No laundry, no class, no favors' }
    const parts = [
      ...(taken.includes(day)
        ? [`${what}${moving.includes(day) && isWalk ? `; ${move ?? 'walk'} the field while you wait` : ''}`]
        : []),
      ...(moving.includes(day) && !(isWalk && taken.includes(day))
        ? [isWalk ? `${move ?? 'walk'}, ${length}` : `${move ?? 'gym'} at lunch, 40 minutes door to door`]
        : []),
      ...(study.includes(day) ? [`class, ${lateBed}`] : []),
    ]
    return { day, line: parts.length === 0 ? 'dinner, one small chore, then you’re off' : parts.join('; ') }
  })
}

function workingWeek(text: string): string | null {
  const { shifts, pickup } = dayFacts(text)
  const [shift] = shifts
  const isBusy = [exercise, course, practice, /\blaundry\b/].filter((form) => form.test(text)).length
  if (shift === undefined || !workdays.test(text) || isBusy < 2) return null
  const local = new LocalFormat('en', '2024-01-01')
  const move = exercise.exec(text)
  const name = move?.[1] ?? move?.[3] ?? null
  const evenings = eveningsOf(text, `right after work, ${clockText(shift.to + 15, local)}`)
  const hasClass = course.test(text)
  const hasLaundry = /\blaundry\b/.test(text)
  const hasQuiet = evenings.some(({ line }) => line.startsWith('dinner'))
  return paragraphs(
    bulletList([
      ...evenings.map(({ day, line }) => `**${local.weekdayOf(day)}:** ${line}.`),
      `**Saturday:** ${name === null ? 'errands first thing' : `${name} first thing`}, then ${hasLaundry ? 'two loads of laundry' : 'errands'}, done by noon.`,
      `**Sunday:** ${hasClass ? 'finish the class by 4 pm and turn it in. 11:59 is for emergencies' : 'food and clothes for the week, one hour'}.`,
    ]),
    [
      pickup === null
        ? null
        : `Leave work at ${clockText(shift.to, local)} flat and set an alarm 10 minutes before: the pickup decides everything after it.`,
      hasLaundry
        ? `Laundry never ends because it has no day. Now it has Saturday${hasQuiet ? ', plus one load on a quiet night' : ''}.`
        : null,
      'If a week goes wrong, drop one thing, not the empty evening.',
    ]
      .filter((one) => one !== null)
      .join(' '),
  )
}

/** Sketches a week: for somebody retired, or around told work, with an evening that stays empty. Returns null if too little is told. */
export function sketchWeek(part: Part): Answer | null {
  const { line } = part
  if (
    !asks.test(line) &&
    !asksForPlan(line) &&
    !(wantsFree.test(line) && !part.told.some((one) => asks.test(one.toLowerCase())))
  )
    return null
  const text = timeText(part)
  const isDay = ofDay.test(line) && !ofWeekWord.test(line)
  const made =
    retired.test(text) && ofTime.test(line) ? (isDay ? retiredDay(text) : retiredWeek(text)) : workingWeek(text)
  return made === null ? null : makeAnswer(made, { closesTopic: true })
}
