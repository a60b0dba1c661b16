/** Every list of choices, in the order in which screens show it. No zod here: the browser reads this file too. */

/** Moods 1 to 5, each with its emoji and the word a screen reader says. */
export const moods = [
  { value: 1, emoji: '😔', word: 'Low' },
  { value: 2, emoji: '😕', word: 'Uneasy' },
  { value: 3, emoji: '😐', word: 'Okay' },
  { value: 4, emoji: '😊', word: 'Good' },
  { value: 5, emoji: '😄', word: 'Radiant' },
] as const

export const ageRanges = ['18-25', '26-35', '36-45', '46-55', '56-65', '65+'] as const

export const experienceLevels = ['beginner', 'intermediate', 'advanced'] as const

export const communicationStyles = ['encouraging', 'direct', 'gentle', 'motivating'] as const

export const primaryGoals = [
  'Financial Independence',
  'Health & Fitness',
  'Career Growth',
  'Relationships',
  'Personal Development',
  'Spiritual Growth',
  'Work-Life Balance',
  'Confidence Building',
] as const

export const wellnessAreas = [
  'Physical Health',
  'Mental & Emotional',
  'Financial Wellness',
  'Spiritual Growth',
  'Life Organization',
] as const

export const notificationKinds = ['daily_reminders', 'goal_updates', 'wellness_tips', 'community_updates'] as const
