import type { primaryGoals } from '#contract/lists.ts'
import { blankForm, type GoalForm } from './goal-form.ts'

type PrimaryGoal = (typeof primaryGoals)[number]

const habit = (title: string, category: GoalForm['category'], times: string): GoalForm => ({
  ...blankForm,
  kind: 'habit',
  title,
  category,
  targetValue: times,
})

const ideas: Record<PrimaryGoal, GoalForm> = {
  'Financial Independence': { ...blankForm, title: 'A cushion for quiet nights', targetValue: '1000' },
  'Health & Fitness': habit('Thirty walks outside', 'physical', '30'),
  'Career Growth': habit('An hour for my own learning', 'career', '12'),
  Relationships: habit('Call someone I love', 'relationships', '12'),
  'Personal Development': habit('Read twelve books', 'personal', '12'),
  'Spiritual Growth': habit('Ten minutes of stillness', 'spiritual', '30'),
  'Work-Life Balance': habit('Evenings that belong to me', 'self-care', '20'),
  'Confidence Building': habit('Say it out loud first', 'personal', '10'),
}

const first: readonly PrimaryGoal[] = ['Financial Independence', 'Health & Fitness', 'Personal Development']

/** Ideas for the goals chosen in the wizard, or three general ones where none was chosen. */
export const ideasFor = (chosen: readonly PrimaryGoal[]): GoalForm[] =>
  (chosen.length > 0 ? chosen : first).map((goal) => ideas[goal])
