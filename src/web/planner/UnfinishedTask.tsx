import { addDays } from '#web/lib/days.ts'
import type { MouseEvent } from 'react'
import type { Task } from '#contract/planner.ts'
import { showDay } from '#web/lib/show-day.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = {
  task: Task
  today: string
  onToday: (control: HTMLElement) => void
  onLater: () => void
  onDelete: (control: HTMLElement) => void
}

export function UnfinishedTask({ task: { title, dueDate }, today, onToday, onLater, onDelete }: Props) {
  const isYesterday = dueDate === addDays(today, -1)
  return (
    <li className="py-2.5">
      <p className="user-text line-clamp-2 font-semibold">{title}</p>
      {!isYesterday && <p className="text-13 text-ink-soft">{showDay(dueDate, 'shortWithWeekday')}</p>}
      <div className="-ml-3.5 flex flex-wrap">
        <Choice label="Today" title={title} onClick={({ currentTarget }) => onToday(currentTarget)} />
        <Choice label="Later" title={title} onClick={onLater} />
        <Choice label="Let go" title={title} onClick={({ currentTarget }) => onDelete(currentTarget)} />
      </div>
    </li>
  )
}

type ChoiceProps = { label: string; title: string; onClick: (event: MouseEvent<HTMLButtonElement>) => void }

const Choice = ({ label, title, onClick }: ChoiceProps) => (
  <Button variant="plain" size="small" className="text-royal" aria-label={`${label}: ${title}`} onClick={onClick}>
    {label}
  </Button>
)
