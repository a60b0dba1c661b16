import { breathingTechniques } from '#contract/lists.ts'
import { useTabs } from '#web/lib/tabs.ts'

const tabs = ['breathing', 'quick', 'history', 'insights'] as const

/** How many days back the history reaches; all of it where it is undefined. */
export type Days = 1 | 7 | undefined

const path = '/self-care'

/** Where in the Self-Care Center an address leads: `?tab=history`, `?tab=history&days=7` and so on. */
export function useAddress() {
  const { tab, params, show } = useTabs(tabs)
  const days = params.get('days')
  const read: Days = days === '1' ? 1 : days === '7' ? 7 : undefined
  return { tab, days: read, show }
}

/** The technique that the address names (`?technique=box`), or else the first. */
export const chosenByAddress = () => {
  const asked = new URLSearchParams(window.location.search).get('technique')
  return breathingTechniques.find(({ id }) => id === asked) ?? breathingTechniques[0]
}

/** The address of the history of so many days. */
export const historyOf = (days: Days): string => `${path}?tab=history${days === undefined ? '' : `&days=${days}`}`

export const insightsAddress = `${path}?tab=insights`
