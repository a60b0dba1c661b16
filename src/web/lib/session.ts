import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SessionUser } from '#contract/accounts.ts'
import { call } from './call.ts'
import { forgetDrafts } from './draft-store.ts'
import { queryClient } from './query-client.ts'
import { keys } from './query-keys.ts'
import { closeTour } from './tour.ts'

/** Who is signed in. The page brings the answer with it; it is asked again only where the page brought none. */
export const sessionQuery = queryOptions({
  queryKey: keys.session,
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

/** What the other tabs are told when somebody logs out, and when a page opens for somebody. */
const left = 'left'
type Arrival = { arrived: string }
const isArrival = (data: unknown): data is Arrival => typeof data === 'object' && data !== null && 'arrived' in data

/** A page made ready in Node has no other tabs. */
const otherTabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('user')

/** Shows a change of hers (a name, a picture, a plan) on the whole page and on her other tabs, once the server has it. */
export const changeUser = (change: Partial<SessionUser>): void => {
  queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, ...change })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target: it is of this origin.
  otherTabs?.postMessage(currentId())
}

otherTabs?.addEventListener('message', ({ data: id }: MessageEvent<unknown>) => {
  if (id === left) return openLanding()
  if (isArrival(id)) return leaveUnless(id.arrived)
  // Without an answer it stays as it is until the next page.
  if (id === currentId()) refreshUser().catch(() => {})
})

const currentId = (): string | undefined => queryClient.getQueryData(sessionQuery.queryKey)?.id

/** Leaves this page where another account signed in on this browser: what is on it belongs to the other. */
const leaveUnless = (id: string): void => {
  if (currentId() !== undefined && currentId() !== id) window.location.reload()
}

/** Shows the pages of this account here, and on other tabs no longer those of another. */
export const remember = (user: SessionUser): void => {
  queryClient.setQueryData(sessionQuery.queryKey, user)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target: it is of this origin.
  otherTabs?.postMessage({ arrived: user.id } satisfies Arrival)
}

/** How often a page in sight asks whether its session still holds, in milliseconds. */
const checkEvery = 60_000

/** Leaves the page soon after its session has ended elsewhere, and when it comes back into sight. The answer stops that. */
export function watchSession(): () => void {
  const check = () => {
    const id = currentId()
    if (document.visibilityState !== 'visible' || id === undefined) return
    // Where it has ended, the page leaves by itself (query-client); without an answer it stays as it is.
    refreshUser().then(
      (user) => user.id !== id && window.location.reload(),
      () => {},
    )
  }
  const timer = setInterval(check, checkEvery)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

/** Asks the server again who she is, after a change whose outcome only it knows. Throws `CallError`. */
export const refreshUser = (): Promise<SessionUser> => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })

/** How she is called: her first name, or her username until she gives one. */
export const callName = (user: SessionUser): string => user.firstName ?? user.username

/** Signs her out here and opens the landing page; her other tabs leave too, with what plays in them. Throws `CallError`. */
export const logOut = async (): Promise<void> => {
  await call('POST /api/auth/logout')
  const id = currentId()
  if (id !== undefined) forgetDrafts(id)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target: it is of this origin.
  otherTabs?.postMessage(left)
  openLanding()
}

/** Leaves the app for the landing page, with everything of hers out of memory. `pane` is the form it shows first. */
export const openLanding = (pane: '' | '#login' | '#forgot' = ''): void => {
  closeTour()
  window.location.replace((import.meta.env.DEV ? '/landing.html' : '/') + pane)
}
