import { mutationOptions } from '@tanstack/react-query'
import type { NewReflection, Reflection } from '#contract/spiritual.ts'
import { call } from '#web/lib/call.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { hideReflection, showReflection } from './spiritual-cache.ts'

const shared = { scope: { id: 'reflections' }, meta: outdates('/api/reflections', '/api/dashboard') }

export const saveReflection = mutationOptions({
  ...shared,
  mutationFn: (reflection: Required<NewReflection>) => call('POST /api/reflections', { body: reflection }),
  onMutate: (reflection, { client }) => {
    const now = new Date().toISOString()
    showReflection(client, { ...reflection, createdAt: now, updatedAt: now })
  },
  onSuccess: (reflection, _given, _result, { client }) => {
    showReflection(client, reflection)
    toast({ title: 'Reflection Saved', variant: 'success' })
  },
  onError: (_error, { id }, _result, { client }) => {
    hideReflection(client, id)
  },
})

export const changeReflection = mutationOptions({
  ...shared,
  mutationFn: ({ id, text }: { id: string; text: string }) =>
    call('PUT /api/reflections/{id}', { params: { id }, body: { text } }),
  onSuccess: (reflection, _given, _result, { client }) => {
    showReflection(client, reflection)
  },
})

export const deleteReflection = mutationOptions({
  ...shared,
  mutationFn: ({ id }: Reflection) => call('DELETE /api/reflections/{id}', { params: { id } }),
  onMutate: (reflection, { client }) => {
    hideReflection(client, reflection.id)
    const undo = () => client.getMutationCache().build(client, restoreReflection).execute(reflection)
    toast({ title: 'Reflection deleted', action: { label: 'Undo', onSelect: () => void undo() } })
  },
  onError: ({ message }, reflection, _result, { client }) => {
    showReflection(client, reflection)
    toast({ title: 'This reflection is still here', description: message, variant: 'destructive' })
  },
})

const restoreReflection = mutationOptions({
  ...shared,
  mutationFn: ({ id }: Reflection) => call('POST /api/reflections/{id}/restore', { params: { id } }),
  onMutate: (reflection, { client }) => {
    showReflection(client, reflection)
  },
  onError: ({ message }, { id }, _result, { client }) => {
    hideReflection(client, id)
    toast({ title: 'This reflection didn’t come back yet', description: message, variant: 'destructive' })
  },
})
