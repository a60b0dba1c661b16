import { lazy, type ComponentType } from 'react'
import type { ReadyPageKey } from '#contract/pages.ts'

/**
 * The screen of each page that is ready, each its own chunk. A page becomes ready by its flag in contract/pages.ts and a line
 * here; one without the other does not compile.
 */
export const screens = {
  dashboard: lazy(async () => ({ default: (await import('./PendingScreen.tsx')).PendingScreen })),
  journal: lazy(async () => ({ default: (await import('./PendingScreen.tsx')).PendingScreen })),
  profile: lazy(async () => ({ default: (await import('./PendingScreen.tsx')).PendingScreen })),
  onboarding: lazy(async () => ({ default: (await import('./PendingScreen.tsx')).PendingScreen })),
} satisfies Record<ReadyPageKey | 'onboarding', ComponentType>

/** Everything of the kit in every state: in development only, so that no build holds it. */
export const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./gallery/Gallery.tsx')).Gallery }))
  : undefined
