import type { LucideIcon } from 'lucide-react'
import type { otherPaths, PageKey } from '#contract/pages.ts'
import type { LazyScreen } from './lazy-screen.tsx'
import type { Prefix } from './query-keys.ts'

/**
 * The parts that a feature provides to the app. Each screen is its own chunk, in a file named after its page (`journal`:
 * JournalScreen.tsx), so that the server finds the chunk to preload. The server has the page's first requests in the feature's
 * `firstData`.
 */
type Feature = { icon: LucideIcon; screen: LazyScreen; tables: ReadersByTable }

/** The paths that read each table, without the dashboard's. A change on another device makes them out of date. */
export type ReadersByTable = Readonly<Record<string, readonly Prefix[]>>

/** Every page of contract/pages.ts with its feature: a page without a screen does not compile. */
export type Features = Readonly<Record<PageKey, Feature>>

/** A screen at a path outside of the navigation. */
type OpenScreen = { path: string; screen: LazyScreen; isOn?: () => boolean }

/** Every such path of contract/pages.ts with its screen. */
export type OpenScreens = Readonly<Record<Exclude<keyof typeof otherPaths, 'dashboard'>, OpenScreen>>

/** The icon of every page, from its feature. */
export type PageIcons = Readonly<Record<PageKey, { icon: LucideIcon }>>
