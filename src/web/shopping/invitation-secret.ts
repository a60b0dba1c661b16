import { otherPaths } from '#contract/pages.ts'

const key = 'glowell.list-invitation'

/** The secret is behind the #, which browsers never send. */
export const linkOf = (secret: string): string => `${window.location.origin}${otherPaths.joinList}#${secret}`

/**
 * The secret of the link that was opened. It leaves the address at once, and is kept for this tab until the list is joined, so that
 * somebody can sign up first.
 */
export function takeSecret(): string | null {
  const given = window.location.hash.slice(1)
  if (given !== '') window.history.replaceState(window.history.state, '', window.location.pathname)
  try {
    if (given !== '') sessionStorage.setItem(key, given)
    return sessionStorage.getItem(key)
  } catch {
    // Storage is not available: the link works for those who are signed in.
    return given || null
  }
}

export const isInvitationWaiting = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export const forgetSecret = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is not available: nothing was kept.
  }
}
