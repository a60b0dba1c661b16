import type { CoachProposal, ProposalCard } from '#contract/coach.ts'
import type { NamedKind } from '#server/ports/named-records.ts'
import type { Db } from '#server/lib/db.ts'
import type { NamedRecordActions, RecordChange } from '#server/lib/record-actions.ts'
import type { Session } from '#server/lib/session.ts'

type Change = Extract<CoachProposal, { kind: 'change' }>
type ChangeCard = ProposalCard & { proposal: Change }
type Actions = Readonly<Record<NamedKind, Omit<NamedRecordActions<never>, 'create'>>>
type Asked = { session: Session; now: Date }

/** The changed fields; undefined for a deletion. */
function toRecordChange({ change }: Change): RecordChange | undefined {
  if (change.act === 'finish') return { isDone: true }
  if (change.act === 'rename') return { title: change.title }
  if (change.act === 'delete') return undefined
  if (change.act === 'adjust') return toGoalChange(change)
  return { dueDate: change.dueDate, ...(change.time !== null && { time: change.time }) }
}

function toGoalChange({ title, target, targetDate }: Extract<Change['change'], { act: 'adjust' }>): RecordChange {
  return {
    ...(title !== undefined && { title }),
    ...(target !== undefined && { targetValue: target.to.value, currency: target.to.currency }),
    ...(targetDate !== undefined && { dueDate: targetDate }),
  }
}

/** Puts an edited change on a card, whose stored previous values stay. Returns null if it is of another kind or record. */
export function withChange(card: CoachProposal, { record, id, change }: Change): Change | null {
  if (card.kind !== 'change' || card.record !== record || card.id !== id || card.change.act !== change.act) return null
  if (card.change.act !== 'adjust' || change.act !== 'adjust' || change.target === undefined) return { ...card, change }
  const { target } = card.change
  return target === undefined ? null : { ...card, change: { ...change, target: { ...target, to: change.target.to } } }
}

/** The previous values of the fields that a card changes in a goal. */
function knownBefore({ title, dueDate, change }: Change): RecordChange | undefined {
  if (change.act !== 'adjust') return undefined
  const { target, ...changed } = change
  return {
    ...(changed.title !== undefined && { title }),
    ...(target !== undefined && { targetValue: target.from.value, currency: target.from.currency }),
    ...(changed.targetDate !== undefined && { dueDate }),
  }
}

/** Changes the record, and stores what undoes the change. */
export async function acceptChange(
  tx: Db,
  actions: Actions,
  { session, now }: Asked,
  card: ChangeCard,
): Promise<ProposalCard> {
  const ofRecord = actions[card.proposal.record]
  const change = toRecordChange(card.proposal)
  if (change === undefined) {
    await ofRecord.remove(tx, session, card.recordId, now)
    return { ...card, state: 'accepted' }
  }
  const known = knownBefore(card.proposal)
  const asked = { now, ...(known !== undefined && { known }) }
  return { ...card, state: 'accepted', takesBack: await ofRecord.change(tx, session, card.recordId, change, asked) }
}

/** Undoes a change. Refuses if the record was changed again since. */
export async function undoChange(
  tx: Db,
  actions: Actions,
  { session, now }: Asked,
  { takesBack, ...card }: ChangeCard,
): Promise<ProposalCard> {
  const ofRecord = actions[card.proposal.record]
  const known = toRecordChange(card.proposal)
  if (takesBack === undefined || known === undefined) await ofRecord.restore(tx, session, card.recordId, now)
  else await ofRecord.change(tx, session, card.recordId, takesBack, { now, known })
  return { ...card, state: 'undone' }
}
