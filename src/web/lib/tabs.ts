import { useSearchParams } from 'wouter'

/**
 * The tabs of a page, in its URL: `?tab=quotes`. Without the parameter the first one shows. What is open in a tab comes after it,
 * such as `?tab=history&days=7`.
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
