import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { toast, toastNotSaved } from '#web/ui/toast.ts'
import { changeDashboard } from './dashboard.queries.ts'

/** One after the other, so that the heart goes to the affirmation that was on screen. */
const shared = { scope: { id: 'affirmations' }, meta: outdates('/api/dashboard', '/api/affirmations') }

/** The server chooses, so that none repeats before all have been shown. */
export const nextAffirmation = mutationOptions({
  ...shared,
  mutationFn: () => call('POST /api/affirmations/next'),
  onSuccess: (affirmation, _given, _result, { client }) => {
    changeDashboard(client, (data) => ({ ...data, affirmation }))
  },
  onError: ({ message }) => {
    toast({ title: 'We couldn’t get a new one', description: message, variant: 'destructive' })
  },
})

type Love = { id: string; isLoved: boolean }

export const loveAffirmation = mutationOptions({
  ...shared,
  mutationFn: ({ id, isLoved }: Love) => call('PUT /api/affirmations/{id}/love', { params: { id }, body: { isLoved } }),
  onMutate: (love, { client }) => {
    mark(client, love)
  },
  onError: (error, { id, isLoved }, _result, { client }) => {
    mark(client, { id, isLoved: !isLoved })
    toastNotSaved(error)
  },
})

const mark = (client: QueryClient, { id, isLoved }: Love) => {
  changeDashboard(client, (data) =>
    data.affirmation.id === id ? { ...data, affirmation: { ...data.affirmation, isLoved } } : data,
  )
}
