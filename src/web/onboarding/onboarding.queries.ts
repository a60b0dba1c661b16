import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Onboarding } from '#contract/onboarding.ts'
import { call } from '#web/lib/call.ts'
import { invalidate, keys } from '#web/lib/query-keys.ts'
import { changeUser, refreshUser } from '#web/lib/session.ts'
import type { Draft } from './answers.ts'

/** Not kept once the wizard is left: coming back asks what the server has by then. */
export const onboardingQuery = queryOptions({
  queryKey: keys.onboarding,
  queryFn: ({ signal }) => call('GET /api/onboarding', { signal }),
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** Keeps answers and step on the server. */
export const saveDraft = ({ answers, step }: Draft) => call('PUT /api/onboarding', { body: { answers, step } })

/** Completes the setup; the page then knows what only the server decides, such as whether her name was taken over. */
export const useCompleteOnboarding = () => {
  const queries = useQueryClient()
  return useMutation({
    // Without a network she is told at once, instead of waiting for one.
    networkMode: 'always',
    mutationFn: (answers: Onboarding) => call('POST /api/onboarding/complete', { body: answers }),
    onSuccess: async () => {
      changeUser({ isOnboarded: true })
      await Promise.allSettled([refreshUser(), invalidate(queries, 'user')])
    },
  })
}
