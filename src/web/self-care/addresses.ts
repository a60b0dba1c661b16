import { breathingTechniques } from '#contract/lists.ts'
import { useTabs } from '#web/lib/tabs.ts'

const tabs = ['breathing', 'quick', 'history', 'insights'] as const

/** undefined is the whole history. */
export type Days = 1 | 7 | undefined

const path = '/self-care'

/** The tab and the period in the URL: `?tab=history`, `?tab=history&days=7` and so on. */
export function useSelfCareAddress() {
  const { tab, params, show } = useTabs(tabs)
  const days = params.get('days')
  const read: Days = days === '1' ? 1 : days === '7' ? 7 : undefined
  return { tab, days: read, show }
}

/** Returns the technique in the URL (`?technique=box`), else the first one. */
export const chosenByAddress = () => {
  const asked = new URLSearchParams(window.location.search).get('technique')
  return breathingTechniques.find(({ id }) => id === asked) ?? breathingTechniques[0]
}

export const historyOf = (days: Days): string => `${path}?tab=history${days === undefined ? '' : `&days=${days}`}`

export const insightsAddress = `${path}?tab=insights`
