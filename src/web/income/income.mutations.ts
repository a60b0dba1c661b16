import { mutationOptions } from '@tanstack/react-query'
import type { IncomeChange, IncomeEntry, IncomePlanStep, IncomeSettings } from '#contract/income.ts'
import { call } from '#web/lib/call.ts'
import { deletion } from '#web/lib/deletion.ts'
import { showNumber } from '#web/lib/goal-words.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { showDay } from '#web/lib/show-day.ts'
import { toast, toastNotSaved } from '#web/ui/toast.ts'
import { type EntryForm, toFields, toOptimisticEntry } from './entry-form.ts'
import { hideEntry, showEntry, showStep } from './income-cache.ts'
import { settingsQuery } from './income.queries.ts'

/** One after the other, so that an undo never overtakes what it undoes. */
const shared = { scope: { id: 'income' }, meta: outdates('/api/income', '/api/dashboard') }

const perHourText = ({ perHour, currency }: IncomeEntry): string | undefined =>
  perHour === null ? undefined : `${showNumber(perHour, currency)} an hour after costs`

export const logIncome = mutationOptions({
  ...shared,
  mutationFn: ({ id, form }: { id: string; form: EntryForm }) =>
    call('POST /api/income', { body: { id, ...toFields(form) } }),
  onMutate: ({ id, form }, { client }) => {
    const entry = toOptimisticEntry(id, form)
    if (Number.isFinite(Number(entry.net))) showEntry(client, entry)
  },
  onSuccess: (entry, _given, _result, { client }) => {
    showEntry(client, entry)
    toast({ title: 'Income logged', description: perHourText(entry), variant: 'success' })
  },
  onError: (_error, given, _result, { client }) => {
    hideEntry(client, given)
  },
})

export const changeIncome = mutationOptions({
  ...shared,
  mutationFn: ({ id, change }: { id: string; change: IncomeChange }) =>
    call('PUT /api/income/{id}', { params: { id }, body: change }),
  onSuccess: (entry, _given, _result, { client }) => {
    showEntry(client, entry)
    toast({ title: 'Income saved', description: perHourText(entry), variant: 'success' })
  },
})

export const deleteIncome = deletion<IncomeEntry>({
  shared,
  noun: 'entry',
  title: 'Income deleted',
  remove: ({ id }) => call('DELETE /api/income/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/income/{id}/restore', { params: { id } }),
  show: showEntry,
  hide: hideEntry,
})

export const saveSettings = mutationOptions({
  ...shared,
  mutationFn: (settings: IncomeSettings) => call('PUT /api/income/settings', { body: settings }),
  onSuccess: (settings, _given, _result, { client }) => {
    client.setQueryData(settingsQuery.queryKey, settings)
    toast({ title: 'Saved', variant: 'success' })
  },
})

/** Optimistic. */
export const tickStep = mutationOptions({
  ...shared,
  mutationFn: ({ id, isDone }: IncomePlanStep) =>
    call('PUT /api/income/plan/{id}', { params: { id }, body: { isDone } }),
  onMutate: (step, { client }) => {
    showStep(client, step)
  },
  onSuccess: (step, _given, _result, { client }) => {
    showStep(client, step)
  },
  onError: (error, step, _result, { client }) => {
    showStep(client, { ...step, isDone: !step.isDone })
    toastNotSaved(error)
  },
})

const planner = { scope: { id: 'tasks' }, meta: outdates('/api/income/plan', '/api/tasks', '/api/dashboard') }

/** Makes a step a task of the planner, with undo in the toast. */
export const planStep = mutationOptions({
  ...planner,
  mutationFn: ({ step, id, dueDate }: { step: string; id: string; dueDate: string }) =>
    call('POST /api/income/plan/{id}/task', { params: { id: step }, body: { id, dueDate } }),
  onSuccess: (step, _given, _result, { client }) => {
    showStep(client, step)
    const { task } = step
    if (task === null) return
    const undo = () => client.getMutationCache().build(client, unplanStep).execute(step)
    toast({
      title: 'In your planner',
      description: showDay(task.dueDate, 'shortDate'),
      variant: 'success',
      action: { label: 'Undo', onSelect: () => void undo() },
    })
  },
  onError: ({ message }) => {
    toast({ title: 'We couldn’t add this to your planner', description: message, variant: 'destructive' })
  },
})

const unplanStep = mutationOptions({
  ...planner,
  mutationFn: async ({ task }: IncomePlanStep) => {
    if (task !== null) await call('DELETE /api/tasks/{id}', { params: { id: task.id }, query: {} })
  },
  onMutate: (step, { client }) => {
    showStep(client, { ...step, task: null })
  },
  onError: ({ message }, step, _result, { client }) => {
    showStep(client, step)
    toast({ title: 'We couldn’t remove this from your planner', description: message, variant: 'destructive' })
  },
})
