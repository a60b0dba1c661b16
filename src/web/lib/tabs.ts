import { useSearchParams } from 'wouter'

/**
 * The tabs of a page, in its URL: `?tab=quotes`. Without the parameter the first one shows. What is open in a tab comes after it,
 * such as `?tab=history&days=7`.
 */
export function useTabs<T extends string>(tabs: readonly [T, ...T[]]) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const addressOf = (tab: string, more: Record<string, string>) => ({ ...(tab !== tabs[0] && { tab }), ...more })
  return {
    tab: tabs.find((tab) => tab === asked) ?? tabs[0],
    params,
    /** Shows a tab; a reload keeps it. Back leaves the page, not the tab. */
    show: (tab: string, more: Record<string, string> = {}) => setParams(addressOf(tab, more), { replace: true }),
    /** Opens something in a tab; Back closes it. */
    open: (tab: T, more: Record<string, string>) => setParams(addressOf(tab, more)),
  }
}
