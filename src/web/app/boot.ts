import type { SessionUser } from '#contract/accounts.ts'
import { setCoachOn } from '#web/lib/coach.ts'
import { setCommunityUrl } from '#web/lib/community.ts'
import { setCursor } from '#web/lib/live-changes.ts'
import { announceUser, forgetDevice } from '#web/lib/session.ts'
import { call, CallError } from '#web/lib/call.ts'
import { sealOldDrafts } from '#web/lib/reseal-drafts.ts'

/** `signedIn` is absent in the copy of the page that the device keeps, which has no user. */
type Boot = {
  signedIn?: boolean
  user?: SessionUser
  communityUrl?: string | null
  isCoachOn?: boolean
  cursor?: string
}

const enter = (user: SessionUser): void => {
  sealOldDrafts(user)
  announceUser(user)
}

/** Reads the session that the server wrote into the page. Returns false if the page has none and the server must be asked. */
export const takeBoot = (): boolean => {
  const text = document.getElementById('boot')?.textContent.trim() ?? ''
  if (text === '') return false
  const boot: Boot = JSON.parse(text)
  if (boot.signedIn === false) void forgetDevice()
  if (boot.signedIn && boot.user) enter(boot.user)
  setCursor(boot.cursor)
  setCommunityUrl(boot.communityUrl ?? null)
  setCoachOn(boot.isCoachOn ?? true)
  return boot.signedIn !== undefined
}

/**
 * Asks the server for the session. Any ok answer shows the signed-in pages. Without an answer, the last user's data is opened
 * from this device.
 */
export const askSession = async (): Promise<void> => {
  try {
    enter(await call('GET /api/auth/check'))
  } catch (error) {
    // Signed out, or no user is stored on this device: show the pages that open without a session.
    if (!(error instanceof CallError) || error.status === 401) return void forgetDevice()
    const { openKept } = await import('#web/lib/offline.ts')
    const user = await openKept().catch(() => undefined)
    if (user !== undefined) enter(user)
  }
}
