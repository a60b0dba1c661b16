import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { CoachProposal, ProposalCard } from '#contract/coach.ts'
import { fitnessApi } from '#contract/fitness.ts'
import { goalsApi } from '#contract/goals.ts'
import { incomeApi } from '#contract/income.ts'
import { journalApi } from '#contract/journal.ts'
import { householdApi } from '#contract/household.ts'
import { breathingTechniques } from '#contract/lists.ts'
import { plannerApi } from '#contract/planner.ts'
import { selfCareApi } from '#contract/self-care.ts'
import { shoppingApi } from '#contract/shopping.ts'
import { spiritualApi } from '#contract/spiritual.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound, HttpError } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import type { NamedRecordActions, RecordActions } from '#server/lib/record-actions.ts'
import type { Session } from '#server/lib/session.ts'
import type { RecordProposal } from '#server/ports/coach-parts.ts'
import type { NamedKind } from '#server/ports/named-records.ts'
import { changeExchangeContent, type ExchangeRow } from './coach.repo.ts'
import { acceptChange, undoChange, withChange } from './proposed-changes.ts'

type RecordKind = RecordProposal['kind']
type ProposalOf<K extends RecordKind> = { [P in RecordProposal as P['kind']]: P }[K]
/** A card of an exchange, by its number. */
export type CardRequest = { session: Session; id: string; n: number; now: Date }

/** Accepts a card. Only the user calls this, never a model. The card contains the record's id, so accepting twice creates one record. */
export const acceptProposal = (
  db: Db,
  actions: CardActions,
  asked: CardRequest,
  edited?: CoachProposal,
): Promise<ExchangeRow> =>
  changeCard(db, asked, async (tx, card) => {
    if (card.state === 'accepted') return card
    if (card.state === 'withdrawn')
      throw new HttpError('bad_input', 'A newer card replaced this one. Nothing was saved.')
    if (card.state === 'dropped') throw new HttpError('bad_input', 'This card was taken back. Nothing was saved.')
    return takeCard(tx, actions, asked, edited === undefined ? card : withEdit(card, edited))
  })

type Taking = Pick<CardRequest, 'session' | 'now'>

/** Creates or changes the record of a card, or restores it after it was undone. */
export async function takeCard(tx: Db, actions: CardActions, asked: Taking, card: ProposalCard): Promise<ProposalCard> {
  const { proposal } = card
  if (proposal.kind === 'change') return acceptChange(tx, actions, asked, { ...card, proposal })
  if (proposal.kind === 'breathing') return { ...card, state: 'accepted' }
  // A card is checked against its feature's contract, as any request is.
  if (card.state === 'open') await creationOf(proposal.kind, proposal, card.recordId).create(tx, actions, asked)
  else await actionsFor(actions, proposal).restore(tx, asked.session, card.recordId, asked.now)
  return { ...card, state: 'accepted' }
}

export const undoProposal = (db: Db, actions: CardActions, asked: CardRequest): Promise<ExchangeRow> =>
  changeCard(db, asked, async (tx, card) => {
    if (card.state !== 'accepted') return card
    const { proposal } = card
    if (proposal.kind === 'change') return undoChange(tx, actions, asked, { ...card, proposal })
    if (proposal.kind !== 'breathing')
      await actionsFor(actions, proposal).remove(tx, asked.session, card.recordId, asked.now)
    return { ...card, state: 'undone' }
  })

/** Locks the row for the transaction, so that simultaneous clicks run one after another and card and record agree. */
const changeCard = (
  db: Db,
  { session, id, n, now }: CardRequest,
  act: (tx: Db, card: ProposalCard) => Promise<ProposalCard>,
): Promise<ExchangeRow> =>
  db.transaction((tx) =>
    changeExchangeContent(tx, session.owner, id, now, async (content) => {
      const card = content.proposals[n]
      if (card === undefined) throw notFound()
      return { ...content, proposals: content.proposals.with(n, await act(tx, card)) }
    }),
  )

/**
 * Returns the card as the user edited it. If the card had been undone, its record stays deleted, and the edited card creates
 * another one.
 */
function withEdit(card: ProposalCard, edited: CoachProposal): ProposalCard {
  const proposal = requireSame(card, edited)
  const isNew = proposal.kind !== 'change' && !isDeepStrictEqual(proposal, card.proposal)
  return isNew && card.state === 'undone'
    ? { ...card, proposal, recordId: newId(), state: 'open' }
    : { ...card, proposal }
}

/** Checks that an edited card is of the same kind and record, and that its feature would accept it. */
function requireSame({ proposal }: ProposalCard, edited: CoachProposal): CoachProposal {
  const taken = edited.kind === 'change' ? withChange(proposal, edited) : edited
  if (taken?.kind !== proposal.kind) throw unusable()
  const wrong = whyUnacceptable(taken)
  if (wrong !== null) throw wrong
  return taken
}

/** Returns the actions of a card's kind. A repeating task is deleted and restored with its repetitions. */
function actionsFor(actions: CardActions, proposal: RecordProposal) {
  if (proposal.kind === 'task' && proposal.repeat !== undefined) return actions.series
  return actions[proposal.kind]
}

const taskOf = ({ kind: _kind, time, notes, ...task }: ProposalOf<'task'>, id: string) => {
  const description = notes === undefined ? {} : { description: notes }
  const given = { id, ...task, ...description, ...(time !== null && { scheduledTime: `${task.dueDate}T${time}:00` }) }
  return plannerApi['POST /api/tasks'].body.safeParse(given)
}

const goalOf = (
  { title, category, goalKind, targetValue, currency, targetDate, currentValue, steps = [title] }: ProposalOf<'goal'>,
  id: string,
) => {
  const measure = goalKind === 'milestones' ? { milestones: steps.map((text) => ({ text })) } : { targetValue }
  const begun = currentValue === undefined ? {} : { currentValue }
  const money = currency === null ? {} : { currency }
  const given = { id, title, category, kind: goalKind, targetDate, ...measure, ...begun, ...money }
  return goalsApi['POST /api/goals'].body.safeParse(given)
}

const householdOf = ({ kind: _kind, title, ...task }: ProposalOf<'household'>, id: string) =>
  householdApi['POST /api/household-tasks'].body.safeParse({ id, text: title, ...task })

const entryOf = ({ title, content }: ProposalOf<'entry'>, id: string) =>
  journalApi['POST /api/journal'].body.safeParse({ id, title, content })

const incomeOf = ({ title, kind: _kind, ...earned }: ProposalOf<'income'>, id: string) =>
  incomeApi['POST /api/income'].body.safeParse({ id, source: title, ...earned })
const itemOf = ({ title, list }: ProposalOf<'item'>, id: string) =>
  shoppingApi['POST /api/shopping-items'].body.safeParse({ id, line: title, list })
const prayerOf = ({ title }: ProposalOf<'prayer'>, id: string) =>
  spiritualApi['POST /api/prayers'].body.safeParse({ id, text: title })

const workoutOf = ({ kind: _kind, ...workout }: ProposalOf<'workout'>, id: string) =>
  fitnessApi['POST /api/fitness/workouts'].body.safeParse({ id, ...workout })
const waterOf = ({ kind: _kind, title: _title, ...drink }: ProposalOf<'water'>, id: string) =>
  fitnessApi['POST /api/fitness/drinks'].body.safeParse({ id, ...drink })
const careOf = ({ activityType, minutes }: ProposalOf<'care'>, id: string) =>
  selfCareApi['POST /api/self-care'].body.safeParse({ id, activityType, duration: minutes, mood: null })

const weightOf = ({ kilograms }: ProposalOf<'weight'>, id: string) =>
  fitnessApi['POST /api/fitness/weights'].body.safeParse({ id, kilograms })

/** Parsers that turn a card into the record that it creates, by the contract of its feature. */
const parsers = {
  task: taskOf,
  goal: goalOf,
  entry: entryOf,
  income: incomeOf,
  item: itemOf,
  prayer: prayerOf,
  workout: workoutOf,
  weight: weightOf,
  water: waterOf,
  care: careOf,
  household: householdOf,
} satisfies { [K in RecordKind]: (proposal: ProposalOf<K>, id: string) => Parsed<unknown> }

type RecordOf = { [K in RecordKind]: Extract<ReturnType<(typeof parsers)[K]>, { success: true }>['data'] }
/** The same parsers, typed so that a card's kind determines the kind of its record. */
const parserOf: { [K in RecordKind]: (proposal: ProposalOf<K>, id: string) => Parsed<RecordOf[K]> } = parsers

type AnyActions = { [K in RecordKind]: RecordActions<RecordOf[K]> }
/** The actions that features bring for cards, by kind. A kind that no feature brings does not compile. */
export type CardActions = AnyActions & { [K in NamedKind]: NamedRecordActions<RecordOf[K]> } & {
  series: Pick<RecordActions<RecordOf['task']>, 'remove' | 'restore'>
}

/** The record that a card creates. */
type Creation = {
  wrong: HttpError | null
  create: (tx: Db, actions: AnyActions, asked: Taking) => Promise<unknown>
}

function creationOf<K extends RecordKind>(kind: K, proposal: ProposalOf<K>, id: string): Creation {
  const parsed = parserOf[kind](proposal, id)
  return {
    wrong: parsed.success ? null : toError(parsed.error),
    create: (tx, actions, { session, now }) => actions[kind].create(tx, session, checked(parsed), now),
  }
}

function whyNoChange({ record, change }: Extract<CoachProposal, { kind: 'change' }>): HttpError | null {
  // An item of a list has no day.
  if (change.act !== 'adjust')
    return record !== 'goal' && (record !== 'item' || change.act !== 'move') ? null : unusable()
  const { act: _act, target, ...given } = change
  const body = { ...given, ...(target !== undefined && { targetValue: target.to.value, currency: target.to.currency }) }
  if (record !== 'goal' || Object.keys(body).length === 0) return unusable()
  const parsed = goalsApi['PUT /api/goals/{id}'].body.safeParse(body)
  return parsed.success ? null : toError(parsed.error)
}

/** Returns what a feature's contract would refuse in a card, by field, or null. */
function whyUnacceptable(proposal: CoachProposal): HttpError | null {
  if (proposal.kind === 'change') return whyNoChange(proposal)
  if (proposal.kind !== 'breathing') return creationOf(proposal.kind, proposal, newId()).wrong
  return breathingTechniques.some((one) => one.id === proposal.techniqueId) ? null : unusable()
}

/** A card that its feature's contract would refuse is never shown. */
export const isAcceptable = (proposal: CoachProposal): boolean => whyUnacceptable(proposal) === null

type Parsed<T> = { success: true; data: T } | { success: false; error: z.ZodError }

function checked<T>(parsed: Parsed<T>): T {
  if (parsed.success) return parsed.data
  throw toError(parsed.error)
}

const toError = ({ issues }: z.ZodError): HttpError =>
  unusable(Object.fromEntries(issues.map(({ path: [field = ''], message }) => [String(field), message])))

const unusable = (fields?: Record<string, string>) =>
  new HttpError('bad_input', 'We can’t use this card as it is. Nothing was saved.', fields && { fields })
