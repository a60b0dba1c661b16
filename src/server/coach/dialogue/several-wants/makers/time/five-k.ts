import { addDays, daysBetween, weekdayOf } from '#server/lib/days.ts'
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
  '(?:can|could|will|would) i (?:even |really )?(?:be ready|do it|make it|finish|run it)|be ready|is (?:it|that) (?:even )?(?:possible|doable|realistic)(?! to (?!run|finish|do|be|train|walk)\\w)',
])
/** Says that the user runs it. */
const ownRace = /\b(?:i|i'm|im|i've|ive|we|my first|our first|training for)\b[^.?!]{0,60}\b5 ?k\b/
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
/** In minutes: a session, and what lies between it and what comes after: a shower and the way to work, or less. */
const [session, washed, spare] = [35, 45, 20]
const beforeWork = /\b(?:before|until) (?:i )?(?:work|my shift)\b|\bshift\b|\bwork (?:starts |start )?at\b/

const timeSpan = (weeks: number): string =>
  weeks > whole + 1
    ? 'more than the usual time from the couch'
    : weeks >= whole - 1
      ? 'the usual time from the couch'
      : 'short, but enough for a walk-jog'

/** The Monday on which the first week of the whole ladder begins, if the race is in its last week. */
const firstMonday = (raceDay: string): string => addDays(raceDay, 1 - weekdayOf(raceDay) - (whole - 1) * 7)

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

const careFor = (joint: string | undefined): string =>
  joint === undefined
    ? 'Any pain in a joint the next day: repeat the week.'
    : `Show a doctor or physical therapist the plan first, because of the ${joint}. If it’s worse the next morning, go back a week.`

function sayReady(weeks: number, mornings: number, span: string, care: string): string {
  const often = mornings >= 2 ? `${mornings} mornings a week` : 'three mornings a week'
  return `Most likely yes, to finish it with some walking, as plenty of people in a 5K do. ${weeks} weeks is ${timeSpan(weeks)}, and ${often} of ${session} minutes is all it takes${span}. Not racing it is the plan. ${care}`
}

/** Plans the weeks before a 5K by told mornings, or says whether it can be done. Returns null if the weeks aren't told. */
export function planFiveK(part: Part): Answer | null {
  const { line } = part
  const isReady = ready.test(line)
  const text = wholeText(part)
  if (
    !race.test(text) ||
    !ownRace.test(text) ||
    (!isReady && !asksForPlan(line)) ||
    /\bshoes?\b/.test(line.slice(0, 20))
  )
    return null
  const { today } = part.alone
  const left = weeksLeft(text, today)
  if (left === null || left.weeks < fewest) return null
  const local = new LocalFormat('en', today)
  const until = hourIn(text, mornings, false)
  const before = beforeWork.test(text) ? washed : spare
  const begin = until === null ? null : until - session - before
  const days = weekdaysIn(trainingDays.exec(text)?.[1] ?? '')
  const when =
    days.length >= 2 ? local.list(days.map((day) => local.weekdayOf(day))) : 'three mornings a week, never two in a row'
  const hour = begin === null ? '' : `, out the door by ${clockText(begin, local)}`
  const care = careFor(sore.exec(text)?.[1])
  if (isReady) {
    const span = begin === null ? '' : ` (${clockText(begin, local)}, done well before ${clockText(until ?? 0, local)})`
    return makeAnswer(sayReady(left.weeks, days.length, span, care), { closesTopic: true })
  }
  const start = left.weeks > most && left.day !== null ? firstMonday(left.day) : null
  return makeAnswer(
    paragraphs(
      `${when.charAt(0).toUpperCase()}${when.slice(1)}${hour}. Each one: 5 minutes of easy walking, the numbers below in minutes, 5 minutes of walking home.`,
      bulletList(planLines(left.weeks)),
      start === null
        ? null
        : `Week 1 is the week of ${local.date(start)}. Till then, walk 30 minutes on the same days.`,
      `Slow enough to talk. ${care}`,
    ),
    { closesTopic: true },
  )
}
