import type { DraftSeal } from './draft-seal.ts'

/** Begins the names of drafts in `localStorage`. */
export const draftPrefix = 'draft:'
const delay = 300

type Unwritten = { text: string | undefined; seal: DraftSeal }

/** Drafts that are not written to storage yet; `text` undefined removes the draft. */
const unwritten = new Map<string, Unwritten>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Stores a draft on this device, sealed: soon, and at the latest when the page is hidden or closed. */
export function storeDraft(key: string, text: string | undefined, seal: DraftSeal): void {
  unwritten.set(key, { text, seal })
  timer ??= setTimeout(writeDrafts, delay)
}

/** The draft that is stored under a key, if any. */
export function readStoredDraft(key: string, { open }: DraftSeal): string | undefined {
  const newest = unwritten.get(key)
  if (newest !== undefined) return newest.text
  try {
    const sealed = localStorage.getItem(draftPrefix + key)
    return sealed === null ? undefined : open(key, sealed)
  } catch {
    return undefined
  }
}

/** The names and texts of one account's drafts on this device, also those of other tabs; undefined for a text that does not open. */
export function storedDrafts(userId: string, { open }: DraftSeal): { name: string; text: string | undefined }[] {
  writeDrafts()
  const start = `${draftPrefix}${userId}:`
  try {
    return ownEntries(userId).map(([key, sealed]) => ({
      name: key.slice(start.length),
      text: open(key.slice(draftPrefix.length), sealed),
    }))
  } catch {
    return []
  }
}

/** One account's drafts as they are stored. */
export const ownEntries = (userId: string): [string, string][] =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(`${draftPrefix}${userId}:`))
    .map(([key, sealed]) => [key, String(sealed)])

/** Removes one account's drafts from this device, when it signs out. Those of other accounts stay, sealed. */
export function deleteDrafts(userId: string): void {
  unwritten.clear()
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${draftPrefix}${userId}:`)) localStorage.removeItem(key)
  } catch {
    // Storage is not available: no draft was stored.
  }
}

/** Writes the pending drafts to storage at once. */
export function writeDrafts(): void {
  clearTimeout(timer)
  timer = undefined
  try {
    for (const [key, { text, seal }] of unwritten) {
      if (text === undefined) localStorage.removeItem(draftPrefix + key)
      else localStorage.setItem(draftPrefix + key, seal.seal(key, text))
      unwritten.delete(key)
    }
  } catch {
    // Storage is full or not available: the draft holds until the tab closes.
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', writeDrafts)
  // Another window may read the stored drafts next.
  window.addEventListener('blur', writeDrafts)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeDrafts()
  })
}
