import { addDays } from '#web/lib/days.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import type { PlannerHours } from '#contract/planner.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormFooter } from '#web/ui/FormFooter.tsx'
import { Input } from '#web/ui/Input.tsx'
import { showDay } from '../calendar-days.ts'
import { saveHours } from '../planner.mutations.ts'
import { type DayHours, isUpsideDown, toHours, toHoursForm } from './hours-form.ts'

type Props = { isOpen: boolean; hours: PlannerHours | null; onClose: () => void }

const weekdays = Array.from({ length: 7 }, (_, n) => showDay(addDays('2026-11-16', n), 'weekdayName'))

/** The hours of each weekday that she can plan in. */
export function HoursDialog({ isOpen, hours, onClose }: Props) {
  const form = useId()
  const { mutate, isPending } = useMutation(saveHours)
  const [days, setDays] = useState(() => toHoursForm(hours))
  const [isChecked, setIsChecked] = useState(false)
  const change = (n: number, part: Partial<DayHours>) =>
    setDays((before) => before.map((day, other) => (other === n ? { ...day, ...part } : day)))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (!days.some(isUpsideDown)) mutate(toHours(days), { onSuccess: onClose })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Your hours"
      description="When a day has room for plans. The timeline counts what you plan against them."
      footer={
        <>
          {hours !== null && (
            <Button variant="plain" disabled={isPending} onClick={() => mutate(null, { onSuccess: onClose })}>
              Plan without hours
            </Button>
          )}
          <FormFooter form={form} onClose={onClose} isPending={isPending} pendingText="Saving...">
            Save
          </FormFooter>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit} className="grid gap-1">
        {days.map((day, n) => (
          <HoursOfDay
            key={weekdays[n]}
            name={weekdays[n] ?? ''}
            day={day}
            isChecked={isChecked}
            onChange={(part) => change(n, part)}
          />
        ))}
      </form>
    </Dialog>
  )
}

type RowProps = { name: string; day: DayHours; isChecked: boolean; onChange: (part: Partial<DayHours>) => void }

function HoursOfDay({ name, day, isChecked, onChange }: RowProps) {
  const problem = useId()
  const isWrong = isChecked && isUpsideDown(day)
  const invalid = isWrong && { 'aria-invalid': true, 'aria-describedby': problem }
  return (
    <fieldset className="grid grid-cols-1 items-center gap-x-3 sm:min-h-13 sm:grid-cols-[9rem_1fr]">
      <legend className="sr-only">{name}</legend>
      <Checkbox label={name} checked={day.isOn} onChange={(event) => onChange({ isOn: event.target.checked })} />
      {day.isOn ? (
        <div className="flex items-center gap-2 pb-2 sm:pb-0">
          <Input
            type="time"
            aria-label={`${name} from`}
            required
            value={day.from}
            onChange={(event) => onChange({ from: event.target.value })}
            {...invalid}
          />
          <span className="text-ink-soft">to</span>
          <Input
            type="time"
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
          The day ends after it begins
        </p>
      )}
    </fieldset>
  )
}
