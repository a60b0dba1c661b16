import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { activityTypes } from '#contract/lists.ts'
import type { SelfCareActivity } from '#contract/self-care.ts'
import { CallError } from '#web/lib/call.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormFooter } from '#web/ui/FormFooter.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { MoodPicker } from '#web/ui/MoodPicker.tsx'
import { NotSaved } from '#web/ui/NotSaved.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { blankForm, toForm, toMood, toWords } from './activity-form.ts'
import { changeActivity, logActivity } from './self-care.mutations.ts'

type Props = {
  isOpen: boolean
  /** The activity that is changed; undefined logs a new one. */
  activity: SelfCareActivity | undefined
  onClose: () => void
}

/** Logs an activity or changes one. Closing it loses nothing: what is not saved waits as a draft. */
export function ActivityDialog({ isOpen, activity, onClose }: Props) {
  const form = useId()
  const log = useMutation(logActivity)
  const change = useMutation(changeActivity)
  const { isPending, error } = activity ? change : log
  const draft = useDraft(activity ? `self-care/${activity.id}` : 'self-care', activity ? toForm(activity) : blankForm)
  const problems = error instanceof CallError ? error.fields : {}
  const { activityType, duration, notes, mood } = draft.values
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const onSuccess = () => {
      draft.forget()
      onClose()
    }
    const words = toWords(draft.values)
    if (activity === undefined) log.mutate({ id: draft.id, ...words }, { onSuccess })
    else change.mutate({ id: activity.id, change: words }, { onSuccess })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={activity ? 'Edit Activity' : 'Log Activity'}
      footer={
        <FormFooter
          form={form}
          onClose={onClose}
          isPending={isPending}
          pendingText={activity ? 'Saving...' : 'Creating...'}
        >
          {activity ? 'Save Changes' : 'Log Activity'}
        </FormFooter>
      }
    >
      <form id={form} className="grid gap-5" onSubmit={handleSubmit}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Activity" error={problems['activityType']}>
            <Select
              value={activityType}
              onChange={(event) => {
                const chosen = activityTypes.find(({ key }) => key === event.target.value)
                if (chosen) draft.change({ activityType: chosen.key })
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
              value={duration}
              onChange={(event) => draft.change({ duration: event.target.value })}
            />
          </Field>
        </div>
        <MoodPicker label="How do you feel?" value={toMood(mood)} onChange={(mood) => draft.change({ mood })} />
        <Field label="Notes" hint="Only if you like" error={problems['notes']}>
          <Textarea
            maxLength={2000}
            readOnly={isPending}
            placeholder="What did you good about it?"
            value={notes}
            onKeyDown={submitByKeyboard}
            onChange={(event) => draft.change({ notes: event.target.value })}
          />
        </Field>
        <NotSaved error={error} />
      </form>
    </Dialog>
  )
}
