import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import type { Weight } from '#contract/fitness.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { type Units, showWeight } from '#web/lib/units.ts'
import { nameDay } from '#web/lib/days.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Unreadable } from '#web/ui/Unreadable.tsx'
import { deleteWeight } from './fitness.mutations.ts'
import { trendQuery, weightsQuery } from './fitness.queries.ts'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { TrendChart } from './TrendChart.tsx'

type Props = {
  today: string
  units: Units
  hidesNumbers: boolean
  onEdit: (weight: Weight) => void
  onLog: () => void
}

export function WeightPanel({ today, units, hidesNumbers, onEdit, onLog }: Props) {
  const list = useInfiniteQuery(weightsQuery)
  const { data } = list
  const { mutate: remove } = useMutation(deleteWeight)
  if (data === undefined) return <QueryPending query={list} skeleton={<Skeleton className="h-96 rounded-card" />} />
  if (data.length === 0 && !list.hasNextPage) return <WeightEmpty onLog={onLog} />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Card as="section" aria-labelledby="weight-trend">
        <h2 id="weight-trend" className="mb-1 text-22">
          Your trend
        </h2>
        <Trend today={today} units={units} hidesNumbers={hidesNumbers} />
      </Card>
      <section aria-labelledby="weights">
        <h2 id="weights" className="mb-3 text-22">
          Logged
        </h2>
        <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
          {data.map((weight) => (
            <WeightRow
              key={weight.id}
              weight={weight}
              today={today}
              shown={hidesNumbers || weight.kilograms === null ? 'Logged' : showWeight(weight.kilograms, units)}
              onEdit={onEdit}
              onDelete={remove}
            />
          ))}
        </ul>
        <ShowMore list={list} />
      </section>
    </div>
  )
}

function Trend({ today, units, hidesNumbers }: Pick<Props, 'today' | 'units' | 'hidesNumbers'>) {
  const query = useQuery(trendQuery)
  const { data } = query
  if (hidesNumbers)
    return (
      <p className="max-w-reading text-15 text-ink-soft">
        Your numbers are hidden, and so is the line. We still keep everything you log. You can show them again in the
        overview.
      </p>
    )
  if (data === undefined) return <QueryPending query={query} skeleton={<Skeleton className="h-60" />} />
  return <TrendChart trend={data} today={today} units={units} />
}

type RowProps = {
  weight: Weight
  today: string
  shown: string
  onEdit: (weight: Weight) => void
  onDelete: (weight: Weight) => void
}

function WeightRow({ weight, today, shown, onEdit, onDelete }: RowProps) {
  const handleDelete = (control: HTMLElement) => {
    focusNeighbour(control)
    onDelete(weight)
  }
  if (weight.isUnreadable)
    return (
      <Unreadable record={weight} title="This weight can’t be opened" className="border-0" onDelete={handleDelete} />
    )
  const name = `${shown}, ${nameDay(weight.day, today)}`
  return (
    <li className="flex items-center py-1.5 pr-2 pl-4 sm:pl-5">
      <div className="min-w-0 flex-1 py-1">
        <p className="tabular flex max-sm:flex-col sm:items-baseline sm:gap-x-3">
          <span className="font-semibold">{shown}</span>
          <time dateTime={weight.day} className="text-15 text-ink-soft">
            {nameDay(weight.day, today)}
          </time>
        </p>
        {weight.notes !== null && <p className="user-text text-15 text-ink-soft">{weight.notes}</p>}
      </div>
      <IconButton label={`Edit ${name}`} icon={<PencilLine className="size-4.5" />} onClick={() => onEdit(weight)} />
      <IconButton
        label={`Delete ${name}`}
        icon={<Trash className="size-4.5" />}
        onClick={({ currentTarget }) => handleDelete(currentTarget)}
      />
    </li>
  )
}

const WeightEmpty = ({ onLog }: { onLog: () => void }) => (
  <EmptyState
    title="Only if you want it"
    example={
      <svg aria-hidden="true" viewBox="0 0 300 60" className="w-full fill-none">
        <path d="M4 30c40-8 70 4 110 2s70-10 100-4 60 6 82 2" className="stroke-purple stroke-3" />
      </svg>
    }
    action={<Button onClick={onLog}>Log your first weight</Button>}
  >
    Some people like to keep an eye on it, and some are better off without. Log one now and then, and you’ll see a slow
    line instead of single days.
  </EmptyState>
)
