import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '#web/lib/call.ts'
import { longDate } from '#web/lib/days.ts'
import { premiumQuery } from '#web/lib/premium.ts'
import { invalidate } from '#web/lib/query-keys.ts'
import { changeUser } from '#web/lib/session.ts'
import { toast } from '#web/ui/toast.ts'

export const useStartTrial = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/premium/trial'),
    onSuccess: async (premium) => {
      queries.setQueryData(premiumQuery.queryKey, premium)
      changeUser({ isPremium: premium.isPremium })
      toast({
        title: 'Premium is yours',
        description: premium.until === null ? undefined : `Until ${longDate(premium.until)}. It ends on its own.`,
        variant: 'success',
      })
      // Premium changes many replies.
      await invalidate(queries, '/api')
    },
    onError: async (error) => {
      if (error instanceof CallError && error.code === 'trial_used') await invalidate(queries, '/api/premium')
      else toast({ title: 'Premium didn’t start', description: error.message, variant: 'destructive' })
    },
  })
}
