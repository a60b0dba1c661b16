/** Plans with prices and limits. The server enforces them, screens show them. No zod: the browser loads this file too. */
export const plans = {
  free: { name: 'Free', pricePerMonth: '0', limits: { aiQuestions: 3, journalEntries: 10, visionBoards: 1 } },
  premium: { name: 'Premium', pricePerMonth: '7.99', limits: null },
} as const

/** Limits of a free account. `aiQuestions` counts per calendar month, the others count existing records. */
export type Limited = keyof typeof plans.free.limits

/** Reported as remaining for premium accounts. */
export const premiumRemaining = 999

/** Length of the trial that 'Upgrade Now' starts, in days, once per account. */
export const trialDays = 14

/** Listed only where a coach is configured. */
export const coachFeature = 'Luxee, your AI coach, as often as you like'

/** Premium features in the upsell and the plan comparison. */
export const premiumFeatures = [
  coachFeature,
  'Unlimited journal entries',
  'Unlimited vision board items',
  'Daily and weekly planner timelines',
  'Goal forecasts, ledger charts and milestones',
  'Advanced wellness analytics',
] as const

/** Further features, which the upsell shows behind 'more'. */
export const morePremiumFeatures = [
  'Unlimited goals and tracking',
  'Premium content and courses',
  'Priority community access',
  'Trends across your weeks, with the numbers behind them',
  'What goes with your good days, once there’s enough to tell',
  'A trial of 14 days, without a card',
  'Leave in two clicks, and keep everything you made',
] as const
