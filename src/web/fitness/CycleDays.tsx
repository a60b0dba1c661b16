import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import type { CycleDay } from '#contract/fitness.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { nameDay } from '#web/lib/days.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Unreadable } from '#web/ui/Unreadable.tsx'
import { deleteCycleDay } from './cycle.mutations.ts'
import { flowLabels, symptomsOf } from './cycle-words.ts'
import { cycleDaysQuery } from './fitness.queries.ts'
import { ShowMore } from '#web/ui/ShowMore.tsx'

type Props = { today: string; onEdit: (day: CycleDay) => void; onLog: () => void }

export function CycleDays({ today, onEdit, onLog }: Props) {
  const list = useInfiniteQuery(cycleDaysQuery)
  const { data } = list
  const { mutate: remove } = useMutation(deleteCycleDay)
  if (data === undefined) return <QueryPending query={list} skeleton={<Skeleton className="h-96 rounded-card" />} />
  if (data.length === 0 && !list.hasNextPage) return <NoDays onLog={onLog} />
  return (
    <section aria-labelledby="cycle-days">
      <h2 id="cycle-days" className="mb-3 text-22">
        Logged days
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {data.map((day) => (
          <DayRow key={day.id} day={day} today={today} onEdit={onEdit} onDelete={remove} />
        ))}
      </ul>
      <ShowMore list={list} />
    </section>
  )
}

type RowProps = Omit<Props, 'onLog'> & { day: CycleDay; onDelete: (day: CycleDay) => void }

function DayRow({ day, today, onEdit, onDelete }: RowProps) {
  const handleDelete = (control: HTMLElement) => {
    focusNeighbour(control)
    onDelete(day)
  }
  if (day.isUnreadable)
    return <Unreadable record={day} title="This day can’t be opened" className="border-0" onDelete={handleDelete} />
  const name = nameDay(day.day, today)
  const symptoms = symptomsOf(day)
  return (
    <li className="flex items-start py-1.5 pr-2 pl-4 sm:pl-5">
      <div className="min-w-0 flex-1 py-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <time dateTime={day.day} className="font-semibold">
            {name}
          </time>
          <span className="text-15 text-ink-soft">{flowLabels[day.flow]}</span>
        </p>
        {symptoms !== '' && <p className="text-15 text-ink-soft">{symptoms}</p>}
        {day.notes !== null && <p className="user-text text-15 whitespace-pre-line">{day.notes}</p>}
      </div>
      <IconButton label={`Edit ${name}`} icon={<PencilLine className="size-4.5" />} onClick={() => onEdit(day)} />
      <IconButton
        label={`Delete ${name}`}
        icon={<Trash className="size-4.5" />}
        onClick={({ currentTarget }) => handleDelete(currentTarget)}
      />
    </li>
  )
}

const NoDays = ({ onLog }: { onLog: () => void }) => (
  <EmptyState
    title="No days yet"
    example={
      <>
        <p className="font-semibold">Monday, light</p>
        <p className="text-15 text-ink-soft">Tired, backache</p>
      </>
    }
    action={<Button onClick={onLog}>Log your first day</Button>}
  >
    Logging a day takes two taps. After three full cycles you’ll see how long yours tend to be.
  </EmptyState>
)
