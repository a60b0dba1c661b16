import type { z } from 'zod'
import type { CoachProposal, ProposalCard } from '#contract/coach.ts'
import { fitnessApi, type NewDrink, type NewWeight, type NewWorkout } from '#contract/fitness.ts'
import { type NewGoal, goalsApi } from '#contract/goals.ts'
import { type NewIncomeEntry, incomeApi } from '#contract/income.ts'
import { type NewJournalEntry, journalApi } from '#contract/journal.ts'
import { householdApi, type NewHouseholdTask } from '#contract/household.ts'
import { breathingTechniques } from '#contract/lists.ts'
import { type NewTask, plannerApi } from '#contract/planner.ts'
import { type NewSelfCareActivity, selfCareApi } from '#contract/self-care.ts'
import { type NewShoppingItem, shoppingApi } from '#contract/shopping.ts'
import { type NewPrayer, spiritualApi } from '#contract/spiritual.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound, HttpError } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import type { NamedRecordActions, RecordActions } from '#server/lib/record-actions.ts'
import type { Session } from '#server/lib/session.ts'
import { changeWords, type ChatRow } from './coach.repo.ts'
import { acceptChange, undoChange } from './proposed-changes.ts'

export type ProposalActions = {
  taskActs: NamedRecordActions<NewTask>
  seriesActs: Pick<RecordActions<NewTask>, 'remove' | 'restore'>
  goalActs: RecordActions<NewGoal>
  entryActs: RecordActions<NewJournalEntry>
  incomeActs: RecordActions<NewIncomeEntry>
  itemActs: NamedRecordActions<NewShoppingItem>
  prayerActs: RecordActions<NewPrayer>
  workoutActs: RecordActions<NewWorkout>
  weightActs: RecordActions<NewWeight>
  drinkActs: RecordActions<NewDrink>
  careActs: RecordActions<NewSelfCareActivity>
  householdActs: NamedRecordActions<NewHouseholdTask>
}

type ProposalOf<K extends CoachProposal['kind']> = Extract<CoachProposal, { kind: K }>
export type CardRequest = { session: Session; id: string; n: number; now: Date }

/** Called by the user only, never by a model. The record's id is fixed in the card, so accepting twice creates one record. */
export const acceptProposal = (
  db: Db,
  acts: ProposalActions,
  asked: CardRequest,
  edited?: CoachProposal,
): Promise<ChatRow> =>
  changeCard(db, asked, async (tx, card) => {
    if (card.state === 'accepted') return card
    if (card.state === 'withdrawn')
      throw new HttpError('bad_input', 'A newer card took this one’s place. Nothing was saved.')
    if (card.state === 'dropped') throw new HttpError('bad_input', 'This card was taken back. Nothing was saved.')
    // Once it was accepted, its record is edited where it is.
    const taken =
      card.state === 'open' && edited !== undefined ? { ...card, proposal: requireSame(card, edited) } : card
    return takeCard(tx, acts, asked, taken)
  })

type Taking = Pick<CardRequest, 'session' | 'now'>

/** Does what the card says, or does it again after it was undone. */
export async function takeCard(
  tx: Db,
  acts: ProposalActions,
  asked: Taking,
  card: ProposalCard,
): Promise<ProposalCard> {
  const { proposal } = card
  if (proposal.kind === 'change') return acceptChange(tx, acts, asked, { ...card, proposal })
  if (card.state === 'open') await createRecord(tx, acts, asked, card)
  else await actionsFor(acts, proposal)?.restore(tx, asked.session, card.recordId, asked.now)
  return { ...card, state: 'accepted' }
}

export const undoProposal = (db: Db, acts: ProposalActions, asked: CardRequest): Promise<ChatRow> =>
  changeCard(db, asked, async (tx, card) => {
    if (card.state !== 'accepted') return card
    const { proposal } = card
    if (proposal.kind === 'change') return undoChange(tx, acts, asked, { ...card, proposal })
    await actionsFor(acts, proposal)?.remove(tx, asked.session, card.recordId, asked.now)
    return { ...card, state: 'undone' }
  })

/** Locks the row for the transaction, so that simultaneous clicks run one after another and card and record agree. */
const changeCard = (
  db: Db,
  { session, id, n, now }: CardRequest,
  act: (tx: Db, card: ProposalCard) => Promise<ProposalCard>,
): Promise<ChatRow> =>
  db.transaction((tx) =>
    changeWords(tx, session.owner, id, now, async (words) => {
      const card = words.proposals[n]
      if (card === undefined) throw notFound()
      return { ...words, proposals: words.proposals.with(n, await act(tx, card)) }
    }),
  )

/** An edited card is of the same kind and the same record, and its feature would take it. */
function requireSame({ proposal }: ProposalCard, edited: CoachProposal): CoachProposal {
  const isSame =
    edited.kind === 'change'
      ? proposal.kind === 'change' &&
        edited.id === proposal.id &&
        edited.record === proposal.record &&
        edited.change.act === proposal.change.act
      : edited.kind === proposal.kind
  if (!isSame || !isAcceptable(edited)) throw unusable()
  return edited
}

/** A repeating task is created, deleted and restored with its repetitions. */
const actionsFor = (acts: ProposalActions, proposal: CoachProposal) =>
  proposal.kind === 'breathing' || proposal.kind === 'change'
    ? undefined
    : proposal.kind === 'task' && proposal.repeat !== undefined
      ? acts.seriesActs
      : proposal.kind === 'water'
        ? acts.drinkActs
        : acts[`${proposal.kind}Acts`]

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

/** A card that its feature's contract would refuse is never shown. */
export function isAcceptable(proposal: CoachProposal): boolean {
  const id = newId()
  if (proposal.kind === 'task') return taskOf(proposal, id).success
  if (proposal.kind === 'goal') return goalOf(proposal, id).success
  if (proposal.kind === 'entry') return entryOf(proposal, id).success
  if (proposal.kind === 'income') return incomeOf(proposal, id).success
  if (proposal.kind === 'item') return itemOf(proposal, id).success
  if (proposal.kind === 'prayer') return prayerOf(proposal, id).success
  if (proposal.kind === 'workout') return workoutOf(proposal, id).success
  if (proposal.kind === 'weight') return weightOf(proposal, id).success
  if (proposal.kind === 'water') return waterOf(proposal, id).success
  if (proposal.kind === 'care') return careOf(proposal, id).success
  if (proposal.kind === 'household') return householdOf(proposal, id).success
  // An item of a list has no day.
  if (proposal.kind === 'change') return proposal.record !== 'item' || proposal.change.act !== 'move'
  return breathingTechniques.some((one) => one.id === proposal.techniqueId)
}

/** Validates a card against its feature's contract, as any request. */
async function createRecord(
  tx: Db,
  acts: ProposalActions,
  { session, now }: Taking,
  { proposal, recordId }: ProposalCard,
): Promise<void> {
  if (proposal.kind === 'task') await acts.taskActs.create(tx, session, checked(taskOf(proposal, recordId)), now)
  if (proposal.kind === 'goal') await acts.goalActs.create(tx, session, checked(goalOf(proposal, recordId)), now)
  if (proposal.kind === 'item') await acts.itemActs.create(tx, session, checked(itemOf(proposal, recordId)), now)
  if (proposal.kind === 'income') await acts.incomeActs.create(tx, session, checked(incomeOf(proposal, recordId)), now)
  if (proposal.kind === 'household')
    await acts.householdActs.create(tx, session, checked(householdOf(proposal, recordId)), now)
  if (proposal.kind === 'entry') await acts.entryActs.create(tx, session, checked(entryOf(proposal, recordId)), now)
  if (proposal.kind === 'prayer') await acts.prayerActs.create(tx, session, checked(prayerOf(proposal, recordId)), now)
  if (proposal.kind === 'workout')
    await acts.workoutActs.create(tx, session, checked(workoutOf(proposal, recordId)), now)
  if (proposal.kind === 'water') await acts.drinkActs.create(tx, session, checked(waterOf(proposal, recordId)), now)
  if (proposal.kind === 'care') await acts.careActs.create(tx, session, checked(careOf(proposal, recordId)), now)
  if (proposal.kind === 'weight') await acts.weightActs.create(tx, session, checked(weightOf(proposal, recordId)), now)
}

type Parsed<T> = { success: true; data: T } | { success: false; error: z.ZodError }

function checked<T>(parsed: Parsed<T>): T {
  if (parsed.success) return parsed.data
  throw unusable(
    Object.fromEntries(parsed.error.issues.map(({ path: [field = ''], message }) => [String(field), message])),
  )
}

const unusable = (fields?: Record<string, string>) =>
  new HttpError('bad_input', 'This card cannot be used as it is. Nothing was saved.', fields && { fields })
