/** Plans, their prices and their limits: the one table that the server enforces and the screens explain. No zod here. */
export const plans = {
  free: { name: 'Free', pricePerMonth: '0', limits: { aiQuestions: 3, journalEntries: 10, visionBoards: 1 } },
  premium: { name: 'Premium', pricePerMonth: '7.99', limits: null },
} as const

/** What a free account is limited in. `aiQuestions` counts a calendar month, the others what exists now. */
export type Limited = keyof typeof plans.free.limits

/** What premium reports as remaining (spec.md, section 6). */
export const premiumRemaining = 999

/** Length of the trial that 'Upgrade Now' starts, in days, once per account. */
export const trialDays = 14

/** What premium brings where there is a coach. */
export const coachFeature = 'Luxee, your AI coach, without a monthly count'

/** What premium brings, as the upsell and the plan comparison list it. */
export const premiumFeatures = [
  coachFeature,
  'Unlimited journal entries',
  'Unlimited vision board items',
  'Daily and weekly planner timelines',
  'Goal forecasts, ledger charts and milestones',
  'Advanced wellness analytics',
] as const

/** What else premium brings: the upsell counts these as 'more', and opens to them. */
export const morePremiumFeatures = [
  'Unlimited goals and tracking',
  'Premium content and courses',
  'Priority community access',
  'Trends across your weeks, with the numbers behind them',
  'What goes with your good days, once there is enough to tell',
  'A trial of 14 days, without a card',
  'Leave in two clicks, and keep everything you made',
] as const
