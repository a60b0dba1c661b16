import type { notificationKinds } from '#contract/lists.ts'

/** The notifications that users can turn on and off, in the onboarding and the profile. */
export const notificationWords: Readonly<Record<(typeof notificationKinds)[number], { label: string; hint: string }>> =
  {
    daily_reminders: { label: 'Daily reminders', hint: 'What you planned for today, once, in the morning' },
    goal_updates: { label: 'Goal updates', hint: 'When you reach a goal, or its date is coming up' },
    wellness_tips: { label: 'Wellness tips', hint: 'One small idea a week for the areas you chose' },
    community_updates: { label: 'Community updates', hint: 'A question a week to take to the Lux Lounge' },
  }
