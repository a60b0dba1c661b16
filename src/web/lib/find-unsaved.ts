import type { SessionUser } from '#contract/accounts.ts'
import { describeDraft } from './draft-names.ts'
import { draftSeal } from './draft-seal.ts'
import { storedDrafts } from './draft-store.ts'

/** Drafts of every tab, then the changes that wait for the network. */
export async function findUnsaved(user: SessionUser): Promise<string[]> {
  const drafts = storedDrafts(user.id, draftSeal(user)).map(({ name, text }) => describeDraft(name, text))
  return [...drafts.toSorted((a, b) => a.localeCompare(b)), ...(await findWaiting(user))]
}

async function findWaiting(user: SessionUser): Promise<string[]> {
  try {
    const { describeWaiting } = await import('./offline.ts')
    return await describeWaiting(user)
  } catch {
    // This browser keeps nothing.
    return []
  }
}
