import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Goal, GoalChange, NewProgressEntry } from '#contract/goals.ts'
import { call, CallError, isGone } from '#web/lib/call.ts'
import { deletion } from '#web/lib/deletion.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { toast, toastNotSaved } from '#web/ui/toast.ts'
import { addAmounts } from './add-amounts.ts'
import { type GoalForm, toChange, toNewGoal, toOptimisticGoal } from './goal-form.ts'
import { hideGoal, withValue, showGoal } from './goals-cache.ts'

/** One after the other, so that an undo never overtakes what it undoes. */
const shared = {
  scope: { id: 'goals' },
  meta: outdates('/api/goals', '/api/dashboard'),
}

/** Optimistic. The dialog keeps the values until the server has them, and shows the reason of a refusal. */
export const createGoal = mutationOptions({
  ...shared,
  mutationFn: async ({ id, form }: { id: string; form: GoalForm }) => {
    const kept = await call('POST /api/goals', { body: { id, ...toNewGoal(form) } })
    // A repeated create answers the goal as it was first sent: later changes are sent after it.
    const change = toChange(kept, form)
    return Object.keys(change).length === 0 ? kept : call('PUT /api/goals/{id}', { params: { id }, body: change })
  },
  onMutate: ({ id, form }, { client }) => {
    const goal = toOptimisticGoal(id, form)
    if (Number(goal.targetValue) > 0) showGoal(client, withValue(goal, goal.currentValue))
  },
  onSuccess: (goal, _given, _result, { client }) => {
    showGoal(client, goal)
    toast({ title: 'SMART goal created! 🎯', variant: 'success' })
  },
  onError: (_error, { id }, _result, { client }) => {
    hideGoal(client, id)
  },
})

export const updateGoal = mutationOptions({
  ...shared,
  mutationFn: ({ before: { id }, change }: { before: Goal; change: GoalChange }) =>
    call('PUT /api/goals/{id}', { params: { id }, body: change }),
  onMutate: ({ before, change: { milestones: _steps, ...change } }, { client }) => {
    const { currentValue = before.currentValue, targetValue = before.targetValue } = change
    showGoal(client, withValue({ ...before, ...change }, currentValue, targetValue))
  },
  onSuccess: (goal, _given, _result, { client }) => {
    showGoal(client, goal)
    toast({ title: 'Goal updated!', variant: 'success' })
  },
  onError: (error, { before }, _result, { client }) => {
    showUnchanged(client, before, error)
  },
})

type Progress = {
  before: Goal
  entry: NewProgressEntry & { id: string }
  /** A form keeps its values and shows the reason of a failure itself. */
  isForm?: boolean
}

/** Optimistic, with undo in the toast. Reaching the target completes the goal. */
export const addProgress = mutationOptions({
  ...shared,
  mutationFn: ({ before: { id }, entry }: Progress) =>
    call('POST /api/goals/{id}/progress', { params: { id }, body: entry }),
  onMutate: ({ before, entry: { value, add } }, { client }) => {
    showGoal(client, withValue(before, value ?? addAmounts(before.currentValue, add ?? '0')))
  },
  onSuccess: (goal, { before, entry: { id } }, _result, { client }) => {
    showGoal(client, goal)
    const isReached = goal.isCompleted && !before.isCompleted
    const undo = () => client.getMutationCache().build(client, takeBack).execute({ goal, id })
    toast({
      title: 'Goal updated!',
      description: isReached ? `You reached “${goal.title}”.` : undefined,
      variant: 'success',
      action: { label: 'Undo', onSelect: () => void undo() },
    })
  },
  onError: (error, { before, isForm = false }, _result, { client }) => {
    showUnchanged(client, before, error)
    if (!isForm) showErrorToast(error)
  },
})

const takeBack = mutationOptions({
  ...shared,
  mutationFn: ({ goal, id }: { goal: Goal; id: string }) =>
    call('POST /api/goals/{id}/progress/undo', { params: { id: goal.id }, body: { id } }),
  onSuccess: (goal, _given, _result, { client }) => {
    showGoal(client, goal)
  },
  onError: showErrorToast,
})

type Tick = { before: Goal; step: string; isDone: boolean }

/** Optimistic, with undo in the toast. */
export const tickStep = mutationOptions({
  ...shared,
  mutationFn: ({ before, step, isDone }: Tick) =>
    call('PUT /api/goals/{id}/milestone', { params: { id: before.id }, body: { id: step, isDone } }),
  onMutate: ({ before, step, isDone }, { client }) => {
    const milestones = before.milestones.map((other) => (other.id === step ? { ...other, isDone } : other))
    const done = milestones.filter((other) => other.isDone).length
    showGoal(client, withValue({ ...before, milestones }, String(done)))
  },
  onSuccess: (goal, { step, isDone }, _result, { client }) => {
    showGoal(client, goal)
    const back = { before: goal, step, isDone: !isDone }
    toast({
      title: 'Goal updated!',
      variant: 'success',
      action: { label: 'Undo', onSelect: () => untick(client, back) },
    })
  },
  onError: (error, { before }, _result, { client }) => {
    showUnchanged(client, before, error)
    showErrorToast(error)
  },
})

function untick(client: QueryClient, tick: Tick): void {
  void client.getMutationCache().build(client, tickStep).execute(tick)
}

export const deleteGoal = deletion<Goal>({
  shared,
  noun: 'goal',
  remove: ({ id }) => call('DELETE /api/goals/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/goals/{id}/restore', { params: { id } }),
  show: showGoal,
  hide: (client, { id }) => hideGoal(client, id),
})

/** Shows the goal unchanged after a refused change, or hides it if it was deleted elsewhere. */
function showUnchanged(client: QueryClient, before: Goal, error: Error): void {
  if (isGone(error)) hideGoal(client, before.id)
  else showGoal(client, before)
}

/** An update in a card has no room for a reason beside the field, so the toast shows it. */
function showErrorToast(error: Error): void {
  const [reason = error.message] = error instanceof CallError ? Object.values(error.fields) : []
  toastNotSaved({ message: reason })
}
