import type { CoachProposal } from '#contract/coach.ts'
import type { TaskFact } from '#server/ports/coach-model.ts'
import { padTwo } from '#server/lib/chrono-results.ts'
import { makeTask } from '../../actions/task-requests.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { bulletList } from '../../markdown.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { type DayPlan, type Placed, placeItems, usualMinutes } from './place-items.ts'
import { type PlanItem, readPlanItems } from '../../actions/plan-items.ts'

/** HH:mm; what ends after midnight ends on the next day. */
const toTime = (minutes: number): string => `${padTwo(Math.floor(minutes / 60) % 24)}:${padTwo(minutes % 60)}`

function line({ title, begin, end, isOwn }: Placed, words: LocalFormat): string {
  const when =
    begin === 0 ? `Until ${words.clock(toTime(end))}` : `${words.clock(toTime(begin))} to ${words.clock(toTime(end))}`
  return `${when}: ${quoteUserText(title)}${isOwn ? '' : ' (in your planner)'}`
}

function remarks({ placed, left, overlaps }: DayPlan, items: readonly PlanItem[]): string {
  const isPicked = placed.some(({ isOwn, isSet }) => isOwn && !isSet)
  const isGuessed = items.some(({ minutes, until }) => minutes === null && until === null)
  const clashes = overlaps.map(([one, other]) => `${quoteUserText(one.title)} with ${quoteUserText(other.title)}`)
  return [
    clashes.length > 0 && `These overlap, so something has to move: ${clashes.join('; ')}.`,
    left.length > 0 && `There’s no gap left for ${left.map(({ title }) => quoteUserText(title)).join(' or ')}.`,
    isPicked && 'I picked times for what had none.',
    isGuessed && `Where you gave no length, I counted ${usualMinutes} minutes.`,
    'Change anything on its card before you add it.',
  ]
    .filter((part) => typeof part === 'string')
    .join(' ')
}

const cardOf = ({ title, begin, end }: Placed, day: string): CoachProposal =>
  makeTask(
    title,
    { day, time: begin === 0 ? null : toTime(begin), minutes: Math.max(15, end - begin), repeat: null },
    day,
  )

/** The minute of the day from which something can still be planned. */
const minuteOfNow = ({ request: { now, timeZone } }: Turn): number => {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  return hour * 60 + minute
}

/** In minutes of the day. */
const beginOfPart = (message: string): number =>
  /\b(?:evening|tonight)\b/i.test(message) ? 17 * 60 : /\bafternoon\b/i.test(message) ? 12 * 60 : 0

/** A day with what the message says is to be in it, between what the planner has; null where it names nothing. `name`: 'on Sunday'. */
export function planNamedItems(turn: Turn, day: string, name: string, tasks: readonly TaskFact[]): Answer | null {
  const { request, today } = turn
  const items = readPlanItems(request.message, { ...request, today })
  if (items.length === 0) return null
  const from = Math.max(day === today ? minuteOfNow(turn) : 0, beginOfPart(request.message))
  const words = new LocalFormat('en', today)
  const plan = placeItems(items, tasks, from)
  const unseen =
    request.facts.planner === null ? 'I can’t see your planner right now, so this is only what you named.' : null
  const untimed = tasks.filter(({ time }) => time === null).map(({ title }) => quoteUserText(title))
  const also = untimed.length > 0 ? `Also in your planner, with no set time: ${untimed.slice(0, 5).join(', ')}.` : null
  const cards = plan.placed.filter(({ isOwn, begin }) => isOwn && begin > 0).map((one) => cardOf(one, day))
  return makeAnswer(
    paragraphs(
      `Here’s how it could fit ${name}:`,
      bulletList(plan.placed.map((one) => line(one, words))),
      also,
      unseen,
      remarks(plan, items),
    ),
    { cards, isFree: true },
  )
}
