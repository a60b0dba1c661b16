import { navigate, useLocationProperty } from 'wouter/use-browser-location'

const tabs = ['board', 'categories', 'inspiration'] as const
type Tab = (typeof tabs)[number]

/** What an address shows: `?tab=categories`, `?show=travel` (what of the board). */
export function usePlace(): { tab: Tab; show: string } {
  const search = useLocationProperty(() => window.location.search)
  const asked = new URLSearchParams(search)
  return { tab: tabs.find((tab) => tab === asked.get('tab')) ?? 'board', show: asked.get('show') ?? 'all' }
}

/** Shows a tab, and keeps it for when the page is loaded again; going back leaves the page, not the tab. */
export const showTab = (tab: string): void => {
  navigate(tab === 'board' ? window.location.pathname : `?tab=${tab}`, { replace: true })
}

/** Shows a part of the board: all of it, what she loves, what came true, or a category. */
export const showPart = (show: string): void => {
  navigate(show === 'all' ? window.location.pathname : `?show=${show}`, { replace: true })
}
