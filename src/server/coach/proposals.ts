import type { CoachProposal, ProposalCard } from '#contract/coach.ts'
import { fitnessApi, type NewWeight, type NewWorkout } from '#contract/fitness.ts'
import { type NewGoal, goalsApi } from '#contract/goals.ts'
import { type NewIncomeEntry, incomeApi } from '#contract/income.ts'
import { type NewJournalEntry, journalApi } from '#contract/journal.ts'
import { householdApi, type NewHouseholdTask } from '#contract/household.ts'
import { breathingTechniques } from '#contract/lists.ts'
import { type NewTask, plannerApi } from '#contract/planner.ts'
import { type NewShoppingItem, shoppingApi } from '#contract/shopping.ts'
import { type NewPrayer, spiritualApi } from '#contract/spiritual.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound, HttpError } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import type { RecordActs } from '#server/lib/record-acts.ts'
import type { Session } from '#server/lib/session.ts'
import { changeWords, type ChatRow } from './coach.repo.ts'

export type ProposalActions = {
  taskActs: RecordActs<NewTask>
  goalActs: RecordActs<NewGoal>
  entryActs: RecordActs<NewJournalEntry>
  incomeActs: RecordActs<NewIncomeEntry>
  itemActs: RecordActs<NewShoppingItem>
  prayerActs: RecordActs<NewPrayer>
  workoutActs: RecordActs<NewWorkout>
  weightActs: RecordActs<NewWeight>
  householdActs: RecordActs<NewHouseholdTask>
}

type ProposalOf<K extends CoachProposal['kind']> = Extract<CoachProposal, { kind: K }>
type CardRequest = { session: Session; id: string; n: number; now: Date }

/** Called by the user only, never by a model. The record's id is fixed in the card, so accepting twice creates one record. */
export const acceptProposal = (db: Db, acts: ProposalActions, asked: CardRequest): Promise<ChatRow> =>
  changeCard(db, asked, async (tx, card) => {
    if (card.state === 'open') await createRecord(tx, acts, asked, card)
    if (card.state === 'undone')
      await actionsFor(acts, card.proposal)?.restore(tx, asked.session, card.recordId, asked.now)
    return 'accepted'
  })

export const undoProposal = (db: Db, acts: ProposalActions, asked: CardRequest): Promise<ChatRow> =>
  changeCard(db, asked, async (tx, card) => {
    if (card.state === 'accepted')
      await actionsFor(acts, card.proposal)?.remove(tx, asked.session, card.recordId, asked.now)
    return card.state === 'open' ? 'open' : 'undone'
  })

/** Locks the row for the transaction, so that simultaneous clicks run one after another and card and record agree. */
const changeCard = (
  db: Db,
  { session, id, n, now }: CardRequest,
  act: (tx: Db, card: ProposalCard) => Promise<ProposalCard['state']>,
): Promise<ChatRow> =>
  db.transaction((tx) =>
    changeWords(tx, session.owner, id, now, async (words) => {
      const card = words.proposals[n]
      if (card === undefined) throw notFound()
      const state = await act(tx, card)
      return { ...words, proposals: words.proposals.with(n, { ...card, state }) }
    }),
  )

const actionsFor = (acts: ProposalActions, { kind }: CoachProposal) =>
  kind === 'breathing' ? undefined : acts[`${kind}Acts`]

const taskOf = ({ title, category, priority, dueDate, time, estimatedDuration }: ProposalOf<'task'>, id: string) => {
  const scheduled = time !== null && { scheduledTime: `${dueDate}T${time}:00` }
  const given = { id, title, category, priority, dueDate, estimatedDuration, ...scheduled }
  return plannerApi['POST /api/tasks'].body.safeParse(given)
}

const goalOf = (
  { title, category, goalKind, targetValue, currency, targetDate, steps = [title] }: ProposalOf<'goal'>,
  id: string,
) => {
  const measure = goalKind === 'milestones' ? { milestones: steps.map((text) => ({ text })) } : { targetValue }
  const given = { id, title, category, kind: goalKind, targetDate, ...measure, ...(currency !== null && { currency }) }
  return goalsApi['POST /api/goals'].body.safeParse(given)
}

const householdOf = ({ title, category, dueDate }: ProposalOf<'household'>, id: string) =>
  householdApi['POST /api/household-tasks'].body.safeParse({ id, text: title, category, dueDate })

const entryOf = ({ title, content }: ProposalOf<'entry'>, id: string) =>
  journalApi['POST /api/journal'].body.safeParse({ id, title, content })

const incomeOf = ({ title, kind: _kind, ...earned }: ProposalOf<'income'>, id: string) =>
  incomeApi['POST /api/income'].body.safeParse({ id, source: title, ...earned })
const itemOf = ({ title, list }: ProposalOf<'item'>, id: string) =>
  shoppingApi['POST /api/shopping-items'].body.safeParse({ id, line: title, list })
const prayerOf = ({ title }: ProposalOf<'prayer'>, id: string) =>
  spiritualApi['POST /api/prayers'].body.safeParse({ id, text: title })

const workoutOf = ({ title, exercises }: ProposalOf<'workout'>, id: string) =>
  fitnessApi['POST /api/fitness/workouts'].body.safeParse({ id, title, exercises })

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
  if (proposal.kind === 'household') return householdOf(proposal, id).success
  return breathingTechniques.some((one) => one.id === proposal.techniqueId)
}

/** Validates a card against its feature's contract, as any request. */
async function createRecord(
  tx: Db,
  acts: ProposalActions,
  { session, now }: CardRequest,
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
  if (proposal.kind === 'weight') await acts.weightActs.create(tx, session, checked(weightOf(proposal, recordId)), now)
}

type Parsed<T> = { success: true; data: T } | { success: false }

function checked<T>(parsed: Parsed<T>): T {
  if (parsed.success) return parsed.data
  throw new HttpError('bad_input', 'This card cannot be used as it is. Nothing was saved.')
}
