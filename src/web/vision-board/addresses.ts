import { useTabs } from '#web/lib/tabs.ts'

const tabs = ['board', 'categories', 'inspiration'] as const

/** `?tab=categories`, `?show=travel`. */
export function useAddress() {
  const { tab, params, show } = useTabs(tabs)
  return {
    tab,
    part: params.get('show') ?? 'all',
    showTab: show,
    /** All, loved, achieved, or a category. */
    showPart: (part: string) => show('board', part === 'all' ? {} : { show: part }),
  }
}
