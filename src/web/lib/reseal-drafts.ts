import type { SessionUser } from '#contract/accounts.ts'
import { draftSeal, reseal } from './draft-seal.ts'
import { draftPrefix, ownEntries, writeDrafts } from './draft-store.ts'

/** Seals this account's drafts of earlier keys with its key of today. */
export function resealDrafts(user: SessionUser, earlier: readonly string[]): void {
  writeDrafts()
  try {
    for (const [key, sealed] of ownEntries(user.id)) {
      const text = reseal(user, earlier, { key: boundTo(key), sealed })
      if (text !== undefined) localStorage.setItem(key, text)
    }
  } catch {
    // Storage is not available: no draft was stored.
  }
}

/**
 * Seals this account's drafts that earlier versions stored unencrypted. Deletes those of other accounts, because anyone here
 * could read them.
 */
export function sealOldDrafts(user: SessionUser): void {
  try {
    for (const [key, value] of Object.entries(localStorage)) {
      const text = String(value)
      if (!key.startsWith(draftPrefix) || !text.startsWith('{')) continue
      if (key.startsWith(`${draftPrefix}${user.id}:`))
        localStorage.setItem(key, draftSeal(user).seal(boundTo(key), text))
      else localStorage.removeItem(key)
    }
  } catch {
    // Storage is not available: no draft was stored.
  }
}

/** Returns the text that a draft's seal is bound to: its key without the prefix, except for the wizard's, which keeps it. */
const boundTo = (key: string): string => (key.endsWith(':onboarding') ? key : key.slice(draftPrefix.length))
