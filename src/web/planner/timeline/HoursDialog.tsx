import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { PlannerHours } from '#contract/planner.ts'
import { addDays } from '#web/lib/days.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { showDay } from '#web/lib/show-day.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Input } from '#web/ui/Input.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { saveHours } from '../planner.mutations.ts'
import { type DayHours, endsBeforeStart, toHours, toHoursForm } from './hours-form.ts'

type Props = { isOpen: boolean; hours: PlannerHours | null; onClose: () => void }

const weekdays = Array.from({ length: 7 }, (_, n) => showDay(addDays('2026-11-16', n), 'weekdayName'))

const labels = { noun: 'hours', add: 'Your hours', create: 'Save', creating: 'Saving...', save: 'Save' }

export function HoursDialog({ isOpen, hours, onClose }: Props) {
  const { mutateAsync: save } = useMutation(saveHours)
  const keep = ({ days }: { days: DayHours[] }) => save(toHours(days))
  const form = useRecordForm({
    draft: 'planner/hours',
    initial: { days: toHoursForm(hours) },
    ...(hours === null ? { create: keep } : { update: keep }),
    check: ({ days }) => (days.some(endsBeforeStart) ? { days: 'Each day has to end after it starts' } : {}),
    onClose,
  })
  const { days } = form.values
  const change = (n: number, part: Partial<DayHours>) =>
    form.change({ days: days.map((day, other) => (other === n ? { ...day, ...part } : day)) })
  return (
    <RecordDialog
      form={form}
      labels={labels}
      isOpen={isOpen}
      onClose={onClose}
      description="The hours you have for plans. The timeline shows how full they are."
      action={
        hours !== null && (
          <Button variant="plain" disabled={form.isPending} onClick={() => form.run(save(null))}>
            Don’t use set hours
          </Button>
        )
      }
    >
      <div className="grid gap-1">
        {days.map((day, n) => (
          <HoursOfDay
            key={weekdays[n]}
            name={weekdays[n] ?? ''}
            day={day}
            isChecked={form.problems['days'] !== undefined}
            onChange={(part) => change(n, part)}
          />
        ))}
      </div>
    </RecordDialog>
  )
}

type RowProps = { name: string; day: DayHours; isChecked: boolean; onChange: (part: Partial<DayHours>) => void }

function HoursOfDay({ name, day, isChecked, onChange }: RowProps) {
  const problem = useId()
  const isWrong = isChecked && endsBeforeStart(day)
  const invalid = isWrong && { 'aria-invalid': true, 'aria-describedby': problem }
  return (
    <fieldset className="grid grid-cols-1 items-center gap-x-3 sm:min-h-13 sm:grid-cols-[9rem_1fr]">
      <legend className="sr-only">{name}</legend>
      <Checkbox label={name} checked={day.isOn} onChange={(event) => onChange({ isOn: event.target.checked })} />
      {day.isOn ? (
        <div className="flex items-center gap-2 pb-2 sm:pb-0">
          <Input
            type="time"
            className="min-w-0 max-[22rem]:px-2"
            aria-label={`${name} from`}
            required
            value={day.from}
            onChange={(event) => onChange({ from: event.target.value })}
            {...invalid}
          />
          <span className="text-ink-soft">to</span>
          <Input
            type="time"
            className="min-w-0 max-[22rem]:px-2"
            aria-label={`${name} to`}
            required
            value={day.to}
            onChange={(event) => onChange({ to: event.target.value })}
            {...invalid}
          />
        </div>
      ) : (
        <p className="hidden text-ink-soft sm:block">A day off</p>
      )}
      {isWrong && (
        <p id={problem} role="alert" className="pb-2 text-15 font-medium text-red sm:col-start-2">
          The day has to end after it starts
        </p>
      )}
    </fieldset>
  )
}
