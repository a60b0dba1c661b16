import { breathingTechniques } from '#contract/lists.ts'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'

const tabs = ['breathing', 'quick', 'history', 'insights'] as const
export type Tab = (typeof tabs)[number]

/** How many days back the history reaches; all of it where it is undefined. */
export type Days = 1 | 7 | undefined

const path = '/self-care'
const periods: Record<string, Days> = { today: 1, week: 7 }

/** Where in the Self-Care Center an address leads: '#history', '#history-week', '#insights' and so on. */
export function usePlace(): { tab: Tab; days: Days } {
  const [name, period = ''] = useLocationProperty(() => window.location.hash.slice(1)).split('-')
  return { tab: tabs.find((tab) => tab === name) ?? 'breathing', days: periods[period] }
}

/** The technique that the address names ('#breathing-box'), or else the first. */
export const chosenByAddress = () =>
  breathingTechniques.find(({ id }) => window.location.hash === `#breathing-${id}`) ?? breathingTechniques[0]

/** The address of the history of so many days. */
export const historyOf = (days: Days): string =>
  `${path}#history${days === undefined ? '' : days === 1 ? '-today' : '-week'}`

export const insightsAddress = `${path}#insights`

/** Shows a tab, and keeps it for when the page is loaded again; going back leaves the page, not the tab. */
export const showTab = (tab: string): void => {
  navigate(`#${tab}`, { replace: true })
}
