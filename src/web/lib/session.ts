import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SessionUser } from '#contract/accounts.ts'
import { call, CallError, isAnswerLost } from './call.ts'
import { deleteDrafts } from './draft-store.ts'
import { endingSession, expectEnd, queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { closeTour } from './tour.ts'
import { toastOnNextPage } from '#web/ui/toast.ts'

/** The session. The page usually includes it; it is fetched only where the page does not. */
export const sessionQuery = queryOptions({
  queryKey: queryKey('GET /api/auth/check'),
  queryFn: ({ signal }) => call('GET /api/auth/check', { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** Who is signed in. */
export type Session = { signedIn: true; user: SessionUser } | { signedIn: false; user: null }

/** The signed-in user, or null. */
export const useSession = (): Session => {
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  return data ? { signedIn: true, user: data } : { signedIn: false, user: null }
}

/** Returns the signed-in user. Only for screens that need a session. */
export const useUser = (): SessionUser => {
  const { user } = useSession()
  if (!user) throw new Error('This screen is for people who are logged in')
  return user
}

/** The messages to other tabs before the user logs out, and after. */
const leaving = 'leaving'
const left = 'left'
/** Tells other tabs the id of the user who signed in on this one. */
type SignInMessage = { userId: string }
const isSignInMessage = (data: unknown): data is SignInMessage =>
  typeof data === 'object' && data !== null && 'userId' in data

/** Undefined where the landing page is prerendered in Node, which has no other tabs. */
const otherTabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('user')

/** Shows a saved change of the user (a name, a picture, a plan) on the whole page and on other tabs. */
export const changeUser = (change: Partial<SessionUser>): void => {
  queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, ...change })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target: it is of this origin.
  otherTabs?.postMessage(currentId())
}

otherTabs?.addEventListener('message', ({ data: id }: MessageEvent<unknown>) => {
  if (id === leaving) return expectEnd()
  if (id === left) return leaveWithOtherTab()
  if (isSignInMessage(id)) return leaveForOtherUser(id.userId)
  // Without an answer the user stays unchanged until the next page load.
  if (id === currentId()) refreshUser().catch(() => {})
})

/** Leaves after another tab has logged out, which asked the user about the drafts of all tabs. */
const leaveWithOtherTab = (): void => {
  const id = currentId()
  if (id !== undefined) deleteDrafts(id)
  void forgetDevice(id).finally(openLanding)
}

const currentId = (): string | undefined => queryClient.getQueryData(sessionQuery.queryKey)?.id

/** Leaves this page where another account signed in on this browser. */
const leaveForOtherUser = (id: string): void => {
  if (currentId() !== undefined && currentId() !== id) window.location.reload()
}

/** Shows this account's pages here, and makes other tabs leave those of another account. */
export const announceUser = (user: SessionUser): void => {
  queryClient.setQueryData(sessionQuery.queryKey, user)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target: it is of this origin.
  otherTabs?.postMessage({ userId: user.id } satisfies SignInMessage)
}

/** How often a visible page checks its session, in milliseconds. */
const checkInterval = 60_000

/** Leaves the page soon after its session has ended elsewhere, or when it becomes visible. Returns the cleanup. */
export function watchSession(): () => void {
  const check = () => {
    const id = currentId()
    if (document.visibilityState !== 'visible' || id === undefined) return
    // If the session has ended, the query client leaves the page; without an answer it stays.
    refreshUser().then(
      (user) => user.id !== id && window.location.reload(),
      () => {},
    )
  }
  const timer = setInterval(check, checkInterval)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

/** Fetches the session again, after a change whose outcome only the server knows. Throws `CallError`. */
export async function refreshUser(): Promise<SessionUser> {
  const before = queryClient.getQueryData(sessionQuery.queryKey)
  const user = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
  if (before?.id === user.id && before.draftKey !== user.draftKey) {
    const { resealDevice } = await import('./reseal-device.ts')
    await resealDevice(user, [before.draftKey])
  }
  return user
}

/** The user's first name, or the username until there is one. */
export const displayName = (user: SessionUser): string => user.firstName ?? user.username

/** Deletes the user's data from this device. With the account's id, also deletes the changes that wait to be sent. */
export const forgetDevice = async (id?: string): Promise<void> => {
  try {
    const { forgetAccount, forgetUser } = await import('./offline.ts')
    await (id === undefined ? forgetUser() : forgetAccount(id))
  } catch {
    // This browser stores nothing.
  }
}

/** Signs out and opens the landing page; other tabs leave too and stop what plays. Throws `CallError`. */
export const logOut = (): Promise<void> => leaveAfter(() => call('POST /api/auth/logout'))

/** Whether the answer to a deletion was lost, so that the account may be gone. */
let mayBeDeleted = false

/** Deletes the account for good, and opens the landing page as `logOut` does. Throws `CallError`. */
export const deleteAccount = (body: { password?: string }): Promise<void> =>
  leaveAfter(async () => {
    await call('POST /api/account/delete', { body }).catch(requireDeleted)
    toastOnNextPage({ title: 'Your account is deleted', description: 'Everything in it is gone. Take care.' })
  })

/**
 * Throws the error unless the account must have been deleted: the answer to a deletion was lost, and the session is gone. A session
 * that has ended may have ended elsewhere.
 */
async function requireDeleted(error: unknown): Promise<void> {
  const isSignedOut = error instanceof CallError && error.status === 401
  if (isAnswerLost(error) && !isSignedOut) mayBeDeleted = true
  if (!mayBeDeleted || !isAnswerLost(error) || !(await hasNoSession())) throw error
}

const hasNoSession = (): Promise<boolean> =>
  call('GET /api/auth/check').then(
    () => false,
    (error: unknown) => error instanceof CallError && error.status === 401,
  )

const leaveAfter = async (end: () => Promise<void>): Promise<void> => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target: it is of this origin.
  otherTabs?.postMessage(leaving)
  await endingSession(end)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target: it is of this origin.
  otherTabs?.postMessage(left)
  const id = currentId()
  if (id !== undefined) {
    deleteDrafts(id)
    await forgetDevice(id)
  }
  openLanding()
}

/** Loads the landing page, which clears the user's data from memory. `pane` is the form it shows first. */
export const openLanding = (pane: '' | '#login' | '#forgot' = ''): void => {
  closeTour()
  window.location.replace((import.meta.env.DEV ? '/landing.html' : '/') + pane)
}
