import type { DashboardLayout } from '#contract/dashboard.ts'
import { dashboardCards } from '#contract/lists.ts'

/**
 * The cards in the user's order. A card added by a later release comes after its default predecessor, and is shown; a removed
 * card is left out.
 */
export function arrangeCards(saved: DashboardLayout): DashboardLayout {
  const cards = saved.filter(({ card }) => dashboardCards.includes(card))
  for (const [position, card] of dashboardCards.entries()) {
    if (cards.some((each) => each.card === card)) continue
    const before = dashboardCards[position - 1]
    cards.splice(cards.findIndex((each) => each.card === before) + 1, 0, { card, isHidden: false })
  }
  return cards
}
