import type { CoachProposal } from '#contract/coach.ts'
import type { EarlierCard } from '#server/ports/coach-model.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import type { Answered } from './not-found-text.ts'
import type { ActionRequest, ChangeRequest } from './action-request.ts'
import { resolveAdjustment } from './goal-changes.ts'
import { namedAmong } from './named-in-thread.ts'
import { shiftFrom } from './shift-requests.ts'

type Titled = Extract<CoachProposal, { kind: 'task' | 'household' | 'item' | 'goal' }>

/** In answers. A card this recent comes before any record of that name. */
const justNow = 2

const isTitled = (proposal: CoachProposal): proposal is Titled =>
  proposal.kind === 'task' || proposal.kind === 'household' || proposal.kind === 'item' || proposal.kind === 'goal'

/** Returns the open cards with the name that a change gives them. If several have the same title, it returns the latest. */
function openCards(
  { name, record }: ChangeRequest,
  cards: readonly EarlierCard[],
): { title: string; card: Titled; turnsAgo: number }[] {
  const open = cards.flatMap(({ proposal, state, turnsAgo }) =>
    state === 'open' && isTitled(proposal) ? [{ title: proposal.title, card: proposal, turnsAgo }] : [],
  )
  const fitting = namedAmong(name, open).filter(
    ({ card }) => record === card.kind || (record === 'any' && card.kind !== 'goal'),
  )
  return fitting.filter(({ title }, at) => fitting.findIndex((one) => one.title === title) === at)
}

const instead = {
  en: (title: string) => `This card for ${quoteUserText(title)} replaces the one above.`,
  es: (title: string) => `Esta tarjeta de ${quoteUserText(title)} va en lugar de la de arriba.`,
} as const

/** Applies a change to the card of a goal that isn't saved yet. Returns null if the goal can't be changed like this. */
function onGoalCard(
  { name, change, language }: ChangeRequest,
  card: Extract<Titled, { kind: 'goal' }>,
  today: string,
): CoachProposal | null {
  if (change.act !== 'adjust') return null
  const { title, goalKind, targetValue, currency, targetDate } = card
  const goal = { kind: goalKind, targetValue: targetValue ?? '0', currency, isCompleted: false }
  const record = { record: 'goal', id: '', title, dueDate: targetDate, time: null } as const
  const { change: made } = resolveAdjustment(change, { name, record, goal }, today, language)
  if (made === null) return null
  const to = made.target?.to
  return {
    ...card,
    title: made.title ?? title,
    ...(to !== undefined && { targetValue: to.value, currency: to.currency }),
    ...(made.targetDate !== undefined && { targetDate: made.targetDate }),
  }
}

/** Answers the change of a card with a new card, or with the reason why it can't be made. Returns null for other changes. */
function onCard(request: ChangeRequest, card: Titled, today: string): ActionRequest | null {
  const { change, language } = request
  if (change.act === 'delete') return { do: 'unable', why: 'notAdded', said: card.title, language }
  const changed = (proposal: CoachProposal): ActionRequest => ({
    do: 'add',
    proposal,
    aside: instead[language](card.title),
    language,
  })
  if (card.kind === 'goal') {
    const goal = onGoalCard(request, card, today)
    return goal === null ? null : changed(goal)
  }
  if (change.act === 'rename') return changed({ ...card, title: change.title })
  if (request.openTime !== undefined) return { do: 'unable', why: 'openTime', said: request.openTime, language }
  if (card.kind === 'item') return null
  const time = card.kind === 'task' ? card.time : null
  if (change.act === 'adjust') return null
  const to = change.act === 'shift' ? shiftFrom({ dueDate: card.dueDate, time }, change, today) : change
  if (to === null || !('dueDate' in to)) return null
  const dueDate = to.dueDate ?? card.dueDate
  if (card.kind === 'household') return changed({ ...card, dueDate })
  return changed({ ...card, dueDate: dueDate ?? card.dueDate, time: to.time ?? card.time })
}

/** Finds the record to change on a card of the thread that was not added yet. */
export function withThreadCards({ request, found }: Answered, cards: readonly EarlierCard[], today: string): Answered {
  if (request.do !== 'change') return { request, found }
  const [only, ...more] = openCards(request, cards)
  const isFound = found !== null && found.found.length > 0
  if (only === undefined || more.length > 0 || (isFound && only.turnsAgo > justNow)) return { request, found }
  const changed = onCard(request, only.card, today)
  return changed === null ? { request, found } : { request: changed, found: null }
}
