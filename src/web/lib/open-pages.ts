import { type Page, type PageKey, pages } from '#contract/pages.ts'
import { isCoachOn } from './coach.ts'
import { useSession } from './session.ts'

/** Whether a page exists for this user: there may be no coach on this server, and the spiritual page can be hidden. */
const isOpen = (page: PageKey, hidesSpiritual: boolean): boolean =>
  (page !== 'coach' || isCoachOn()) && (page !== 'spiritual' || !hidesSpiritual)

/** The pages that can be opened, in navigation order. No page mentions another one. */
export function useOpenPages(): readonly Page[] {
  const { user } = useSession()
  return pages.filter(({ key }) => isOpen(key, user?.hidesSpiritual === true))
}

/** The number of steps of the guided tour: a page that is not open has none. */
export function useTourStops(): 'Ten' | 'Nine' | 'Eight' {
  const open = useOpenPages()
  const missing = (['coach', 'spiritual'] as const).filter((page) => !open.some(({ key }) => key === page))
  return missing.length === 0 ? 'Ten' : missing.length === 1 ? 'Nine' : 'Eight'
}
