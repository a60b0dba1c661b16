import { addDays } from '#server/lib/days.ts'
import type { NameAnswer, NameQuery } from '#server/ports/named-records.ts'
import type { QuestionPurpose } from '#server/ports/dialogue-state.ts'
import type { Answer, Turn } from '../dialogue/compose-answer.ts'
import { asksForSomething } from '../guide/guide-requests.ts'
import type { ActionContext, ActionRequest } from './action-request.ts'
import { maxLetters } from './action-limits.ts'
import { surelyAsked } from './is-request.ts'
import { readActions, readMissing } from './read-actions.ts'
import { composeActionAnswer } from './compose-action-answer.ts'
import type { PlannedOn } from './not-found-text.ts'
import { isInWeek } from '../dialogue/day-plan/plan-named-items.ts'
import { withThreadCards } from './change-thread-cards.ts'
import { withHowReminded } from './reminder-note.ts'

/** An answer that needs records found by their names first. `toAnswer` returns null if the message turns out to ask for nothing. */
export type ActionLookUp = { mayFind: readonly NameQuery[]; toAnswer: (found: readonly NameAnswer[]) => Answer | null }

const about: Partial<Record<QuestionPurpose, Extract<ActionRequest, { do: 'ask' }>['about']>> = {
  newTask: 'task',
  newItem: 'item',
  newHousehold: 'household',
  newEntry: 'entry',
  newGoal: 'goal',
  newPrayer: 'prayer',
}
const declines = /^(?:no|nothing|never ?mind|forget it|cancel|stop|nada|déjalo|dejalo|olvídalo|olvidalo)\b/i

/** Reads the answer to 'What should it say?'. */
function readAnswer({ request: { message }, state: { pending } }: Turn, context: ActionContext): ActionRequest[] {
  const kind = pending === null ? undefined : about[pending]
  if (kind === undefined || declines.test(message.trim()) || asksForSomething(message)) return []
  return readMissing(kind, message, context)
}

const contextOf = ({ request, state, today }: Turn): ActionContext => {
  const { now, timeZone, hasMilestones, language, currency } = request
  const cards = request.cards.flatMap(({ proposal }) =>
    proposal.kind === 'task' ? [{ title: proposal.title, day: proposal.dueDate }] : [],
  )
  return { now, timeZone, today, language, hasMilestones, currency, before: state.messages.at(-1), cards }
}

const readSurely = (message: string, context: ActionContext): readonly ActionRequest[] =>
  surelyAsked(readActions(message, context), message)

/** Returns true if the message may ask for something to be done. */
export const mayAct = (turn: Turn): boolean =>
  readSurely(turn.request.message, { ...contextOf(turn), isAnswering: true }).length > 0

/** Keeps the result, since one message is tested several times. */
const known = new WeakMap<Turn, boolean>()

/** Returns true if the message plainly asks for something, even while the coach waits for an answer. */
export function asksToAct(turn: Turn): boolean {
  const asks =
    known.get(turn) ??
    readSurely(turn.request.message, { ...contextOf(turn), isAnswering: true }).some(
      (one) => one.do !== 'change' || one.isCertain,
    )
  known.set(turn, asks)
  return asks
}

/** Limits a change to the task of that day. */
const onDay = (one: ActionRequest, day: string | null): ActionRequest =>
  one.do === 'change' && day !== null ? { ...one, record: 'task', day } : one

const usualHours = new Map(
  Object.entries({
    'In the morning': '9 am',
    'In the afternoon': '2 pm',
    'In the evening': '7 pm',
    'At night': '8 pm',
  }),
)
/** From this hour on, 'in the morning' means tomorrow. */
const morningIsOver = 10
function withNextMorning(one: ActionRequest, { now, timeZone, today }: ActionContext): ActionRequest {
  if (one.do !== 'add' || one.proposal.kind !== 'task' || one.guess !== 'day') return one
  const { notes = '', dueDate, time } = one.proposal
  const isOver =
    Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).hour >= morningIsOver
  if (notes !== 'In the morning' || time !== null || dueDate !== today || !isOver) return one
  const { guess: _, ...rest } = one
  return { ...rest, proposal: { ...one.proposal, dueDate: addDays(today, 1) } }
}

/** For a reminder at a part of the day, offers an hour instead of choosing one. */
function withHourOffer(one: ActionRequest, message: string): ActionRequest {
  if (one.do !== 'add' || one.proposal.kind !== 'task' || one.aside !== undefined || one.language !== 'en') return one
  const { time, notes = '' } = one.proposal
  const hour = usualHours.get(notes)
  return time !== null || hour === undefined || !/\b(?:remind|reminder)\b/i.test(message)
    ? one
    : { ...one, aside: `It doesn’t have a time yet. Say “make it ${hour}” to set one.` }
}

/** Answers what the message asks for with cards. Returns null if it asks for nothing. `day` is that of the task it refers to. */
export function answerActionRequests(turn: Turn, day: string | null = null): Answer | ActionLookUp | null {
  const { request, today } = turn
  const { message, hidesSpiritual } = request
  const context = contextOf(turn)
  const asked = readSurely(message, context)
  const isHidden = (one: ActionRequest) => one.do === 'add' && one.proposal.kind === 'prayer' && hidesSpiritual
  const read = (asked.length > 0 ? asked : readAnswer(turn, context))
    .filter((one) => !isHidden(one))
    .map((one) => onDay(one, day))
    .map((one) => withNextMorning(one, context))
    .map((one) => withHourOffer(one, message))
  const requests = withHowReminded(read, message, request.history)
  if (requests.length === 0) return null
  const changes = requests.filter((one) => one.do === 'change' || one.do === 'moveAll')
  const answered = (found: readonly NameAnswer[]) =>
    composeActionAnswer(
      requests
        .map((one) => ({
          request: one,
          found: one.do === 'change' || one.do === 'moveAll' ? (found[changes.indexOf(one)] ?? null) : null,
        }))
        .map((one) => withThreadCards(one, request.cards, today)),
      today,
      { isCut: message.trim().length > maxLetters, plannedOn: plannedIn(turn) },
    )
  if (changes.length === 0) return answered([])
  return { mayFind: changes.map(queryOf), toAnswer: answered }
}

/** The planner's facts reach a week ahead. */
const plannedIn =
  ({ request, today }: Turn): PlannedOn =>
  (day) => {
    if (request.facts.planner === null || day < today || !isInWeek(day, today)) return null
    return request.facts.planner.tasks
      .filter(({ dueDate, isCompleted }) => dueDate === day && !isCompleted)
      .map(({ title }) => title)
  }

const queryOf = (one: Extract<ActionRequest, { do: 'change' | 'moveAll' }>): NameQuery =>
  one.do === 'moveAll'
    ? one.span
    : one.which === 'onDay' && one.day !== null
      ? { from: one.day, to: one.day, hours: null }
      : {
          record: one.record,
          name: one.name,
          day: one.day,
          ...(one.list !== undefined && { list: one.list }),
          ...(one.which !== undefined && { wantsEach: true }),
        }
