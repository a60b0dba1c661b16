import type { Task } from '#contract/planner.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { showDay } from '#web/lib/show-day.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { type DaySpan, minuteAt } from './day-span.ts'
import { formatTimeRange } from './format-hours.ts'
import type { Fold } from './segments.ts'
import { positionOf, timeAt } from './task-position.ts'
import { maxColumns } from './visible-segments.ts'

type Props = {
  folds: readonly Fold[]
  tasks: readonly Task[]
  spans: readonly DaySpan[]
  onOpen: (task: Task) => void
}

/** A button for what is at the same time and has no room beside the rest; it opens the list of them. */
export function MoreTasks({ folds, tasks, spans, onOpen }: Props) {
  const dialog = useDialogState<Fold>()
  const most = maxColumns(spans.length)
  return (
    <>
      {folds.map((fold) => {
        const span = spans[fold.day]
        if (!span) return null
        return (
          <button
            key={`${fold.day} ${fold.start}`}
            type="button"
            data-still
            aria-haspopup="dialog"
            aria-label={`${fold.ids.length} more at ${timeAt(fold.start)}`}
            className="absolute min-h-6 cursor-pointer overflow-hidden rounded-small bg-sunk text-13 font-semibold ring-1 ring-line transition ring-inset hover:bg-deep"
            style={{
              left: `${((fold.day + (most - 1) / most) / spans.length) * 100}%`,
              width: `${(1 / most / spans.length) * 100}%`,
              top: `calc(var(--hour) * ${minuteAt(span, fold.start) / 60})`,
              height: `calc(var(--hour) * ${(minuteAt(span, fold.end) - minuteAt(span, fold.start)) / 60})`,
            }}
            onClick={() => dialog.open(fold)}
          >
            +{fold.ids.length}
          </button>
        )
      })}
      {dialog.state && (
        <Dialog
          key={dialog.state.key}
          isOpen={dialog.state.isOpen}
          onOpenChange={dialog.close}
          title={`${dialog.state.value.ids.length} more at ${timeAt(dialog.state.value.start)}`}
          description={showDay(spans[dialog.state.value.day]?.date ?? '', 'weekdayName')}
        >
          <FoldedList
            tasks={tasks.filter(({ id }) => dialog.state?.value.ids.includes(id))}
            onOpen={(task) => {
              dialog.close()
              onOpen(task)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

const FoldedList = ({ tasks, onOpen }: Pick<Props, 'tasks' | 'onOpen'>) => (
  <ul className="grid gap-1">
    {tasks.map((task) => {
      const { start, minutes } = positionOf(task)
      return (
        <li key={task.id}>
          <button
            type="button"
            className="grid min-h-11 w-full cursor-pointer rounded-control px-3 py-2 text-left transition hover:bg-sunk"
            onClick={() => onOpen(task)}
          >
            <span className="user-text font-medium">{task.title}</span>
            {start !== null && <span className="tabular text-15 text-ink-soft">{formatTimeRange(start, minutes)}</span>}
          </button>
        </li>
      )
    })}
  </ul>
)
