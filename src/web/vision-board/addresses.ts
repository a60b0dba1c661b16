import { useTabs } from '#web/lib/tabs.ts'

const tabs = ['board', 'categories', 'inspiration'] as const

/** `?tab=categories`, `?show=travel`. */
export function useBoardAddress() {
  const { tab, params, show } = useTabs(tabs)
  return {
    tab,
    filter: params.get('show') ?? 'all',
    showTab: show,
    /** All, loved, achieved, or a category. */
    showFiltered: (filter: string) => show('board', filter === 'all' ? {} : { show: filter }),
  }
}
