const prefix = 'draft:'
const delay = 300

/** What is not yet written to the device; undefined takes the draft away. */
const unwritten = new Map<string, string | undefined>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps a draft on this device: soon, and at the latest when the page is hidden or closed. */
export function store(key: string, text: string | undefined): void {
  unwritten.set(key, text)
  timer ??= setTimeout(write, delay)
}

/** The draft that is kept under a key, if any. */
export function readStored(key: string): string | undefined {
  if (unwritten.has(key)) return unwritten.get(key)
  try {
    return localStorage.getItem(prefix + key) ?? undefined
  } catch {
    return undefined
  }
}

/** Takes every draft off this device: for signing out. */
export function forgetDrafts(): void {
  unwritten.clear()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Storage is closed to us: nothing was kept.
  }
}

function write(): void {
  clearTimeout(timer)
  timer = undefined
  try {
    for (const [key, text] of unwritten) {
      if (text === undefined) localStorage.removeItem(prefix + key)
      else localStorage.setItem(prefix + key, text)
      unwritten.delete(key)
    }
  } catch {
    // Storage is full or closed to us: it holds until the tab closes.
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', write)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write()
  })
}
