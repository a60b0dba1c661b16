import { useMutation } from '@tanstack/react-query'
import { activityTypes } from '#contract/lists.ts'
import type { SelfCareActivity } from '#contract/self-care.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { MoodPicker } from '#web/ui/MoodPicker.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { blankForm, toForm, toMood, toWords } from './activity-form.ts'
import { changeActivity, logActivity } from './self-care.mutations.ts'

type Props = {
  isOpen: boolean
  activity: SelfCareActivity | undefined
  onClose: () => void
}

const labels = { noun: 'activity', add: 'Log Activity', edit: 'Edit Activity', create: 'Log Activity' }

export function ActivityDialog({ isOpen, activity, onClose }: Props) {
  const log = useMutation(logActivity)
  const update = useMutation(changeActivity)
  const form = useRecordForm({
    draft: activity ? `self-care/${activity.id}` : 'self-care',
    initial: activity ? toForm(activity) : blankForm,
    create: (values, id) => log.mutateAsync({ id, ...toWords(values) }),
    update: activity && ((values) => update.mutateAsync({ id: activity.id, change: toWords(values) })),
    onClose,
  })
  const { values, change, isPending, problems } = form
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Activity" error={problems['activityType']}>
          <Select
            value={values.activityType}
            onChange={(event) => {
              const chosen = activityTypes.find(({ key }) => key === event.target.value)
              if (chosen) change({ activityType: chosen.key })
            }}
          >
            {activityTypes.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Duration (minutes)" error={problems['duration']}>
          <Input
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={1440}
            step={1}
            readOnly={isPending}
            value={values.duration}
            onChange={(event) => change({ duration: event.target.value })}
          />
        </Field>
      </div>
      <MoodPicker label="How do you feel?" value={toMood(values.mood)} onChange={(mood) => change({ mood })} />
      <Field label="Notes" isOptional error={problems['notes']}>
        <Textarea
          maxLength={2000}
          readOnly={isPending}
          placeholder="What felt good about it?"
          value={values.notes}
          onKeyDown={submitByKeyboard}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
    </RecordDialog>
  )
}
