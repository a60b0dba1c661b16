import { Decimal } from 'decimal.js'
import { type GoalChange, goalsApi, type NewGoal } from '#contract/goals.ts'
import { fieldError, notFound } from '#server/lib/http-error.ts'
import { inBatches } from '#server/lib/in-batches.ts'
import { matchNames } from '#server/lib/match-names.ts'
import { afterRow } from '#server/lib/pagination.ts'
import {
  type NamedRecord,
  type NamedRecordActions,
  type RecordChange,
  requireUnchanged,
} from '#server/lib/record-actions.ts'
import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { createGoal, deleteGoal, type GoalRow, listGoals, lockGoal, restoreGoal, updateGoal } from './goals.repo.ts'
import { goals } from './goals.table.ts'

const batch = 100

/** Checked like any request. */
function toChange({ title, targetValue, currency, dueDate }: RecordChange): GoalChange {
  const { data, error } = goalsApi['PUT /api/goals/{id}'].body.safeParse({
    ...(title !== undefined && { title }),
    ...(targetValue !== undefined && { targetValue }),
    ...(currency !== undefined && { currency }),
    ...(dueDate !== undefined && { targetDate: dueDate }),
  })
  if (data !== undefined) return data
  const [issue] = error.issues
  throw fieldError(String(issue?.path[0] ?? ''), issue?.message ?? '')
}

/** Compares numbers with their currency; '1500.00' equals '1500'. `own`: the currency of numbers that name none. */
const withWholeTarget = ({ targetValue, currency, ...change }: RecordChange, own: string | null): RecordChange =>
  targetValue === undefined
    ? change
    : { ...change, targetValue: `${new Decimal(targetValue).toFixed()} ${currency === undefined ? own : currency}` }

/** For another feature that acts for the user. */
export const goalActions: NamedRecordActions<NewGoal> = {
  create: createGoal,
  remove: (db, { owner }, id, now) => deleteGoal(db, owner, id, now),
  restore: (db, { owner }, id) => restoreGoal(db, owner, id),
  change: async (db, session, id, change, { now, known }) => {
    const before = await lockGoal(db, session.owner, id)
    if (before === undefined) throw notFound()
    if (before.kind === 'milestones' && change.targetValue !== undefined)
      throw fieldError('targetValue', 'This goal counts its steps: add or remove steps instead')
    const { target: targetValue, currency, targetDate: dueDate } = before
    const { title } = unsealOrPlaceholder(session.owner, goals.sealedContent, id, before.sealedContent)
    const is = { title, targetValue, currency, dueDate }
    const own = known?.currency ?? null
    requireUnchanged(withWholeTarget(is, own), withWholeTarget(change, own), known && withWholeTarget(known, own))
    await updateGoal(db, session, id, toChange(change), () => now)
    return {
      ...(change.title !== undefined && { title }),
      ...(change.targetValue !== undefined && { targetValue }),
      ...(change.currency !== undefined && { currency }),
      ...(change.dueDate !== undefined && { dueDate }),
    }
  },
  find: async (db, { owner }, name) => {
    const all = inBatches<GoalRow>((last) => listGoals(db, owner, afterRow(last), batch))
    const named: NamedRecord[] = []
    for await (const { id, sealedContent, targetDate, completedAt, kind, target, currency } of all) {
      const { title, isUnreadable } = unsealOrPlaceholder(owner, goals.sealedContent, id, sealedContent)
      const goal = { kind, targetValue: target, currency, isCompleted: completedAt !== null }
      if (!isUnreadable) named.push({ id, title, dueDate: targetDate, time: null, goal })
    }
    return matchNames(name, named, (one) => one.title)
  },
}
