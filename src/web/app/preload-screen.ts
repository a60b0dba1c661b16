import { otherPaths, pages } from '#contract/pages.ts'
import { features, openScreens } from './features.ts'

/** Fetches the code of the screen at `path`, where there is one. Never fails: opening the screen says what is wrong. */
export async function preloadScreen(path: string): Promise<void> {
  await screenAt(path)?.preload()
}

/**
 * Fetches a screen's code when a pointer comes over its link or touches it. React keeps a placeholder for at least 300 ms once it
 * has drawn one, so a screen that is here in time opens that much sooner.
 */
export function preloadTouchedLinks(): void {
  for (const kind of ['pointerover', 'pointerdown'])
    addEventListener(kind, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link !== null && link.origin === location.origin) void preloadScreen(link.pathname)
    })
}

function screenAt(path: string) {
  const key = path === otherPaths.dashboard ? 'dashboard' : pages.find((page) => page.path === path)?.key
  if (key !== undefined) return features[key].screen
  return Object.values(openScreens).find((screen) => screen.path === path)?.screen
}
