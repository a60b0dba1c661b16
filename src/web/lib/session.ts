import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SessionUser } from '#contract/accounts.ts'
import { call } from './call.ts'
import { forgetDrafts } from './draft-store.ts'
import { queryClient } from './query-client.ts'
import { closeTour } from './tour.ts'

/** Who is signed in. The page brings the answer with it; it is asked again only where the page brought none. */
export const sessionQuery = queryOptions({
  queryKey: ['api', 'auth', 'check'],
  queryFn: ({ signal }) => call('GET /api/auth/check', { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export type Session = { signedIn: true; user: SessionUser } | { signedIn: false; user: null }

/** Who is signed in, or null. */
export const useSession = (): Session => {
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  return data ? { signedIn: true, user: data } : { signedIn: false, user: null }
}

/** Who is signed in. Only for screens that nobody else sees. */
export const useUser = (): SessionUser => {
  const { user } = useSession()
  if (!user) throw new Error('This screen is for those who are signed in')
  return user
}

/** What her other tabs are told when she logs out. */
const left = 'left'

/** A page made ready in Node has no other tabs. */
const otherTabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('user')

/** Shows a change of hers (a name, a picture, a plan) on the whole page and on her other tabs, once the server has it. */
export const changeUser = (change: Partial<SessionUser>): void => {
  queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, ...change })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target: it is of this origin.
  otherTabs?.postMessage(queryClient.getQueryData(sessionQuery.queryKey)?.id)
}

otherTabs?.addEventListener('message', ({ data: id }: MessageEvent<unknown>) => {
  if (id === left) return openLanding()
  // Without an answer it stays as it is until the next page.
  if (id === queryClient.getQueryData(sessionQuery.queryKey)?.id) refreshUser().catch(() => {})
})

/** Asks the server again who she is, after a change whose outcome only it knows. Throws `CallError`. */
export const refreshUser = (): Promise<SessionUser> => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })

/** How she is called: her first name, or her username until she gives one. */
export const callName = (user: SessionUser): string => user.firstName ?? user.username

/** Signs her out here and opens the landing page; her other tabs leave too, with what plays in them. Throws `CallError`. */
export const logOut = async (): Promise<void> => {
  await call('POST /api/auth/logout')
  forgetDrafts()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target: it is of this origin.
  otherTabs?.postMessage(left)
  openLanding()
}

/** Leaves the app for the landing page, with everything of hers out of memory. `pane` is the form it shows first. */
export const openLanding = (pane: '' | '#login' | '#forgot' = ''): void => {
  closeTour()
  window.location.replace((import.meta.env.DEV ? '/landing.html' : '/') + pane)
}
