import { brand } from '#contract/brand.ts'
import type { Dashboard, DashboardLayout } from '#contract/dashboard.ts'
import { dashboardCards } from '#contract/lists.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import { communityUrl } from '#web/lib/community.ts'

export type CardKey = DashboardLayout[number]['card']

/** Whether a card has content on this server: it may have no community or no coach. */
export const isAvailable = (card: CardKey): boolean =>
  (card !== 'digitalIncome' || communityUrl() !== null) && ((card !== 'ask' && card !== 'insight') || isCoachOn())

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

/** Two columns on a wide screen, or the full width; one column on a narrow one. */
export type Column = 'top' | 'main' | 'side' | 'bottom'

const columns: Record<CardKey, Column> = {
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

/** The column of a card. While one card replaces three, another fills their column. */
export const columnOf = (card: CardKey, isNew: boolean): Column => (isNew && card === 'ask' ? 'main' : columns[card])

/** Whether the account has no records yet: then one card replaces three empty ones. */
export const isNewAccount = ({ tasks, entries, stats }: Dashboard): boolean =>
  tasks.total === 0 && entries.length === 0 && stats.totalGoals === 0

/** From this width on the screen has two columns. */
export const wide = '(width >= 64rem)'

/** Also what Reset restores. */
export const defaultLayout: DashboardLayout = dashboardCards.map((card) => ({ card, isHidden: false }))

export function swapped(layout: DashboardLayout, a: CardKey, b: CardKey): DashboardLayout {
  const of = (key: CardKey) => layout.find(({ card }) => card === key)
  return layout.map((each) => (each.card === a ? (of(b) ?? each) : each.card === b ? (of(a) ?? each) : each))
}

export const withHidden = (layout: DashboardLayout, card: CardKey, isHidden: boolean): DashboardLayout =>
  layout.map((each) => (each.card === card ? { card, isHidden } : each))
