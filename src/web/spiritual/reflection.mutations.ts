import { mutationOptions } from '@tanstack/react-query'
import type { NewReflection, Reflection } from '#contract/spiritual.ts'
import { call } from '#web/lib/call.ts'
import { deletion } from '#web/lib/deletion.ts'
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
  onError: (_error, given, _result, { client }) => {
    hideReflection(client, given)
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

export const deleteReflection = deletion<Reflection>({
  shared,
  noun: 'reflection',
  remove: ({ id }) => call('DELETE /api/reflections/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/reflections/{id}/restore', { params: { id } }),
  show: showReflection,
  hide: hideReflection,
})
