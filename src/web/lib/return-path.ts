import { otherPaths, pages } from '#contract/pages.ts'

const key = 'glowell.return'

/** Whether a path is of a page that opens after log-in. */
export const isSignedInPage = (path: string): boolean =>
  path === otherPaths.dashboard || pages.some((page) => page.path === path)

/** Remembers this page in this tab: logging in leads back to it. */
export function keepReturnPath(): void {
  const { pathname, search, hash } = window.location
  try {
    sessionStorage.setItem(key, pathname + search + hash)
  } catch {
    // Storage is not available: logging in leads to the dashboard.
  }
}

/** The page that was remembered, once. */
export function takeReturnPath(): string {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (kept !== null && isSignedInPage(new URL(kept, window.location.origin).pathname)) return kept
  } catch {
    // Storage is not available.
  }
  return otherPaths.dashboard
}
