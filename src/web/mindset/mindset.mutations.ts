import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { MeditationCard, Quote } from '#contract/mindset.ts'
import type { NewSelfCareActivity, SelfCareChange } from '#contract/self-care.ts'
import { call } from '#web/lib/call.ts'
import { sendActivity } from '#web/lib/send-activity.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { toast, toastNotSaved } from '#web/ui/toast.ts'
import { coursesQuery, courseQuery, meditationsQuery, quotesQuery } from './mindset.queries.ts'

const changesCare = {
  scope: { id: 'self-care' },
  meta: outdates('/api/self-care', '/api/dashboard'),
}

export const logMeditation = mutationOptions({
  ...changesCare,
  mutationFn: (activity: NewSelfCareActivity & { id: string }) => sendActivity(activity),
  onSuccess: () => {
    toast({ title: 'Self-care activity logged! 🌟', variant: 'success' })
  },
})

export const saveMood = mutationOptions({
  ...changesCare,
  mutationFn: ({ id, change }: { id: string; change: SelfCareChange }) =>
    call('PUT /api/self-care/{id}', { params: { id }, body: change }),
})

/** 0 clears it. The request outlives the page. */
export const keepPosition = mutationOptions({
  scope: { id: 'meditation-position' },
  mutationFn: ({ id, seconds }: { id: string; seconds: number }) =>
    call('PUT /api/mindset/meditations/{id}/position', { params: { id }, body: { seconds } }),
  onSuccess: (card: MeditationCard, _given, _result, { client }) => {
    client.setQueryData(meditationsQuery.queryKey, (all) => all?.map((one) => (one.id === card.id ? card : one)))
  },
})

export const saveQuote = mutationOptions({
  scope: { id: 'quotes' },
  meta: outdates('/api/mindset/quotes'),
  mutationFn: ({ id, isSaved }: Quote) =>
    call('PUT /api/mindset/quotes/{id}/save', { params: { id }, body: { isSaved } }),
  onMutate: (quote, { client }) => {
    client.setQueryData(quotesQuery.queryKey, (all) => all?.map((one) => (one.id === quote.id ? quote : one)))
  },
  onError: (error, { id, isSaved }, _result, { client }) => {
    client.setQueryData(quotesQuery.queryKey, (all) =>
      all?.map((one) => (one.id === id ? { ...one, isSaved: !isSaved } : one)),
    )
    toastNotSaved(error)
  },
})

type Tick = { id: string; n: number; isDone: boolean }

function mark(client: QueryClient, { id, n, isDone }: Tick): void {
  const marked = <S extends object>(steps: S[]) => steps.map((step, at) => (at === n ? { ...step, isDone } : step))
  client.setQueryData(coursesQuery.queryKey, (all) =>
    all?.map((one) => (one.id === id ? { ...one, steps: marked(one.steps) } : one)),
  )
  client.setQueryData(courseQuery(id).queryKey, (one) => one && { ...one, steps: marked(one.steps) })
}

export const tickStep = mutationOptions({
  scope: { id: 'courses' },
  meta: outdates('/api/mindset/courses'),
  mutationFn: ({ id, n, isDone }: Tick) =>
    call('PUT /api/mindset/courses/{id}/steps/{n}', { params: { id, n }, body: { isDone } }),
  onMutate: (tick, { client }) => {
    mark(client, tick)
  },
  onError: ({ message }, tick, _result, { client }) => {
    mark(client, { ...tick, isDone: !tick.isDone })
    toast({ title: 'This step isn’t saved yet', description: message, variant: 'destructive' })
  },
})
