import { mutationOptions } from '@tanstack/react-query'
import type { ListRef, MemberChange, NewInvitation } from '#contract/shopping.ts'
import { call } from '#web/lib/call.ts'
import { outdates } from '#web/lib/query-keys.ts'

const shared = { scope: { id: 'shopping' }, meta: outdates('/api/shopping-lists') }

export const invite = mutationOptions({
  ...shared,
  mutationFn: ({ list, ...body }: NewInvitation & { list: ListRef }) =>
    call('POST /api/shopping-lists/{id}/invitations', { params: { id: list }, body }),
})

export const revokeInvitation = mutationOptions({
  ...shared,
  mutationFn: (id: string) => call('DELETE /api/shopping-invitations/{id}', { params: { id } }),
})

export const changeMember = mutationOptions({
  ...shared,
  mutationFn: ({ id, ...body }: MemberChange & { id: string }) =>
    call('PUT /api/shopping-members/{id}', { params: { id }, body }),
})

export const removeMember = mutationOptions({
  ...shared,
  mutationFn: (id: string) => call('DELETE /api/shopping-members/{id}', { params: { id } }),
})

export const joinList = mutationOptions({
  ...shared,
  mutationFn: (body: { secret: string; name: string }) => call('POST /api/shopping-invitations/accept', { body }),
})
