import type { communicationStyles, experienceLevels, notificationKinds, primaryGoals } from '#contract/lists.ts'

type Table<L extends readonly string[], T> = Readonly<Record<L[number], T>>

export const steps = [
  { title: 'Before the first question', lead: 'What becomes of your answers, in plain words.' },
  { title: 'First, about you', lead: 'So that we know how to greet you. Everything here is optional.' },
  { title: 'What matters now', lead: 'A few taps are enough. You can change all of it later.' },
  { title: 'How you feel, how we talk', lead: 'Where your wellbeing needs light, and the tone that does you good.' },
  { title: 'When we may speak up', lead: 'You decide what may interrupt your day.' },
] as const

export const levels: Table<typeof experienceLevels, { title: string; hint: string }> = {
  beginner: { title: 'Beginner', hint: 'Planning and goals are new to me' },
  intermediate: { title: 'Intermediate', hint: 'Some habits of mine hold' },
  advanced: { title: 'Advanced', hint: 'I plan and look back regularly' },
}

export const styles: Table<typeof communicationStyles, { title: string; example: string }> = {
  encouraging: {
    title: 'Encouraging',
    example: 'You showed up today, and that counts. Which small step feels good next?',
  },
  direct: {
    title: 'Direct',
    example: 'One task, twenty minutes, this evening. Tell me afterwards how it went.',
  },
  gentle: {
    title: 'Gentle',
    example: 'There is no hurry. Take a breath, and begin wherever it feels light.',
  },
  motivating: {
    title: 'Motivating',
    example: 'You have done harder things than this. Pick one, and let us go and get it.',
  },
}

export const nudges: Table<typeof notificationKinds, { title: string; hint: string }> = {
  daily_reminders: { title: 'Daily reminders', hint: 'What you planned for today, once, in the morning' },
  goal_updates: { title: 'Goal updates', hint: 'When a goal moves, or its date comes near' },
  wellness_tips: { title: 'Wellness tips', hint: 'One small idea for the areas you chose' },
  community_updates: { title: 'Community updates', hint: 'What happens in the Lux Lounge' },
}

/** A sample for each goal to start from, never one of the user's records. */
export const goalDrafts: Table<typeof primaryGoals, string> = {
  'Financial Independence': 'Put one month of expenses aside',
  'Health & Fitness': 'Move in a way I enjoy, three days a week',
  'Career Growth': 'Ask for the project I want to lead',
  Relationships: 'Keep one evening a week for someone I love',
  'Personal Development': 'Finish one course that I chose for myself',
  'Spiritual Growth': 'Begin the day with five quiet minutes',
  'Work-Life Balance': 'Close the laptop at six on weekdays',
  'Confidence Building': 'Say no once a week, without explaining',
}
