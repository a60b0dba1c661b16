import type { ReactNode } from 'react'
import type { HouseholdCategory } from '#contract/household-lists.ts'
import type { HouseholdPerson, HouseholdTask } from '#contract/household.ts'
import { addDays } from '#web/lib/days.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { byDue, isReady } from './due-text.ts'
import { roomLabel } from './rooms.ts'
import { TaskRow } from './TaskRow.tsx'

type Props = {
  tasks: readonly HouseholdTask[]
  people: readonly HouseholdPerson[]
  room: HouseholdCategory | undefined
  today: string
  onEdit: (task: HouseholdTask) => void
  onTemplates: () => void
}

const weekAhead = 7

/** The open room's tasks, or what is ready and what comes this week in the whole house. */
export function TaskList({ tasks, room, today, onTemplates, ...rest }: Props) {
  const onEdit = useStable(rest.onEdit)
  const sorted = tasks.toSorted(byDue)
  const rows = { people: rest.people, today, onEdit }
  if (room !== undefined) {
    const own = sorted.filter(({ category }) => category === room)
    return (
      <Group title={roomLabel(room)} tasks={own} isRoomShown={false} {...rows}>
        <p className="py-3 text-ink-soft">Nothing in here yet. Write the first thing above.</p>
      </Group>
    )
  }
  if (tasks.length === 0) return <FirstTask onTemplates={onTemplates} />
  const ready = sorted.filter((task) => isReady(task, today))
  const until = addDays(today, weekAhead)
  const soon = sorted.filter(
    ({ completed, dueDate }) => !completed && dueDate !== null && dueDate > today && dueDate <= until,
  )
  const someday = sorted.filter(({ completed, dueDate }) => !completed && dueDate === null)
  return (
    <div className="grid gap-4">
      <Group title="Ready now" tasks={ready} isRoomShown {...rows}>
        <p className="py-3 text-ink-soft">Nothing needs you right now. The house can wait.</p>
      </Group>
      {soon.length > 0 && <Group title="This week" tasks={soon} isRoomShown {...rows} />}
      {someday.length > 0 && <Group title="Whenever you like" tasks={someday} isRoomShown {...rows} />}
    </div>
  )
}

type GroupProps = {
  title: string
  tasks: readonly HouseholdTask[]
  people: readonly HouseholdPerson[]
  today: string
  isRoomShown: boolean
  onEdit: (task: HouseholdTask) => void
  /** Shown where there are none. */
  children?: ReactNode
}

const Group = ({ title, tasks, children, ...row }: GroupProps) => (
  <Card as="section" aria-label={title} className="py-4 sm:py-5">
    <h2 className="mb-1 text-22">{title}</h2>
    {tasks.length === 0 ? (
      children
    ) : (
      <ul className="-mx-2 divide-y divide-line">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} {...row} />
        ))}
      </ul>
    )}
  </Card>
)

const FirstTask = ({ onTemplates }: { onTemplates: () => void }) => (
  <Card as="section" aria-label="Start here" className="grid justify-items-start gap-3">
    <h2 className="text-22">What do you keep in your head?</h2>
    <p className="max-w-reading text-ink-soft">
      The filter nobody else thinks of, the sheets, the gift for Saturday. Write one down above, or start from a list we
      wrote.
    </p>
    <div className="w-full rounded-control border border-dashed border-edge px-3 py-2">
      <Badge>Sample</Badge>
      <p className="mt-1 font-semibold">Swap the furnace filter</p>
      <p className="text-15 text-ink-soft">Seasonal · Every 3 months after it’s done · Noticing: You · Doing: Sam</p>
    </div>
    <Button onClick={onTemplates}>Start From a List</Button>
  </Card>
)
