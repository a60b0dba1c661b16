import type { SessionUser } from '#contract/accounts.ts'
import { setCoachOn } from '#web/lib/coach.ts'
import { setCommunityUrl } from '#web/lib/community.ts'
import { setCursor } from '#web/lib/live-changes.ts'
import { announceUser } from '#web/lib/session.ts'
import { call } from '#web/lib/call.ts'

type Boot = {
  signedIn: boolean
  user?: SessionUser
  communityUrl?: string | null
  isCoachOn?: boolean
  cursor?: string
}

/** Reads the session that the server wrote into the page. False where it wrote none and must be asked. */
export const takeBoot = (): boolean => {
  const text = document.getElementById('boot')?.textContent.trim() ?? ''
  if (text === '') return false
  const boot: Boot = JSON.parse(text)
  if (boot.signedIn && boot.user) announceUser(boot.user)
  setCursor(boot.cursor)
  setCommunityUrl(boot.communityUrl ?? null)
  setCoachOn(boot.isCoachOn ?? true)
  return true
}

/** Asks the server for the session: any ok answer shows the signed-in pages, any failure the signed-out ones. */
export const askSession = async (): Promise<void> => {
  try {
    announceUser(await call('GET /api/auth/check'))
  } catch {
    // Signed out, or the server cannot be reached: show the pages that anyone may see.
  }
}
