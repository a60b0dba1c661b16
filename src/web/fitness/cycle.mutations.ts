import { mutationOptions } from '@tanstack/react-query'
import type { CycleChange, CycleDay, NewCycleDay } from '#contract/fitness.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/ui/toast.ts'
import { deletion } from '#web/lib/deletion.ts'
import { fitnessMutation } from './shared-mutation.ts'
import { hideCycleDay, showCycleDay } from './fitness-cache.ts'
import { cycleQuery } from './fitness.queries.ts'

export const switchCycle = mutationOptions({
  ...fitnessMutation,
  mutationFn: (change: CycleChange) => call('PUT /api/fitness/cycle', { body: change }),
  onSuccess: (cycle, _change, _result, { client }) => {
    client.setQueryData(cycleQuery.queryKey, cycle)
  },
  onError: ({ message }) => {
    toast({ title: 'We couldn’t save this change', description: message, variant: 'destructive' })
  },
})

export const logCycleDay = mutationOptions({
  ...fitnessMutation,
  mutationFn: (day: NewCycleDay) => call('POST /api/fitness/cycle/days', { body: day }),
  onSuccess: (day, _given, _result, { client }) => {
    showCycleDay(client, day)
    toast({ title: 'Day saved', variant: 'success' })
  },
})

export const changeCycleDay = mutationOptions({
  ...fitnessMutation,
  mutationFn: ({ id, change }: { id: string; change: Pick<CycleDay, 'flow' | 'symptoms' | 'notes'> }) =>
    call('PUT /api/fitness/cycle/days/{id}', { params: { id }, body: change }),
  onSuccess: (day, _given, _result, { client }) => {
    showCycleDay(client, day)
    toast({ title: 'Day saved', variant: 'success' })
  },
})

export const deleteCycleDay = deletion<CycleDay>({
  shared: fitnessMutation,
  noun: 'day',
  remove: ({ id }) => call('DELETE /api/fitness/cycle/days/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/fitness/cycle/days/{id}/restore', { params: { id } }),
  show: showCycleDay,
  hide: hideCycleDay,
})

const restoreDays = mutationOptions({
  ...fitnessMutation,
  mutationFn: (deletedAt: string) => call('POST /api/fitness/cycle/restore', { body: { deletedAt } }),
  onSuccess: () => {
    toast({ title: 'Your logged days are back' })
  },
  onError: ({ message }) => {
    toast({ title: 'We couldn’t restore your days', description: message, variant: 'destructive' })
  },
})

export const deleteAllDays = mutationOptions({
  ...fitnessMutation,
  mutationFn: () => call('DELETE /api/fitness/cycle/days'),
  onSuccess: ({ deletedAt }, _given, _result, { client }) => {
    const undo = () => client.getMutationCache().build(client, restoreDays).execute(deletedAt)
    toast({
      title: 'Cycle log deleted',
      description: 'It’s gone for good in 30 days.',
      action: { label: 'Undo', onSelect: () => void undo() },
    })
  },
  onError: ({ message }) => {
    toast({ title: 'We couldn’t delete your days', description: message, variant: 'destructive' })
  },
})
