import { useMutation } from '@tanstack/react-query'
import { prayerTopics } from '#contract/spiritual-lists.ts'
import type { Prayer } from '#contract/spiritual.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Field } from '#web/ui/Field.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { checkText } from './check-text.ts'
import { changePrayer } from './prayer.mutations.ts'
import { topicOf } from './prompts.ts'

type Props = { prayer: Prayer; isOpen: boolean; onClose: () => void }

const toForm = ({ text, topic }: Prayer): { text: string; topic: string } => ({ text, topic: topic ?? '' })

export function PrayerDialog({ prayer, isOpen, onClose }: Props) {
  const { mutateAsync: save } = useMutation(changePrayer)
  const form = useRecordForm({
    draft: `prayer/${prayer.id}`,
    initial: toForm(prayer),
    update: ({ text, topic }) => save({ before: prayer, change: { text, topic: topicOf(topic) } }),
    check: checkText,
    onClose,
  })
  const { values, change, isPending, problems } = form
  const labels = { noun: 'prayer', add: 'Edit Prayer', create: 'Save Changes' }
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      <Field label="Your prayer" error={problems['text']}>
        <Textarea
          required
          maxLength={2000}
          readOnly={isPending}
          value={values.text}
          onKeyDown={submitByKeyboard}
          onChange={(event) => change({ text: event.target.value })}
        />
      </Field>
      <Field label="Focus" error={problems['topic']}>
        <Select value={values.topic} onChange={(event) => change({ topic: event.target.value })}>
          <option value="">None</option>
          {prayerTopics.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </RecordDialog>
  )
}

export function AnswerDialog({ prayer, isOpen, onClose }: Props) {
  const { mutateAsync: save } = useMutation(changePrayer)
  const today = useToday()
  const form = useRecordForm({
    draft: `prayer/${prayer.id}/answer`,
    initial: { on: today, words: '' },
    create: (answer) => save({ before: prayer, change: { answer } }),
    onClose,
  })
  const { values, change, isPending, problems } = form
  const labels = { noun: 'answer', add: 'How was it answered?', create: 'Save the Answer', creating: 'Saving...' }
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose} description={prayer.text}>
      <PastDayField
        error={problems['answer.on']}
        today={today}
        isReadOnly={isPending}
        value={values.on}
        onChange={(day) => change({ on: day })}
      />
      <Field label="A few words about it" isOptional error={problems['answer.words']}>
        <Textarea
          maxLength={500}
          rows={3}
          readOnly={isPending}
          value={values.words}
          onKeyDown={submitByKeyboard}
          onChange={(event) => change({ words: event.target.value })}
        />
      </Field>
    </RecordDialog>
  )
}
