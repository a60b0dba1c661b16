import { addDays } from '#web/lib/days.ts'
import { useId, useState, type FormEvent } from 'react'
import type { Task } from '#contract/planner.ts'
import { showDay } from '#web/lib/show-day.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { DayInput } from './DayInput.tsx'

type Props = {
  isOpen: boolean
  tasks: readonly Task[]
  today: string
  onMove: (day: string) => void
  onClose: () => void
}

export function RescheduleDialog({ isOpen, tasks, today, onMove, onClose }: Props) {
  const form = useId()
  const tomorrow = addDays(today, 1)
  const [day, setDay] = useState(() => addDays(today, 7))
  const handleMove = (to: string) => {
    onMove(to)
    onClose()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    handleMove(day)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Move to later"
      description={tasks.length === 1 ? tasks[0]?.title : `${tasks.length} tasks`}
    >
      <form id={form} onSubmit={handleSubmit} className="grid gap-5">
        <Button onClick={() => handleMove(tomorrow)}>Tomorrow, {showDay(tomorrow, 'shortWithWeekday')}</Button>
        <div className="grid grid-cols-[1fr_auto] items-end gap-3">
          <Field label="Or pick a day">
            <DayInput min={today} value={day} onChange={setDay} />
          </Field>
          <Button type="submit" className="min-h-12">
            Move
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
