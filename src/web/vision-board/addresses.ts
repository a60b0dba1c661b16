import { useTabs } from '#web/lib/tabs.ts'

const tabs = ['board', 'categories', 'inspiration'] as const

/** What an address shows: `?tab=categories`, `?show=travel` (what of the board). */
export function useAddress() {
  const { tab, params, show } = useTabs(tabs)
  return {
    tab,
    part: params.get('show') ?? 'all',
    showTab: show,
    /** Shows a part of the board: all of it, what is loved, what came true, or a category. */
    showPart: (part: string) => show('board', part === 'all' ? {} : { show: part }),
  }
}
