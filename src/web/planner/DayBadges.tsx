import type { TaskDay } from '#contract/planner.ts'
import { cx } from '#web/ui/cx.ts'
import { isMarked } from '#web/lib/task-words.ts'

const maxBadges = 4

export function DayBadges({ tasks, isPicked }: { tasks: TaskDay | undefined; isPicked: boolean }) {
  const { total = 0, completed = 0, topPriority = 1 } = tasks ?? {}
  const open = total - completed
  const badgeStyle = (n: number): string => {
    if (n >= open) return 'rounded-full bg-gold'
    const isPressing = n === 0 && isMarked(topPriority)
    return cx(
      isPressing ? 'rotate-45 scale-110 rounded-[1px]' : 'rounded-full',
      isPicked ? 'bg-on-accent' : isPressing ? 'bg-magenta' : 'bg-purple',
    )
  }
  return (
    <span aria-hidden="true" className="flex h-1.5 items-center gap-0.75">
      {Array.from({ length: Math.min(total, maxBadges) }, (_, n) => (
        <span key={n} className={cx('size-1.5', badgeStyle(n))} />
      ))}
    </span>
  )
}
