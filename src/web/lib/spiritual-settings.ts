import { mutationOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { outdates } from './query-keys.ts'
import { changeUser } from './session.ts'
import { toast } from '#web/ui/toast.ts'

/** Takes the spiritual page and every mention of it away, or brings them back. */
export const hideSpiritual = mutationOptions({
  scope: { id: 'spiritual-settings' },
  meta: outdates('/api/spiritual', '/api/dashboard'),
  mutationFn: (isHidden: boolean) => call('PUT /api/spiritual/settings', { body: { isHidden } }),
  onMutate: (isHidden) => {
    changeUser({ hidesSpiritual: isHidden })
  },
  onError: ({ message }, isHidden) => {
    changeUser({ hidesSpiritual: !isHidden })
    toast({ title: 'We couldn’t save this change', description: message, variant: 'destructive' })
  },
})
