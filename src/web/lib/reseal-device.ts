import type { SessionUser } from '#contract/accounts.ts'
import { resealWaiting } from './device-copy.ts'
import { replaceDraftKey } from './draft-seal.ts'
import { resealDrafts } from './reseal-drafts.ts'

/** Seals what this device holds of the account under earlier passwords with the key of today's. */
export async function resealDevice(user: SessionUser, earlier: readonly string[]): Promise<void> {
  for (const key of earlier) replaceDraftKey(key, user.draftKey)
  resealDrafts(user, earlier)
  try {
    await resealWaiting(user, earlier)
  } catch {
    // This browser stores nothing.
  }
}
