import { useSearchParams } from 'wouter'

/**
 * The tabs of a page, in its address: `?tab=quotes`. The first is what the page shows without one. What is open in a tab stands beside
 * it, such as `?tab=history&days=7`.
 */
export function useTabs<T extends string>(tabs: readonly [T, ...T[]]) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const addressOf = (tab: string, more: Record<string, string>) => ({ ...(tab !== tabs[0] && { tab }), ...more })
  return {
    tab: tabs.find((tab) => tab === asked) ?? tabs[0],
    params,
    /** Shows a tab, and keeps it for when the page is loaded again; going back leaves the page, not the tab. */
    show: (tab: string, more: Record<string, string> = {}) => setParams(addressOf(tab, more), { replace: true }),
    /** Opens something in a tab; going back closes it. */
    open: (tab: T, more: Record<string, string>) => setParams(addressOf(tab, more)),
  }
}
