import type { Task } from '#contract/planner.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'

/** Names each category of tasks. */
export const taskCategoryLabels: Record<Task['category'], string> = {
  'self-care': 'Self-Care',
  work: 'Work',
  personal: 'Personal',
  financial: 'Financial',
}

/** The badge colour of each category of tasks. */
export const categoryTones: Record<Task['category'], BadgeTone> = {
  'self-care': 'pink',
  work: 'royal',
  personal: 'purple',
  financial: 'green',
}

/** The priority from which a task is marked. */
export const isMarked = (priority: number): boolean => priority >= 4

/** Minutes as people read them: '45 min', '1 h', '1 h 30 min'. */
export function showMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
