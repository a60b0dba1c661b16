import { mutationOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccountSession } from '#contract/accounts.ts'
import type { ProfileChange } from '#contract/profile.ts'
import { replacingSession } from '#web/lib/query-client.ts'
import { call } from '#web/lib/call.ts'
import { invalidate, outdates, queryKey } from '#web/lib/query-keys.ts'
import { changeUser, refreshUser } from '#web/lib/session.ts'
import { toast } from '#web/ui/toast.ts'

export const profileQuery = queryOptions({
  queryKey: queryKey('GET /api/user/profile'),
  queryFn: ({ signal }) => call('GET /api/user/profile', { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: queryKey('GET /api/auth/sessions'),
  queryFn: ({ signal }) => call('GET /api/auth/sessions', { signal }),
})

export const useUpdateProfile = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileChange) => call('PUT /api/user/profile', { body }),
    // Counts by day change with the time zone.
    meta: outdates('/api/self-care', '/api/goals', '/api/tasks', '/api/dashboard'),
    onSuccess: (profile) => {
      queries.setQueryData(profileQuery.queryKey, profile)
      const { firstName, lastName, avatar, timeZone } = profile
      changeUser({ firstName, lastName, avatar, timeZone })
      toast({ title: 'Profile updated successfully!', variant: 'success' })
    },
    onError: () => {
      toast({ title: 'Update failed', description: 'Please try again', variant: 'destructive' })
    },
  })
}

type NewPicture = { path: string | null; before: string | null; isUndo?: boolean }

/** The toast restores the previous picture, which the server keeps for a day. */
export const changePicture = mutationOptions({
  scope: { id: 'avatar' },
  meta: outdates('/api/user/profile'),
  mutationFn: ({ path }: NewPicture) => call('PUT /api/profile/avatar', { body: { avatarURL: path } }),
  onSuccess: ({ objectPath: avatar }, { path, before, isUndo = false }, _result, { client }) => {
    client.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, avatar })
    changeUser({ avatar })
    const undo = () =>
      client.getMutationCache().build(client, changePicture).execute({ path: before, before: path, isUndo: true })
    toast({
      title: 'Profile picture updated!',
      description: isUndo ? 'It’s back the way it was.' : 'Your new profile picture has been saved.',
      variant: 'success',
      ...(!isUndo && { action: { label: 'Undo', onSelect: () => void undo() } }),
    })
  },
  onError: () => {
    toast({ title: 'Upload failed', description: 'Please try again', variant: 'destructive' })
  },
})

/** The server ends every other session. */
export const useChangePassword = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      replacingSession(() => call('POST /api/auth/password', { body })),
    onSuccess: async () => {
      toast({
        title: 'Password changed',
        description: 'You stay logged in here and get logged out everywhere else.',
        variant: 'success',
      })
      // The draft key is another one now, here and in other tabs.
      changeUser(await refreshUser())
      await invalidate(queries, '/api/auth/sessions')
    },
  })
}

/** Ends one other session, or all of them (`null`). Optimistic. */
export const useEndSessions = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (session: AccountSession | null) =>
      session === null
        ? call('POST /api/auth/sessions/revoke-others')
        : call('DELETE /api/auth/sessions/{id}', { params: { id: session.id } }),
    onMutate: async (session) => {
      await queries.cancelQueries({ queryKey: sessionsQuery.queryKey })
      const before = queries.getQueryData(sessionsQuery.queryKey)
      const remains = (each: AccountSession) => each.isCurrent || (session !== null && each.id !== session.id)
      queries.setQueryData(sessionsQuery.queryKey, before?.filter(remains))
      return before
    },
    onSuccess: (_nothing, session) => {
      toast({
        title: session === null ? 'Logged out everywhere else' : `Logged out: ${session.device}`,
        variant: 'success',
      })
    },
    onError: (error, _session, before) => {
      queries.setQueryData(sessionsQuery.queryKey, before)
      toast({ title: 'We couldn’t log that device out', description: error.message, variant: 'destructive' })
    },
    onSettled: () => invalidate(queries, '/api/auth/sessions'),
  })
}
