import { priorityLabel } from '#web/lib/priority-label.ts'
import { useMutation } from '@tanstack/react-query'
import Flag from 'lucide-react/icons/flag'
import PencilLine from 'lucide-react/icons/pencil-line'
import Repeat from 'lucide-react/icons/repeat'
import Trash from 'lucide-react/icons/trash-2'
import type { Task } from '#contract/planner.ts'
import { timeOfDay } from '#web/lib/days.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { updateTaskQueued } from './planner.mutations.ts'
import { formatRule } from './repeat-labels.ts'
import { DoneCheck } from '#web/ui/DoneCheck.tsx'
import { taskCategoryLabels, categoryTones, isMarked, showMinutes } from '#web/lib/task-words.ts'

type Props = { task: Task; onEdit: (task: Task) => void; onDelete: (task: Task) => void }

export function TaskRow({ task, onEdit, onDelete }: Props) {
  const { title, description, isCompleted } = task
  const { mutate: update } = useMutation(updateTaskQueued)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-1 py-2.5 pr-2 pl-1.5 sm:gap-x-2 sm:py-3.5 sm:pr-3 sm:pl-3">
      <DoneCheck
        label={`Done: ${title}`}
        isDone={isCompleted}
        onChange={(isCompleted) => update({ before: task, change: { isCompleted } })}
      />
      <h3
        className={cx(
          'user-text py-2 font-sans text-16 font-semibold tracking-normal',
          isCompleted && 'text-green line-through decoration-1',
        )}
      >
        {title}
      </h3>
      <div className="flex">
        <IconButton label={`Edit ${title}`} icon={<PencilLine className="size-4.5" />} onClick={() => onEdit(task)} />
        <IconButton
          label={`Delete ${title}`}
          icon={<Trash className="size-4.5" />}
          onClick={({ currentTarget }) => {
            if (task.seriesId === null) focusNeighbour(currentTarget)
            onDelete(task)
          }}
        />
      </div>
      <div className="col-span-2 col-start-2 -mt-2">
        {description !== null && (
          <p className="user-text mt-0.5 line-clamp-3 text-15 whitespace-pre-line text-ink-soft">
            {description.slice(0, 600)}
          </p>
        )}
        <Details task={task} />
      </div>
    </li>
  )
}

function Details({ task }: { task: Task }) {
  const { category, priority, scheduledTime, estimatedDuration, repeat, dueDate } = task
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <span className="tabular text-15 text-ink-soft">
        {scheduledTime !== null && (
          <>
            <strong className="font-semibold text-ink">{timeOfDay(scheduledTime)}</strong>
            {' · '}
          </>
        )}
        {showMinutes(estimatedDuration)}
      </span>
      <Badge tone={categoryTones[category]}>{taskCategoryLabels[category]}</Badge>
      {isMarked(priority) && (
        <Badge tone="magenta" icon={<Flag aria-hidden="true" className="size-3.5" />}>
          {priorityLabel(priority)}
        </Badge>
      )}
      {repeat !== null && (
        <span className="inline-flex items-center gap-1.5 text-13 text-ink-soft">
          <Repeat aria-hidden="true" className="size-3.5" />
          {formatRule(repeat, dueDate)}
        </span>
      )}
    </div>
  )
}
