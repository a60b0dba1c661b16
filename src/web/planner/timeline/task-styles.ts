import type { Task } from '#contract/planner.ts'

const looks: Record<Task['category'], string> = {
  'self-care': 'border-pink bg-pink-wash',
  work: 'border-royal bg-royal-wash',
  personal: 'border-purple bg-purple-wash',
  financial: 'border-green bg-green-wash',
}

/** The colours of a task, by its category; those of what is done are at rest. */
export const taskStyles = ({ category, isCompleted }: Task): string =>
  isCompleted ? 'border-green bg-surface text-green' : looks[category]
