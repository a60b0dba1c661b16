import { Decimal } from 'decimal.js'
import type { CoachProposal } from '#contract/coach.ts'
import { usualCurrency } from '#contract/goals.ts'
import type { EarlierCard } from '#server/ports/coach-model.ts'

type Of<K extends CoachProposal['kind']> = Extract<CoachProposal, { kind: K }>
type Adjust = Extract<Of<'change'>['change'], { act: 'adjust' }>

/** A change to a goal's card: another number, date or name. */
type GoalWish = { value: string } | { day: string } | { title: string }

/** Whether a bare number is one of the card. */
export const hasTarget = (proposal: CoachProposal | undefined): boolean =>
  proposal?.kind === 'goal'
    ? proposal.targetValue !== null
    : proposal?.kind === 'change' && proposal.change.act === 'adjust' && proposal.change.target !== undefined

/** Once a card was accepted, its goal is as the card said, and a further change begins from there. */
const begun = ({ proposal, state }: EarlierCard, change: Adjust): Adjust => {
  if (proposal.kind !== 'change' || state !== 'accepted') return change
  const { target } = change
  return { act: 'adjust', ...(target !== undefined && { target: { from: target.to, to: target.to } }) }
}

function withWish(change: Adjust, wish: GoalWish): Adjust | null {
  if ('day' in wish) return { ...change, targetDate: wish.day }
  if ('title' in wish) return { ...change, title: wish.title }
  const { target } = change
  return target === undefined
    ? null
    : { ...change, target: { ...target, to: { ...target.to, value: new Decimal(wish.value).toFixed() } } }
}

const isSame = ({ from, to }: NonNullable<Adjust['target']>): boolean =>
  new Decimal(from.value).eq(to.value) && from.currency === to.currency

/** Returns the changed card of a goal, or null if it doesn't have that value. */
export function changeGoalCard(card: EarlierCard, wish: GoalWish): CoachProposal | null {
  const { proposal, state } = card
  if (proposal.kind !== 'change' || proposal.change.act !== 'adjust') return null
  const made = withWish(begun(card, proposal.change), wish)
  if (made === null) return null
  const { target, ...others } = made
  const change = { ...others, ...(target !== undefined && !isSame(target) && { target }) }
  if (state !== 'accepted') return { ...proposal, change }
  const { title = proposal.title, targetDate = proposal.dueDate } = proposal.change
  return { ...proposal, title, dueDate: targetDate, change }
}

/** The change of a goal that an accepted card has made. */
export function goalChangeOf(id: string, was: Of<'goal'>, made: Of<'goal'>): CoachProposal | null {
  const { targetValue, title, targetDate, goalKind: kind, category } = was
  const currency = was.currency ?? usualCurrency({ kind, category })
  const change: Adjust = {
    act: 'adjust',
    ...(made.title !== title && { title: made.title }),
    ...(targetValue !== null &&
      made.targetValue !== null &&
      made.targetValue !== targetValue && {
        target: {
          from: { value: targetValue, currency },
          to: { value: made.targetValue, currency: made.currency ?? currency },
        },
      }),
    ...(made.targetDate !== targetDate && { targetDate: made.targetDate }),
  }
  if (Object.keys(change).length === 1) return null
  return { kind: 'change', record: 'goal', id, title, dueDate: targetDate, change }
}
