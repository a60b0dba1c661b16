import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { HouseholdTemplate } from '#contract/household.ts'
import { showDay } from '#web/lib/show-day.ts'
import { addDays } from '#web/lib/days.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { addTasks } from './household.mutations.ts'
import { roomLabel } from './rooms.ts'

type Props = {
  template: HouseholdTemplate
  today: string
  isOpen: boolean
  onBack: () => void
  onClose: () => void
}

/** Returns the first day to suggest: today for a season; for an occasion, late enough that its first task is not in the past. */
const firstDay = ({ kind, tasks }: HouseholdTemplate, today: string): string =>
  kind === 'season' && tasks.every(({ offset }) => offset >= 0)
    ? today
    : addDays(today, -Math.min(0, ...tasks.map(({ offset }) => offset)))

/** Each task gets its own due date, counted from the day that the user chose; none is due before today. */
export function TemplateForm({ template, today, isOpen, onBack, onClose }: Props) {
  const [day, setDay] = useState(() => firstDay(template, today))
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { mutate } = useMutation(addTasks)
  const tasks = template.tasks.map((task, at) => {
    const due = day === '' ? null : addDays(day, task.offset)
    return { ...task, at, due: due !== null && due < today ? today : due }
  })
  const chosen = tasks.filter(({ at }) => !left.has(at))
  const handleAdd = () => {
    mutate(chosen.map(({ text, category, repeat, due }) => ({ id: newId(), text, category, repeat, dueDate: due })))
    onClose()
  }
  const toggle = (at: number) => setLeft(left.has(at) ? left.difference(new Set([at])) : left.union(new Set([at])))
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={template.title}
      description={template.lead}
      footer={
        <>
          <Button variant="plain" onClick={onBack}>
            All lists
          </Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={handleAdd}>
            {chosen.length === 1 ? 'Add One Task' : `Add ${chosen.length} Tasks`}
          </Button>
        </>
      }
    >
      <Field label={template.asks} hint="Leave it empty if you don’t know yet.">
        <Input type="date" min={today} max="2199-12-31" value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <ul className="mt-3 grid">
        {tasks.map(({ at, text, category, due }) => (
          <li key={at}>
            <Checkbox
              label={text}
              hint={[roomLabel(category), ...(due === null ? [] : [showDay(due, 'shortDate')])].join(' · ')}
              checked={!left.has(at)}
              onChange={() => toggle(at)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
