import { useQuery } from '@tanstack/react-query'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { monthOf, visibleRange } from './calendar-days.ts'
import { taskDaysQuery } from './planner.queries.ts'

export function DayEmpty({ day, onAdd }: { day: string; onAdd: () => void }) {
  const { from, to } = visibleRange(monthOf(day))
  const { data: days } = useQuery(taskDaysQuery(from, to))
  return (
    <EmptyState
      drawing={<LowSun className="h-16 sm:h-24" />}
      title="No tasks scheduled"
      {...(days?.length === 0 && { example: <Example /> })}
      action={<Button onClick={onAdd}>Add Task</Button>}
    >
      This day is free! Add some tasks to stay organized.
    </EmptyState>
  )
}

function Example() {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden="true" className="size-6 rounded-full border-2 border-edge" />
      <p className="flex-1 font-semibold">A walk by the river</p>
      <p className="tabular text-15 text-ink-soft">5:30 PM · 30 min</p>
      <Badge tone="pink">Self-Care</Badge>
    </div>
  )
}
