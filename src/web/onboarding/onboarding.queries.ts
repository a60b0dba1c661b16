import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Onboarding } from '#contract/onboarding.ts'
import { call } from '#web/lib/call.ts'
import { invalidate, queryKey } from '#web/lib/query-keys.ts'
import { changeUser, refreshUser } from '#web/lib/session.ts'
import type { OnboardingDraft } from './answers.ts'

/** Not cached after the wizard closes: opening it again asks for what the server has by then. */
export const onboardingQuery = queryOptions({
  queryKey: queryKey('GET /api/onboarding'),
  queryFn: ({ signal }) => call('GET /api/onboarding', { signal }),
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const saveDraft = ({ answers, step }: OnboardingDraft) =>
  call('PUT /api/onboarding', { body: { answers, step } })

/** The session is fetched again: only the server knows whether the profile took over the first name. */
export const useCompleteOnboarding = () => {
  const queries = useQueryClient()
  return useMutation({
    // Without a network it fails at once, instead of waiting for one.
    networkMode: 'always',
    mutationFn: (answers: Onboarding) => call('POST /api/onboarding/complete', { body: answers }),
    onSuccess: async () => {
      changeUser({ isOnboarded: true })
      await Promise.allSettled([refreshUser(), invalidate(queries, '/api/user')])
    },
  })
}
