import { navigate, useLocationProperty } from 'wouter/use-browser-location'

const tabs = ['affirmations', 'meditations', 'quotes', 'tutorials'] as const
type Tab = (typeof tabs)[number]

/** Which tab an address leads to, and what is open in it: '#tutorials', '#tutorials/worry'. */
export function usePlace(): { tab: Tab; opened: string | undefined } {
  const [name, opened] = useLocationProperty(() => window.location.hash.slice(1)).split('/')
  return { tab: tabs.find((tab) => tab === name) ?? 'affirmations', opened: opened === '' ? undefined : opened }
}

/** Shows a tab, and keeps it for when the page is loaded again; going back leaves the page, not the tab. */
export const showTab = (tab: string): void => {
  navigate(`#${tab}`, { replace: true })
}

/** Opens something in its tab; going back closes it. */
export const openInTab = (tab: Tab, id: string): void => {
  navigate(`#${tab}/${id}`)
}
