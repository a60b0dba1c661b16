import { otherPaths, pages } from '#contract/pages.ts'
import { features, openScreens } from './features.ts'

/** Fetches the code of the screen at `path`, where there is one. Never fails: opening the screen says what is wrong. */
export async function preloadScreen(path: string): Promise<void> {
  await screenAt(path)?.preload()
}

/**
 * Fetches a screen's code when a pointer moves over its link or a finger touches it. Otherwise React would show a placeholder,
 * which it keeps for at least 300 ms.
 */
export const preloadTouchedLinks = (): void =>
  addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link && link.origin === location.origin) void preloadScreen(link.pathname)
  })

function screenAt(path: string) {
  const page = pages.find((each) => each.path === path || (each.key === 'dashboard' && path === otherPaths.dashboard))
  return page ? features[page.key].screen : Object.values(openScreens).find((screen) => screen.path === path)?.screen
}
