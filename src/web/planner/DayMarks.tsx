import type { TaskDay } from '#contract/planner.ts'
import { cx } from '#web/ui/cx.ts'
import { isMarked } from './task-words.ts'

const most = 4

/** A dot a task, at most four: gold where it is done, magenta and upright where one is pressing. The name of the day says it. */
export function DayMarks({ tasks, isPicked }: { tasks: TaskDay | undefined; isPicked: boolean }) {
  const total = Math.min(tasks?.total ?? 0, most)
  const open = (tasks?.total ?? 0) - (tasks?.completed ?? 0)
  return (
    <span aria-hidden="true" className="flex h-1.5 items-center gap-0.75">
      {Array.from({ length: total }, (_, n) => (
        <span
          key={n}
          className={cx(
            'size-1.5 rounded-full',
            n < open ? (isPicked ? 'bg-on-accent' : 'bg-purple') : 'bg-gold',
            n === 0 &&
              open > 0 &&
              isMarked(tasks?.topPriority ?? 1) &&
              (isPicked ? 'rotate-45 rounded-none' : 'rotate-45 rounded-none bg-magenta'),
          )}
        />
      ))}
    </span>
  )
}
