import { sendActivity } from '#web/lib/send-activity.ts'
import { mutationOptions } from '@tanstack/react-query'
import type {
  BreathingPattern,
  NewBreathingPattern,
  NewSelfCareActivity,
  SelfCareActivity,
  SelfCareChange,
} from '#contract/self-care.ts'
import { call } from '#web/lib/call.ts'
import { deletion } from '#web/lib/deletion.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { queued } from '#web/lib/queued.ts'
import { toast } from '#web/ui/toast.ts'
import { hideActivity, hidePattern, showActivity, showPattern } from './self-care-cache.ts'

const shared = { scope: { id: 'self-care' }, meta: outdates('/api/self-care', '/api/dashboard') }

type NewActivity = Required<Pick<NewSelfCareActivity, 'id' | 'activityType' | 'duration'>> & NewSelfCareActivity

export const logActivity = mutationOptions({
  ...shared,
  mutationFn: (activity: NewActivity) => sendActivity(activity),
  onMutate: (activity, { client }) => {
    const blank = { notes: null, technique: null, mood: 3, moodBefore: null }
    showActivity(client, { ...blank, ...activity, completedAt: new Date().toISOString() })
  },
  onSuccess: (activity, _given, _result, { client }) => {
    showActivity(client, activity)
    toast({ title: 'Self-care activity logged! 🌟', variant: 'success' })
  },
  onError: (_error, { id }, _result, { client }) => {
    hideActivity(client, id)
  },
})

/** Needs a single touch, so it waits while there is no network. */
export const logActivityQueued = queued('self-care/log', ({ activityType }: NewActivity) => activityType, logActivity)

export const changeActivity = mutationOptions({
  ...shared,
  mutationFn: ({ id, change }: { id: string; change: SelfCareChange }) =>
    call('PUT /api/self-care/{id}', { params: { id }, body: change }),
  onSuccess: (activity, _given, _result, { client }) => {
    showActivity(client, activity)
    toast({ title: 'Self-care activity saved', variant: 'success' })
  },
})

export const deleteActivity = deletion<SelfCareActivity>({
  shared,
  noun: 'activity',
  title: 'Self-care activity deleted',
  waits: { remove: 'self-care/delete', restore: 'self-care/restore', describe: ({ activityType }) => activityType },
  remove: ({ id }) => call('DELETE /api/self-care/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/self-care/{id}/restore', { params: { id } }),
  show: showActivity,
  hide: (client, { id }) => hideActivity(client, id),
})

export const keepPattern = mutationOptions({
  ...shared,
  mutationFn: (pattern: NewBreathingPattern) => call('POST /api/self-care/patterns', { body: pattern }),
  onSuccess: (pattern, _given, _result, { client }) => {
    showPattern(client, pattern)
    toast({ title: 'Your pattern is saved', variant: 'success' })
  },
})

export const deletePattern = deletion<BreathingPattern>({
  shared,
  noun: 'pattern',
  remove: ({ id }) => call('DELETE /api/self-care/patterns/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/self-care/patterns/{id}/restore', { params: { id } }),
  show: showPattern,
  hide: hidePattern,
})
