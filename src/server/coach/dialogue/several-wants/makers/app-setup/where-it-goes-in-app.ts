import type { CoachProposal } from '#contract/coach.ts'
import { capitalize } from '#contract/capitalize.ts'
import { bulletList } from '../../../../markdown.ts'
import { formatDay } from '../../../../actions/format-when.ts'
import { datesIn } from '../../../plans-from-message/dates-in-message.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'
import { readSumText, type SumText } from '../sums/sum-text.ts'

const place = '(?:calendar|planner|reminders?|goals?|lists?|tasks?|to ?do)'
/** Asks which part of the app something belongs in. */
const asks = new RegExp(
  String.raw`\bwhat (?:i |do i |should i |goes |belongs |would i )?(?:should )?(?:put |keep |go |set )?(?:in|as|on|into)\b[^.?!]{0,25}\b${place}\b[^.?!]{0,25}\b(?:vs|versus|or|and|compared to|instead of)\b[^.?!]{0,30}\b${place}\b`,
)
const inApp = /\b(?:app|in here|in this thing|this thing|glowell)\b/
const examForm = /\b(finals?|exams?|tests?|midterms?|boards?|quiz(?:zes)?)\b/

/** A card for the exam or talk whose day is told. */
function dayCard({ all, today }: SumText): { line: string; card: CoachProposal } | null {
  const name = examForm.exec(all)?.[1]
  const date = datesIn(all, today).find(({ at }) => name !== undefined && Math.abs(at - all.indexOf(name)) < 40)
  const raise =
    name === undefined
      ? /\bask for a raise (?:on )?((?:mon|tues|wednes|thurs|fri)day)(?: at (\d{1,2})\b)?/.exec(all)
      : null
  if (name !== undefined && date !== undefined) {
    const title = capitalize(name)
    return { line: `“${title}” on ${formatDay(date.day, today, 'en')}`, card: taskOn(title, date.day, null) }
  }
  const [, weekday, hour] = raise ?? []
  const day = weekday === undefined ? undefined : datesIn(`on ${weekday}`, today)[0]?.day
  if (day === undefined) return null
  const time =
    hour === undefined ? null : `${String(Number(hour) < 7 ? Number(hour) + 12 : Number(hour)).padStart(2, '0')}:00`
  return { line: `“Ask for the raise” on ${formatDay(day, today, 'en')}`, card: taskOn('Ask for the raise', day, time) }
}

const taskOn = (title: string, dueDate: string, time: string | null): CoachProposal => ({
  kind: 'task',
  title,
  category: 'work',
  priority: 4,
  dueDate,
  time,
  estimatedDuration: 60,
})

const shifts = /\bi work ([^.?!;]{5,50}?)(?=[.?!;]|, and\b| and i\b|$)/

/** Says what goes in the planner, in goals and on a list. */
export const whereItGoesInApp: PartMaker = (part) => {
  const text = readSumText(part)
  if (!asks.test(part.line) || !inApp.test(`${part.line} ${text.all}`)) return null
  const own = dayCard(text)
  const work = shifts.exec(text.all)?.[1]
  const lines = [
    `**Planner:** what has a day or an hour and can’t slide${own === null ? '' : `, like ${own.line}`}${work === undefined ? '' : ', and your shifts, so you see what’s free'}. Blocks to study or prepare go there, too, if you give them an hour.`,
    '**Goals:** what takes weeks and has a number or steps: chapters done, dollars saved, hours practiced. Look at it once a week.',
    '**A list:** everything without a day. If it’s been there for two weeks, give it a day or delete it.',
  ]
  const card = own === null ? '' : ' The card below adds that day.'
  return makeAnswer(
    paragraphs(
      `The test is: would it hurt if you saw it a day late? If yes, it needs a day.${card}`,
      bulletList(lines),
      'On its day it’s under the bell at the top. There’s no alert on your phone, so for the one you can’t miss, set a phone alarm as well.',
    ),
    { cards: own === null ? [] : [own.card], closesTopic: true },
  )
}
