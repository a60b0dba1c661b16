import { useMutation } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import type { Task } from '#contract/planner.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { roomy, useMedia } from '#web/lib/use-media.ts'
import { cardNames } from './card-layout.ts'
import { toggleTask } from './dashboard.mutations.ts'
import { EmptyCard } from './EmptyCard.tsx'
import { Panel } from './Panel.tsx'
import { TaskItem } from './TaskItem.tsx'

const maxTasks = { phone: 4, roomy: 6 }

export function TasksCard({ tasks: { items, total, completed } }: { tasks: Dashboard['tasks'] }) {
  const { mutate: toggle } = useMutation(toggleTask)
  const ordered = useStableOrder(items)
  const most = useMedia(roomy) ? maxTasks.roomy : maxTasks.phone
  const more = total - Math.min(ordered.length, most)
  if (total === 0)
    return (
      <Panel title={cardNames.tasks}>
        <EmptyCard
          action={{ href: '/planner#new', name: 'Add Task' }}
          sample={
            <>
              <p className="font-medium">Call Mom back</p>
              <p className="text-15 text-ink-soft">6:30 PM · 15 min</p>
            </>
          }
        >
          Nothing’s planned for today. One or two things is plenty, and each one you check off counts toward your
          streak.
        </EmptyCard>
      </Panel>
    )
  return (
    <Panel title={cardNames.tasks} note={`${completed} of ${total} done`} all={{ href: '/planner', of: 'tasks' }}>
      <ul className="-mx-2 grid">
        {ordered.slice(0, most).map((task) => (
          <TaskItem key={task.id} task={task} onToggle={toggle} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:flex-col-reverse max-sm:items-start">
        <LinkButton href="/planner#new" size="small" icon={<Plus aria-hidden="true" className="size-4.5" />}>
          Add Task
        </LinkButton>
        {more > 0 && <p className="text-15 text-ink-soft">{more} more in your planner</p>}
      </div>
    </Panel>
  )
}

/** Tasks keep their order while they are ticked; new ones come at the end. */
function useStableOrder(tasks: readonly Task[]): Task[] {
  const [order, setOrder] = useState<readonly string[]>([])
  const fresh = tasks.map(({ id }) => id).filter((id) => !order.includes(id))
  if (fresh.length > 0) setOrder([...order, ...fresh])
  return [...order, ...fresh].flatMap((id) => tasks.find((task) => task.id === id) ?? [])
}
