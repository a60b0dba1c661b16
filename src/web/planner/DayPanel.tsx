import { useMutation, useQuery } from '@tanstack/react-query'
import type { Task } from '#contract/planner.ts'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/cx.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { Unreadable } from '#web/ui/Unreadable.tsx'
import { DayEmpty } from './DayEmpty.tsx'
import { dayTasksQuery } from './planner.queries.ts'
import { deleteTask } from './planner.mutations.ts'
import { QuickAdd } from './QuickAdd.tsx'
import { TaskRow } from './TaskRow.tsx'
import { showMinutes } from '#web/lib/task-words.ts'
import { showDayHeader } from '#web/lib/show-day.ts'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import type { TaskDialogActions } from './use-task-dialogs.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

type Props = { today: string; day: string; dialogs: TaskDialogActions }

export function DayPanel({ today, day, dialogs }: Props) {
  const list = useQuery(dayTasksQuery(day))
  const { mutate: remove } = useMutation(deleteTask)
  const tasks = list.data ?? []
  const isFree = list.data?.length === 0
  const handleDelete = (task: Task) => (task.seriesId === null ? remove({ task }) : dialogs.askDelete(task))
  return (
    <section aria-labelledby="picked-day" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="picked-day" className="text-22 sm:text-28">
          {showDayHeader(day)}
        </h2>
        <p className={cx('tabular min-h-6 text-15 text-ink-soft max-sm:w-full', isFree && 'max-sm:hidden')}>
          {tasks.length > 0 && sumOf(tasks)}
        </p>
      </div>
      <QuickAdd today={today} day={day} />
      {list.data === undefined && <QueryPending query={list} title="This day didn’t load" skeleton={<DaySkeleton />} />}
      {isFree && <DayEmpty day={day} onAdd={dialogs.openNew} />}
      {tasks.length > 0 && (
        <Card className="p-0!">
          <ul className="divide-y divide-line">
            {tasks.map((task) =>
              task.isUnreadable ? (
                <Unreadable
                  key={task.id}
                  className="rounded-none! border-0! bg-transparent! shadow-none"
                  record={task}
                  title={task.title}
                  onDelete={(control) => {
                    if (task.seriesId === null) focusNeighbour(control)
                    handleDelete(task)
                  }}
                />
              ) : (
                <TaskRow key={task.id} task={task} onEdit={dialogs.openEdit} onDelete={handleDelete} />
              ),
            )}
          </ul>
        </Card>
      )}
    </section>
  )
}

/** '1 of 3 done · 1 h 15 min planned'; the minutes are those of open tasks. */
function sumOf(tasks: readonly Task[]): string {
  const open = tasks.filter(({ isCompleted }) => !isCompleted)
  const done = `${tasks.length - open.length} of ${tasks.length} done`
  const minutes = open.reduce((sum, { estimatedDuration }) => sum + estimatedDuration, 0)
  return minutes === 0 ? done : `${done} · ${showMinutes(minutes)} to go`
}

function DaySkeleton() {
  return (
    <output className="block">
      <span className="sr-only">Loading the day</span>
      <Card className="p-0!">
        {[1, 2, 3].map((row) => (
          <div key={row} className="flex gap-3 border-b border-line px-4 py-5 last:border-0">
            <Skeleton className="size-6 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-5 w-2/5" />
            </div>
          </div>
        ))}
      </Card>
    </output>
  )
}
