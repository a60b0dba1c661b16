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

/** Premium's extra benefits, in the upsell. */
export const premiumFeatures = [
  coachFeature,
  'Unlimited journal entries',
  'Unlimited vision board items',
  'Daily and weekly planner timelines',
  'A forecast for every goal',
  'Advanced wellness analytics',
] as const

/** Further benefits, which the upsell shows behind 'more'. */
export const morePremiumFeatures = [
  'A chart for each goal: your updates, your pace and your date',
  'Milestone goals, with steps to check off',
  'Three more courses in the Mindset Lab',
  'Tasks you drag to an hour and stretch to fit',
  'Your working hours, and how full each day is',
  'The first free hour for a task, found for you',
  'Your mood on days with an activity, compared with days without',
] as const
