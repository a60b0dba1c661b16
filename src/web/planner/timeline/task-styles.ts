import type { Task } from '#contract/planner.ts'

const stylesByCategory: Record<Task['category'], string> = {
  'self-care': 'border-pink bg-pink-wash',
  work: 'border-royal bg-royal-wash',
  personal: 'border-purple bg-purple-wash',
  financial: 'border-green bg-green-wash',
}

export const taskStyles = ({ category, isCompleted }: Task): string =>
  isCompleted ? 'border-green bg-surface text-green' : stylesByCategory[category]
