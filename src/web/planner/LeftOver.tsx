import { useMutation, useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { Task } from '#contract/planner.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { useOpening } from '#web/lib/opening.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { addDays, showDay } from './calendar-days.ts'
import { LaterDialog } from './LaterDialog.tsx'
import { letGoOf, moveTasks } from './left-over.mutations.ts'
import { LeftTask } from './LeftTask.tsx'
import { deleteTask } from './planner.mutations.ts'
import { unfinishedQuery } from './planner.queries.ts'
import { useDismissed } from './use-dismissed.ts'

const few = 3

/** What was left open, offered once: today, later, let go. Nothing where there is nothing, or once she sets it aside. */
export function LeftOver({ today }: { today: string }) {
  const { data = [] } = useQuery(unfinishedQuery)
  const [isDismissed, dismiss] = useDismissed(today)
  const [isLong, setIsLong] = useState(false)
  const later = useOpening<Task[]>()
  const { mutate: move } = useMutation(moveTasks)
  const { mutate: remove } = useMutation(deleteTask)
  const { mutate: removeAll } = useMutation(letGoOf)
  const tasks = data.filter(({ dueDate }) => dueDate < today)
  const moveTo = (moved: readonly Task[], day: string) =>
    move({ moves: moved.map((before) => ({ before, change: { dueDate: day } })), said: saidOf(moved, day, today) })
  if (isDismissed || (tasks.length === 0 && later.opening?.isOpen !== true)) return null
  const isYesterday = tasks.every(({ dueDate }) => dueDate === addDays(today, -1))
  return (
    <Card as="section" aria-labelledby="left-over" className="bg-gold-wash/60">
      <div className="-mt-1 -mr-2 mb-1 flex items-start justify-between gap-2">
        <div className="pt-1.5">
          <h2 id="left-over" className="text-18">
            {isYesterday ? 'Left from yesterday' : 'From the last days'}
          </h2>
          <p className="text-15 text-ink-soft">Still yours, if you want it.</p>
        </div>
        <IconButton label="Not now" icon={<X className="size-5" />} onClick={dismiss} />
      </div>
      <ul className="divide-y divide-line">
        {(isLong ? tasks : tasks.slice(0, few)).map((task) => (
          <LeftTask
            key={task.id}
            task={task}
            today={today}
            onToday={(control) => {
              focusNeighbour(control)
              moveTo([task], today)
            }}
            onLater={() => later.open([task])}
            onLetGo={(control) => {
              focusNeighbour(control)
              remove({ task })
            }}
          />
        ))}
      </ul>
      {tasks.length > few && !isLong && (
        <Button variant="plain" size="small" className="-ml-3.5" onClick={() => setIsLong(true)}>
          Show all {tasks.length}
        </Button>
      )}
      {tasks.length > 1 && (
        <div className="mt-2 flex flex-wrap gap-2 border-t border-line pt-3">
          <Button size="small" onClick={() => moveTo(tasks, today)}>
            All to today
          </Button>
          <Button size="small" onClick={() => later.open(tasks)}>
            All later
          </Button>
          <Button size="small" variant="plain" onClick={() => removeAll(tasks)}>
            Let all go
          </Button>
        </div>
      )}
      {later.opening && (
        <LaterDialog
          key={later.opening.key}
          isOpen={later.opening.isOpen}
          tasks={later.opening.what}
          today={today}
          onMove={(day) => moveTo(later.opening?.what ?? [], day)}
          onClose={later.close}
        />
      )}
    </Card>
  )
}

function saidOf(moved: readonly Task[], day: string, today: string): string {
  const where = day === today ? 'today' : showDay(day, 'short')
  return moved.length === 1 ? `Moved to ${where}` : `${moved.length} tasks moved to ${where}`
}
