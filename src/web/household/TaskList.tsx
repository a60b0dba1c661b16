import { type ReactNode, useState } from 'react'
import type { HouseholdCategory } from '#contract/household-lists.ts'
import type { HouseholdPerson, HouseholdTask } from '#contract/household.ts'
import { addDays } from '#web/lib/days.ts'
import { useStable } from '#web/lib/use-stable.ts'
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
/** How many tasks without a date are shown at first, so that the page stays short on a phone. */
const maxSomedayShown = 5

/** Lists the tasks of the open room. Without an open room, lists those of the whole house that are ready or due this week. */
export function TaskList({ tasks, room, today, onTemplates, ...rest }: Props) {
  const onEdit = useStable(rest.onEdit)
  const sorted = tasks.toSorted(byDue)
  const rows = { people: rest.people, today, onEdit }
  if (room !== undefined) {
    const own = sorted.filter(({ category }) => category === room)
    return (
      <Group title={roomLabel(room)} tasks={own} isRoomShown={false} {...rows}>
        {own.length === 0 && <p className="py-3 text-ink-soft">Nothing here yet. Add the first task above.</p>}
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
        {ready.length === 0 && <p className="py-3 text-ink-soft">Nothing needs you right now. The house can wait.</p>}
      </Group>
      {soon.length > 0 && <Group title="This week" tasks={soon} isRoomShown {...rows} />}
      {someday.length > 0 && <Someday tasks={someday} {...rows} />}
    </div>
  )
}

function Someday({ tasks, ...rows }: Omit<GroupProps, 'title' | 'isRoomShown' | 'children'>) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? tasks : tasks.slice(0, maxSomedayShown)
  return (
    <Group title="Whenever you like" tasks={shown} isRoomShown {...rows}>
      {shown.length < tasks.length && (
        <Button size="small" className="mt-2" onClick={() => setIsWhole(true)}>
          Show all {tasks.length}
        </Button>
      )}
    </Group>
  )
}

type GroupProps = {
  title: string
  tasks: readonly HouseholdTask[]
  people: readonly HouseholdPerson[]
  today: string
  isRoomShown: boolean
  onEdit: (task: HouseholdTask) => void
  /** Shown below the tasks. */
  children?: ReactNode
}

const Group = ({ title, tasks, children, ...row }: GroupProps) => (
  <Card as="section" aria-label={title} className="py-4 sm:py-5">
    <h2 className="mb-1 text-22">{title}</h2>
    {tasks.length > 0 && (
      <ul className="-mx-2 divide-y divide-line">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} {...row} />
        ))}
      </ul>
    )}
    {children}
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
      <p className="text-13 font-semibold text-ink-soft">Sample</p>
      <p className="mt-1 font-semibold">Swap the furnace filter</p>
      <p className="text-15 text-ink-soft">Seasonal · Every 3 months after it’s done · Noticing: You · Doing: Sam</p>
    </div>
    <Button onClick={onTemplates}>Start From a List</Button>
  </Card>
)
