import { type PrayerTopic, prayerTopics } from '#contract/spiritual-lists.ts'

/** The topic of a form's value; null for none. */
export const topicOf = (key: string): PrayerTopic | null => prayerTopics.find((topic) => topic.key === key)?.key ?? null

/** The question of each topic, above the text box. */
export const topicPrompts: Record<PrayerTopic, string> = {
  gratitude: 'What good thing happened today that you didn’t plan?',
  guidance: 'What decision keeps coming back? Ask for the next step, not the whole map.',
  healing: 'What hurts, in your body or your heart? Call it by its name.',
  'loved-ones': 'Who’s on your mind? What do they need tonight?',
  strength: 'What’s too heavy right now? Ask for enough for today.',
  peace: 'What won’t let you rest? Put it down here for the night.',
}

export const reflectionPrompts = [
  'What gave you a moment of peace today?',
  'What would you like to let go of?',
  'Who made your life easier this week?',
  'What do you keep worrying about, and what part of it is yours?',
  'What are you thankful for, and have you told anyone?',
  'When did you feel most like yourself lately?',
  'What would you do tomorrow if you weren’t afraid?',
] as const

/** The next prompt in the list; the first after one of the user’s own. */
export const promptAfter = (prompt: string): string =>
  reflectionPrompts[(reflectionPrompts.findIndex((each) => each === prompt) + 1) % reflectionPrompts.length] ??
  reflectionPrompts[0]
