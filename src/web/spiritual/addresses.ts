import { useTabs } from '#web/lib/tabs.ts'

const tabs = ['scripture', 'prayer', 'reflection', 'wisdom'] as const

/** The tab in the URL: `?tab=prayer`. */
export const useAddress = () => useTabs(tabs)
