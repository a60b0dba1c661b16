import { createContext, use } from 'react'
import type { SessionUser } from '#contract/accounts.ts'

/** What the page knows about her when it arrives. */
export type Session = { signedIn: true; user: SessionUser } | { signedIn: false; user: null }

export const SessionContext = createContext<Session>({ signedIn: false, user: null })

/** Who is signed in. Only for screens that nobody else sees. */
export const useUser = (): SessionUser => {
  const { user } = use(SessionContext)
  if (!user) throw new Error('This screen is for those who are signed in')
  return user
}

/** Who is signed in, or null. */
export const useSession = (): Session => use(SessionContext)

/** How she is called: her first name, or her username until she gives one. */
export const callName = (user: SessionUser): string => user.firstName ?? user.username
