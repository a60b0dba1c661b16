import { useSearchParams } from 'wouter'

/**
 * Keeps the open tab of a page in its URL: `?tab=quotes`. Without the parameter the first tab is shown. An open item in a tab
 * follows it, such as `?tab=history&days=7`.
 */
export function useTabs<T extends string>(tabs: readonly [T, ...T[]]) {
  const [params, setParams] = useSearchParams()
  const addressOf = (tab: string, more: Record<string, string>) => ({ ...(tab !== tabs[0] && { tab }), ...more })
  return {
    tab: tabIn(params, tabs),
    params,
    /** Shows a tab; a reload keeps it. Back leaves the page, not the tab. */
    show: (tab: string, more: Record<string, string> = {}) => setParams(addressOf(tab, more), { replace: true }),
    /** Opens something in a tab; Back closes it. */
    open: (tab: T, more: Record<string, string>) => setParams(addressOf(tab, more)),
  }
}

/** The tab that an address's parameters name, or the first one. */
export const tabIn = <T extends string>(params: URLSearchParams, tabs: readonly [T, ...T[]]): T =>
  tabs.find((tab) => tab === params.get('tab')) ?? tabs[0]
