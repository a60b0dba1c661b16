import { brand } from '#contract/brand.ts'
import type { Goal } from '#contract/goals.ts'
import { primaryGoals } from '#contract/lists.ts'
import { showNumber } from './goal-words.ts'

type PrimaryGoal = (typeof primaryGoals)[number]

/** A first draft of a goal. The wizard's preview shows it, and Glo Goals offers it to begin with. */
export type GoalIdea = Pick<Goal, 'title' | 'category' | 'targetValue'> & { kind: 'amount' | 'habit' }

const habit = (title: string, category: Goal['category'], times: string): GoalIdea => ({
  kind: 'habit',
  title,
  category,
  targetValue: times,
})

const ideas: Record<PrimaryGoal, GoalIdea> = {
  'Financial Independence': {
    kind: 'amount',
    title: 'A rainy-day fund',
    category: 'financial',
    targetValue: '1000',
  },
  'Health & Fitness': habit('Thirty walks outside', 'physical', '30'),
  'Career Growth': habit('An hour of learning, just for me', 'career', '12'),
  Relationships: habit('Call someone I love', 'relationships', '12'),
  'Personal Development': habit('Read twelve books', 'personal', '12'),
  'Spiritual Growth': habit('Ten minutes of stillness', 'spiritual', '30'),
  'Work-Life Balance': habit('Evenings just for me', 'self-care', '20'),
  'Confidence Building': habit('Speak up first', 'personal', '10'),
}

/** '0 of 30 times', '$0 of $1,000'. */
export const showIdea = ({ kind, targetValue }: GoalIdea): string =>
  kind === 'habit'
    ? `0 of ${targetValue} times`
    : `${showNumber('0', brand.currency)} of ${showNumber(targetValue, brand.currency)}`

const first: readonly PrimaryGoal[] = ['Financial Independence', 'Health & Fitness', 'Personal Development']

const keys: readonly PrimaryGoal[] = primaryGoals

/** Returns the URL that opens an idea as a new goal. It has the idea's index, because a URL must not contain the user's words. */
export const ideaAddress = ({ title }: GoalIdea): string =>
  `/financial-goals#idea-${keys.findIndex((goal) => ideas[goal].title === title)}`

/** The idea that an address ends with. */
export function ideaAt(index: string): GoalIdea | undefined {
  const goal = keys[Number(index)]
  return goal && ideas[goal]
}

/** Ideas for the goals chosen in the wizard, or three general ones where none was chosen. */
export const ideasFor = (chosen: readonly PrimaryGoal[]): GoalIdea[] =>
  (chosen.length > 0 ? chosen : first).map((goal) => ideas[goal])
