import { brand } from '#contract/brand.ts'
import type { ReplySource } from '#contract/coach.ts'

export const greeting = `Hi, I’m ${brand.coach}. Tell me what you’re working on, or what’s in the way, and we’ll find one next step together. What’s on your mind today?`

export const tagline = 'Your AI empowerment coach'

export const quickStarts = [
  { prompt: 'Help me build confidence for my goals', field: 'Mindset', tone: 'purple' },
  { prompt: 'What are some digital income ideas for beginners?', field: 'Financial', tone: 'green' },
  { prompt: 'I need motivation to start my side business', field: 'Business', tone: 'royal' },
  { prompt: 'How can I balance self-care with productivity?', field: 'Wellness', tone: 'pink' },
] as const

export const fields = [
  'Mindset and motivation',
  'Confidence and self-worth',
  'Finances and digital income',
  'Self-care and wellness',
  'Career and entrepreneurship',
  'Goal setting and work-life balance',
] as const

export const coachTips = [
  'Say what you want to change and what you’ve tried.',
  'Ask one thing at a time. You can always keep going.',
  'Ask for steps, an example, or another way to see it.',
  'Tell me when something doesn’t fit, and we’ll find what does.',
] as const

export const areaNames: Record<ReplySource['area'], string> = {
  goals: 'Your goals',
  planner: 'Your planner',
  selfCare: 'Your self-care',
  onboarding: 'Your answers',
  journal: 'Your journal',
  income: 'Your income log',
  shopping: 'Your shopping lists',
  spiritual: 'Your spiritual page',
  fitness: 'Your workouts and meals',
  cycle: 'Your cycle',
  household: 'Your household',
}
