import type { SessionUser } from '#contract/accounts.ts'
import type { Session } from '#web/lib/session.ts'

type Boot = { signedIn: boolean; user?: SessionUser }

/** What the server wrote into the page about her; undefined where it wrote nothing, and the check call must be asked. */
export const readBoot = (): Session | undefined => {
  const text = document.getElementById('boot')?.textContent ?? ''
  if (text.trim() === '') return undefined
  const boot: Boot = JSON.parse(text)
  return toSession(boot.signedIn ? boot.user : undefined)
}

/** Asks the server who she is: any ok answer shows the signed-in pages, any failure the signed-out ones. */
export const askSession = async (): Promise<Session> => {
  try {
    const answer = await fetch('/api/auth/check', { credentials: 'same-origin' })
    if (!answer.ok) return toSession(undefined)
    const user: SessionUser = await answer.json()
    return toSession(user)
  } catch {
    return toSession(undefined)
  }
}

const toSession = (user: SessionUser | undefined): Session =>
  user ? { signedIn: true, user } : { signedIn: false, user: null }
