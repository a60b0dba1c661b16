import { addDays } from '#web/lib/days.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { Task } from '#contract/planner.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { showDay } from '#web/lib/show-day.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { RescheduleDialog } from './RescheduleDialog.tsx'
import { deleteTasks, moveTasks } from './unfinished-tasks.mutations.ts'
import { UnfinishedTask } from './UnfinishedTask.tsx'
import { deleteTask } from './planner.mutations.ts'
import { unfinishedQuery } from './planner.queries.ts'
const collapsedCount = 3

/** Offered once per tab and day. */
export function UnfinishedTasks({ today }: { today: string }) {
  const { data = [] } = useQuery(unfinishedQuery)
  const [isDismissed, dismiss] = useDismissed(today)
  const [isOpen, setIsOpen] = useState(false)
  const [isExpanded, setIsExpanded] = useState(false)
  const moveTo = useMoveTo(today)
  const later = useRescheduling(today, moveTo)
  const { mutate: remove } = useMutation(deleteTask)
  const { mutate: removeAll } = useMutation(deleteTasks)
  const tasks = data.filter(({ dueDate }) => dueDate < today)
  if (isDismissed || (tasks.length === 0 && !later.isOpen)) return null
  return (
    <Card
      as="section"
      aria-labelledby="unfinished-tasks"
      className="bg-linear-to-b from-gold-wash to-surface to-70% p-4! sm:px-5!"
    >
      <div className="-mt-1 -mr-2 mb-1 flex items-start justify-between gap-2">
        <Heading tasks={tasks} today={today} />
        <IconButton
          label="Show what’s left"
          aria-expanded={isOpen}
          icon={<ChevronDown className={cx('size-5 transition', isOpen && 'rotate-180')} />}
          className="ml-auto lg:hidden"
          onClick={() => setIsOpen(!isOpen)}
        />
        <IconButton label="Not now" icon={<X className="size-5" />} onClick={dismiss} />
      </div>
      <div className={cx(!isOpen && 'max-lg:hidden')}>
        <TaskList
          tasks={isExpanded ? tasks : tasks.slice(0, collapsedCount)}
          today={today}
          onToday={(task) => moveTo([task], today)}
          onLater={(task) => later.open([task])}
          onDelete={(task) => remove({ task })}
        />
        {tasks.length > collapsedCount && !isExpanded && (
          <Button variant="plain" size="small" className="-ml-3.5" onClick={() => setIsExpanded(true)}>
            Show all {tasks.length}
          </Button>
        )}
        {tasks.length > 1 && (
          <AllActions
            onToday={() => moveTo(tasks, today)}
            onLater={() => later.open(tasks)}
            onDelete={() => removeAll(tasks)}
          />
        )}
      </div>
      {later.dialog}
    </Card>
  )
}

type MoveTo = (tasks: readonly Task[], day: string) => void

function useMoveTo(today: string): MoveTo {
  const { mutate: move } = useMutation(moveTasks)
  return (tasks, day) =>
    move({
      moves: tasks.map((before) => ({ before, change: { dueDate: day } })),
      toastTitle: toastTitleOf(tasks, day, today),
    })
}

function useRescheduling(today: string, moveTo: MoveTo) {
  const { state, open, close } = useDialogState<Task[]>()
  const dialog = state && (
    <RescheduleDialog
      key={state.key}
      isOpen={state.isOpen}
      tasks={state.value}
      today={today}
      onMove={(day) => moveTo(state.value, day)}
      onClose={close}
    />
  )
  return { dialog, open, isOpen: state?.isOpen === true }
}

function Heading({ tasks, today }: { tasks: readonly Task[]; today: string }) {
  const isYesterday = tasks.every(({ dueDate }) => dueDate === addDays(today, -1))
  return (
    <div className="pt-1.5">
      <h2 id="unfinished-tasks" className="text-18">
        {isYesterday ? 'Left from yesterday' : 'From the last few days'}
      </h2>
      <p className="tabular text-15 text-ink-soft">
        {tasks.length} {tasks.length === 1 ? 'task' : 'tasks'}, still yours if you want{' '}
        {tasks.length === 1 ? 'it' : 'them'}.
      </p>
    </div>
  )
}

type TaskListProps = {
  tasks: readonly Task[]
  today: string
  onToday: (task: Task) => void
  onLater: (task: Task) => void
  onDelete: (task: Task) => void
}

function TaskList({ tasks, today, onToday, onLater, onDelete }: TaskListProps) {
  return (
    <ul className="divide-y divide-line">
      {tasks.map((task) => (
        <UnfinishedTask
          key={task.id}
          task={task}
          today={today}
          onToday={(control) => {
            focusNeighbour(control)
            onToday(task)
          }}
          onLater={() => onLater(task)}
          onDelete={(control) => {
            focusNeighbour(control)
            onDelete(task)
          }}
        />
      ))}
    </ul>
  )
}

type AllActionsProps = { onToday: () => void; onLater: () => void; onDelete: () => void }

function AllActions({ onToday, onLater, onDelete }: AllActionsProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2 border-t border-line pt-3">
      <Button size="small" onClick={onToday}>
        Move all to today
      </Button>
      <Button size="small" onClick={onLater}>
        Move all to later
      </Button>
      <Button size="small" variant="plain" onClick={onDelete}>
        Let them all go
      </Button>
    </div>
  )
}

function toastTitleOf(moved: readonly Task[], day: string, today: string): string {
  const where = day === today ? 'today' : showDay(day, 'shortWithWeekday')
  return moved.length === 1 ? `Moved to ${where}` : `${moved.length} tasks moved to ${where}`
}

const key = 'glowell.left-over'

const read = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function useDismissed(today: string) {
  const [dismissed, setDismissed] = useState(read)
  const dismiss = () => {
    setDismissed(today)
    try {
      sessionStorage.setItem(key, today)
    } catch {
      // Storage is blocked: the dismissal then lasts until the page is left.
    }
  }
  return [dismissed === today, dismiss] as const
}
