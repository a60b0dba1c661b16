import type { DashboardLayout } from '#contract/dashboard.ts'
import { dashboardCards } from '#contract/lists.ts'

/**
 * Her cards in her order. One that she has not placed (a later release brought it) comes after the card that it follows by
 * default, and is shown; one that is no more is left out.
 */
export function layOut(saved: DashboardLayout): DashboardLayout {
  const laid = saved.filter(({ card }) => dashboardCards.includes(card))
  for (const [place, card] of dashboardCards.entries()) {
    if (laid.some((each) => each.card === card)) continue
    const before = dashboardCards[place - 1]
    laid.splice(laid.findIndex((each) => each.card === before) + 1, 0, { card, isHidden: false })
  }
  return laid
}
