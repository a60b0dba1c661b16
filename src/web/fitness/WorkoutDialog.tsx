import { useMutation } from '@tanstack/react-query'
import type { Workout } from '#contract/fitness.ts'
import type { Units } from '#web/lib/units.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { type RecordForm, useRecordForm } from '#web/lib/use-record-form.ts'
import { AllFields } from '#web/ui/AllFields.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { ExerciseFields } from './ExerciseFields.tsx'
import { changeWorkout, logWorkout } from './fitness.mutations.ts'
import { blankForm, toChange, toForm, toContent, type WorkoutForm } from './workout-form.ts'

type Props = {
  isOpen: boolean
  workout: Workout | undefined
  today: string
  units: Units
  onClose: () => void
}

const labels = { noun: 'workout', add: 'Log a workout', edit: 'Edit workout', create: 'Log it', creating: 'Saving...' }

export function WorkoutDialog({ isOpen, workout, today, units, onClose }: Props) {
  const log = useMutation(logWorkout)
  const update = useMutation(changeWorkout)
  const initial = workout ? toForm(workout, units) : blankForm(today, units)
  const form = useRecordForm({
    draft: workout ? `workout/${workout.id}` : 'workout',
    initial,
    create: (values, id) => log.mutateAsync({ id, day: values.day, ...toContent(values) }),
    update: workout && ((values) => update.mutateAsync({ id: workout.id, change: toChange(initial, values, workout) })),
    onClose,
  })
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      <WorkoutFields form={form} workoutId={workout?.id} today={today} />
    </RecordDialog>
  )
}

type FieldsProps = { form: RecordForm<WorkoutForm>; workoutId: string | undefined; today: string }

function WorkoutFields({ form, workoutId, today }: FieldsProps) {
  const { values, change, isPending, problems } = form
  return (
    <AllFields<WorkoutForm>
      of={{
        title: (
          <Field label="Name" isOptional error={problems['title']}>
            <Input
              maxLength={120}
              readOnly={isPending}
              placeholder="Legs, swimming, a long walk"
              value={values.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Field>
        ),
        day: (
          <div className="grid grid-cols-2 gap-4">
            <PastDayField
              error={problems['day']}
              today={today}
              isReadOnly={isPending}
              value={values.day}
              onChange={(day) => change({ day })}
            />
            <Field label="Minutes" error={problems['minutes']}>
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                max={1440}
                step={1}
                readOnly={isPending}
                value={values.minutes}
                onChange={({ target }) => change({ minutes: target.value })}
              />
            </Field>
          </div>
        ),
        minutes: null,
        units: null,
        exercises: <ExerciseFields form={form} workoutId={workoutId} />,
        notes: (
          <Field label="Notes" isOptional error={problems['notes']}>
            <Textarea
              rows={3}
              maxLength={2000}
              readOnly={isPending}
              value={values.notes}
              onKeyDown={submitByKeyboard}
              onChange={({ target }) => change({ notes: target.value })}
            />
          </Field>
        ),
      }}
    />
  )
}
