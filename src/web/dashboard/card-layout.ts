import { brand } from '#contract/brand.ts'
import type { Dashboard, DashboardLayout } from '#contract/dashboard.ts'
import { dashboardCards } from '#contract/lists.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import { communityUrl } from '#web/lib/community.ts'

export type CardKey = DashboardLayout[number]['card']

/** Whether a card has something to show in this house: none for a community or a coach that it does not have. */
export const isThere = (card: CardKey): boolean =>
  (card !== 'digitalIncome' || communityUrl() !== null) && ((card !== 'ask' && card !== 'insight') || isCoachOn())

/** The name of each card, here and in its heading. */
export const cardNames: Record<CardKey, string> = {
  tour: 'Guided tour',
  affirmation: 'Daily affirmation',
  tasks: "Today's tasks",
  quickActions: 'Quick actions',
  stats: 'At a glance',
  week: 'Weekly progress',
  journal: 'Recent journal entries',
  goals: 'Financial goals',
  ask: `Ask ${brand.coach}`,
  upcoming: 'Upcoming events',
  insight: 'AI insight',
  quickAccess: 'Quick access',
  digitalIncome: 'Digital Income',
}

/** On a wide screen cards stand in two columns, or across the page; on a narrow one all stand in one. */
export type Side = 'top' | 'main' | 'side' | 'bottom'

const sides: Record<CardKey, Side> = {
  tour: 'top',
  affirmation: 'main',
  tasks: 'main',
  quickActions: 'main',
  stats: 'side',
  week: 'side',
  journal: 'main',
  goals: 'main',
  ask: 'side',
  upcoming: 'side',
  insight: 'side',
  quickAccess: 'bottom',
  digitalIncome: 'bottom',
}

/** Where a card stands. While three cards of hers are one, another fills their column. */
export const sideOf = (card: CardKey, isNew: boolean): Side => (isNew && card === 'ask' ? 'main' : sides[card])

/** Whether nothing of hers is here yet: then one card shows where to begin, in place of three empty ones. */
export const isNewHere = ({ tasks, entries, stats }: Dashboard): boolean =>
  tasks.total === 0 && entries.length === 0 && stats.totalGoals === 0

/** From here on a screen is wide: two columns. */
export const wide = '(width >= 64rem)'

/** How the dashboard begins, and what it is reset to. */
export const defaultLayout: DashboardLayout = dashboardCards.map((card) => ({ card, isHidden: false }))

/** The layout with two cards in each other's place. */
export function swapped(layout: DashboardLayout, a: CardKey, b: CardKey): DashboardLayout {
  const of = (key: CardKey) => layout.find(({ card }) => card === key)
  return layout.map((each) => (each.card === a ? (of(b) ?? each) : each.card === b ? (of(a) ?? each) : each))
}

/** The layout with one card shown or hidden. */
export const withHidden = (layout: DashboardLayout, card: CardKey, isHidden: boolean): DashboardLayout =>
  layout.map((each) => (each.card === card ? { card, isHidden } : each))
