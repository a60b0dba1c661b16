import { useTabs } from '#web/lib/tabs.ts'

const tabs = ['affirmations', 'meditations', 'quotes', 'tutorials'] as const

/** The tab and the open item in the URL: `?tab=tutorials`, `?tab=tutorials&open=worry`. */
export function useMindsetAddress() {
  const { tab, params, show, open } = useTabs(tabs)
  return {
    tab,
    opened: params.get('open') ?? undefined,
    showTab: show,
    openInTab: (tab: 'meditations' | 'tutorials', id: string) => open(tab, { open: id }),
  }
}
