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

export const columnOf = (card: CardKey): Column => columns[card]

/** Whether a card has no data of the user yet. Cards that aren't listed are never empty. */
const isEmpty: Partial<Record<CardKey, (data: Dashboard) => boolean>> = {
  tasks: ({ tasks }) => tasks.total === 0,
  journal: ({ entries }) => entries.length === 0,
  goals: ({ goals }) => goals.length === 0,
  stats: ({ stats, incomeLog }) => stats.wellnessScore === null && stats.totalGoals === 0 && incomeLog.length === 0,
  week: ({ week }) => Object.values(week).every(({ count }) => count === 0),
  upcoming: ({ upcoming }) => upcoming.length === 0,
  insight: ({ insight }) => insight.basedOn === null,
}

/** The cards that invite the user to begin while they are empty. */
const invitations = new Set<CardKey>(['tasks', 'journal', 'goals'])

/**
 * Returns the cards that are shown before 'Show all', at most `most`. Of the empty cards it keeps only the first with an
 * invitation.
 */
export function unfolded(cards: readonly CardKey[], data: Dashboard, most: number): CardKey[] {
  const empty = new Set(cards.filter((card) => isEmpty[card]?.(data)))
  const invitation = cards.find((card) => empty.has(card) && invitations.has(card))
  return cards.filter((card) => card === invitation || !empty.has(card)).slice(0, most)
}

/** About how high a card is in two columns, with the gap beneath it, in pixels: enough to tell which column is longer. */
const heightOf = (card: CardKey, { tasks, goals, upcoming, stats }: Dashboard): number => {
  const heights: Partial<Record<CardKey, number>> = {
    tasks: tasks.total === 0 ? 325 : 180 + 66 * Math.min(6, tasks.total),
    affirmation: 300,
    quickActions: 160,
    journal: 350,
    goals: goals.length === 0 ? 400 : 125 + 75 * goals.length,
    stats: stats.wellnessScore === null ? 600 : 610,
    week: 310,
    ask: 190,
    upcoming: upcoming.length === 0 ? 260 : 130 + 64 * upcoming.length,
    insight: 245,
  }
  return heights[card] ?? 0
}

/**
 * The main and the side column, balanced: cards move from the longer to the shorter while that narrows the gap. A column's first
 * card never moves.
 */
export function twoColumns(cards: readonly CardKey[], data: Dashboard): { main: CardKey[]; side: CardKey[] } {
  const main = cards.filter((card) => columnOf(card) === 'main')
  const side = cards.filter((card) => columnOf(card) === 'side')
  const sum = (column: readonly CardKey[]) => column.reduce((height, card) => height + heightOf(card, data), 0)
  for (;;) {
    const gap = sum(main) - sum(side)
    const [longer, shorter] = gap > 0 ? [main, side] : [side, main]
    const gapWithout = (card: CardKey) => Math.abs(Math.abs(gap) - 2 * heightOf(card, data))
    const [best] = longer.slice(1).toSorted((one, other) => gapWithout(one) - gapWithout(other))
    if (best === undefined || gapWithout(best) >= Math.abs(gap)) return { main, side }
    longer.splice(longer.indexOf(best), 1)
    shorter.push(best)
  }
}

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
