import { useTabs } from '#web/lib/tabs.ts'

const tabs = ['affirmations', 'meditations', 'quotes', 'tutorials'] as const

/** Which tab an address leads to, and what is open in it: `?tab=tutorials`, `?tab=tutorials&open=worry`. */
export function useAddress() {
  const { tab, params, show, open } = useTabs(tabs)
  return {
    tab,
    opened: params.get('open') ?? undefined,
    showTab: show,
    /** Opens a meditation or a course in its tab; going back closes it. */
    openInTab: (tab: 'meditations' | 'tutorials', id: string) => open(tab, { open: id }),
  }
}
