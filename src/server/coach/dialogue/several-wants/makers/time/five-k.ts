import { addDays, daysBetween } from '#server/lib/days.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { datesIn } from '../../../plans-from-message/dates-in-message.ts'
import { weekdaysIn } from '../../../plans-around-hours/work-hours.ts'
import { asksForPlan } from './facts/asks-for-plan.ts'
import { clockText, hourAfter, hourIn, wholeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const race = /\b5 ?k\b/
const ready = wholeWords([
  '(?:can|could|will|would) i (?:even |really )?(?:be ready|do it|make it|finish|run it)|be ready|is (?:it|that) (?:even )?(?:possible|doable|realistic)',
])
const toldWeeks = /\b(\d{1,2}) weeks\b/
const mornings = hourAfter('(?:mornings? before|before|until|starts at|start at|work at|shift .{0,30}starts at)')
const trainingDays =
  /\b((?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sat|sun)[a-z]*(?:, (?:and )?| and )[a-z, ]{3,40}?)(?: mornings?)\b/
const sore = /\b(?:bad|sore|bum|weak) (?:left |right )?(knee|hip|back|ankle)\b/

/** Walk and run in minutes, and how many times over, from the first week to the last; an easy walk goes before and after. */
const ladder = [
  'walk 2, jog 1, eight times',
  'walk 2, jog 1, nine times',
  'walk 2, jog 2, six times',
  'walk 1, jog 2, eight times',
  'walk 1, jog 3, six times',
  'walk 1, jog 5, four times',
  'walk 1, jog 8, three times',
  'jog 20 to 25 in one go, walking whenever you like',
  'one easy jog of 20 and one of 15, then the race',
]
/** In weeks. */
const [fewest, whole, most] = [4, 9, 12]
const session = 35

function weeksLeft(text: string, today: string): { weeks: number; day: string | null } | null {
  const said = toldWeeks.exec(text)?.[1]
  const day = datesIn(text, today)[0]?.day ?? null
  if (said !== undefined) return { weeks: Number(said), day: null }
  return day === null ? null : { weeks: Math.floor(daysBetween(today, day) / 7), day }
}

function planLines(weeks: number): string[] {
  const many = Math.min(weeks, whole)
  const steps = Array.from({ length: many }, (_, at) =>
    at === many - 1
      ? (ladder.at(-1) ?? '')
      : (ladder[Math.round((at * (ladder.length - 2)) / Math.max(1, many - 2))] ?? ''),
  )
  return steps.map((step, at) => `**Week ${at + 1}:** ${step}.`)
}

/** Plans the weeks before a 5K by told mornings, or says whether it can be done. Returns null if the weeks aren't told. */
export function planFiveK(part: Part): Answer | null {
  const { line } = part
  const isReady = ready.test(line)
  const text = wholeText(part)
  if (!race.test(text) || (!isReady && !asksForPlan(line)) || /\bshoes?\b/.test(line.slice(0, 20))) return null
  const { today } = part.alone
  const left = weeksLeft(text, today)
  if (left === null || left.weeks < fewest) return null
  const local = new LocalFormat('en', today)
  const until = hourIn(text, mornings, false)
  const begin = until === null ? null : until - session - 20
  const days = weekdaysIn(trainingDays.exec(text)?.[1] ?? '')
  const when =
    days.length >= 2 ? local.list(days.map((day) => local.weekdayOf(day))) : 'three mornings a week, never two in a row'
  const hour = begin === null ? '' : `, out the door by ${clockText(begin, local)}`
  const joint = sore.exec(text)?.[1]
  const care =
    joint === undefined
      ? 'Any pain in a joint the next day: repeat the week.'
      : `Show a doctor or physical therapist the plan first, because of the ${joint}. If it’s worse the next morning, go back a week.`
  if (isReady)
    return makeAnswer(
      `Yes, to finish it with some walking, which most people in a 5K do. ${left.weeks} weeks ${left.weeks >= 8 ? 'is the usual time from the couch' : 'is short but enough for a walk-jog'}, and ${days.length >= 2 ? `${days.length} mornings a week` : 'three mornings a week'} of ${session} minutes is all it takes${begin === null ? '' : ` (${clockText(begin, local)}, done well before ${clockText(until ?? 0, local)})`}. Not racing it is the plan. ${care}`,
      { closesTopic: true },
    )
  const start = left.weeks > most && left.day !== null ? addDays(left.day, -whole * 7) : null
  return makeAnswer(
    paragraphs(
      `${when.charAt(0).toUpperCase()}${when.slice(1)}${hour}. Each one: 5 minutes of easy walking, the numbers below in minutes, 5 minutes of walking home.`,
      bulletList(planLines(left.weeks)),
      start === null ? null : `Week 1 starts around ${local.date(start)}. Till then, walk 30 minutes on the same days.`,
      `Slow enough to talk. ${care}`,
    ),
    { closesTopic: true },
  )
}
