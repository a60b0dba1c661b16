import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { ComingPageKey, otherPaths, PageKey, ReadyPageKey } from '#contract/pages.ts'

/**
 * What a feature gives the app. Each screen is its own chunk, in a file named after its page (`journal`: JournalScreen.tsx), by which
 * the server finds the chunk to preload. What the page asks first is `firstData` in contract/pages.ts.
 */
export type Feature = { icon: LucideIcon; screen: ComponentType }

/** A page that is still to come: what it will hold, said plainly. */
type ComingFeature = { icon: LucideIcon; comingSoon: readonly [string, string, string] }

/** Every page of contract/pages.ts with its feature: a ready page without a screen does not compile, nor the other way round. */
export type Features = Readonly<Record<ReadyPageKey, Feature> & Record<ComingPageKey, ComingFeature>>

/** A screen at an address outside of the navigation. */
export type OpenScreen = { path: string; screen: ComponentType; isOn?: () => boolean }

/** Every such address of contract/pages.ts with its screen. */
export type OpenScreens = Readonly<Record<Exclude<keyof typeof otherPaths, 'dashboard'>, OpenScreen>>

export type PageIcons = Readonly<Record<PageKey, { icon: LucideIcon }>>
