import type { CoachProposal, ProposalCard } from '#contract/coach.ts'
import type { Db } from '#server/lib/db.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import type { Session } from '#server/lib/session.ts'
import { areaOfCard } from '#server/ports/areas.ts'
import type { CardProblem, CoachRequest } from '#server/ports/coach-model.ts'
import type { Area } from '#server/ports/coach-queries.ts'
import { isAcceptable, type CardActions, takeCard } from './proposals.ts'

type Plan = Pick<CoachRequest, 'hasMilestones' | 'hidesSpiritual'>
type Trying = { db: Db; actions: CardActions; session: Session; now: Date; areas: readonly Area[] }

const ofPlan = (proposal: CoachProposal, { hasMilestones, hidesSpiritual }: Plan): string | null => {
  if (proposal.kind === 'goal' && proposal.goalKind === 'milestones' && !hasMilestones)
    return 'Her plan has no goals of milestones.'
  return proposal.kind === 'prayer' && hidesSpiritual ? 'She wants no mention of prayer.' : null
}

/** Whether a card adjusts a goal. Only a trial shows if the goal accepts it, so the guide's cards of this kind are tried too. */
export const isAdjustment = (proposal: CoachProposal): boolean =>
  proposal.kind === 'change' && proposal.change.act === 'adjust'

/** Returns why a card of the built-in guide can't be offered, or null. */
export async function whyUnusable(proposal: CoachProposal, plan: Plan): Promise<CardProblem | null> {
  const detail = ofPlan(proposal, plan) ?? (isAcceptable(proposal) ? null : 'The app would not take this card.')
  return detail === null ? null : { fields: {}, detail }
}

/** Returns why a card of a connected model can't be offered, or null. Accepting it is tried in a transaction that is rolled back. */
export async function whyNotTaken(proposal: CoachProposal, plan: Plan, trying: Trying): Promise<CardProblem | null> {
  const detail = ofPlan(proposal, plan)
  if (detail !== null) return { fields: {}, detail }
  const refused = await tryCard(proposal, trying)
  const isOff = !trying.areas.includes(areaOfCard(proposal))
  if (refused !== null && isOff && isFull.has(refused.code)) return { fields: {}, detail: untold }
  // 'Already on the list' would tell the model the content of a list that it may not read.
  if (refused !== null && !(isOff && refused.code === 'taken')) {
    const fields = Object.entries(refused.fields ?? {}).map(([name, why]) => [cardFields.get(name) ?? name, why])
    return { fields: Object.fromEntries(fields), detail: refused.message }
  }
  if (isAcceptable(proposal)) return null
  const fields = proposal.kind === 'breathing' ? { techniqueId: 'there is no such exercise' } : {}
  return { fields, detail: 'The app would not take this card.' }
}

/** Refusals that would tell a model how many records there are. */
const isFull: ReadonlySet<HttpError['code']> = new Set<HttpError['code']>(['limit_reached', 'too_large'])
const untold = 'The app can’t take this card just now. Tell her that she can try to add it in the app herself.'

/** The names of record fields on cards. */
const cardFields = new Map(
  Object.entries({
    source: 'title',
    line: 'title',
    text: 'title',
    description: 'notes',
    scheduledTime: 'time',
    milestones: 'steps',
    kind: 'goalKind',
    duration: 'minutes',
  }),
)

/** Thrown to roll a trial back. */
class TrialRollback extends Error {}

async function tryCard(proposal: CoachProposal, { db, actions, session, now }: Trying): Promise<HttpError | null> {
  const recordId = proposal.kind === 'change' ? proposal.id : newId()
  const card: ProposalCard = { proposal, recordId, state: 'open' }
  try {
    await db.transaction(async (tx) => {
      await takeCard(tx, actions, { session, now }, card)
      throw new TrialRollback()
    })
    return null
  } catch (error) {
    if (error instanceof TrialRollback) return null
    if (error instanceof HttpError) return error
    throw error
  }
}
