import { useMutation } from '@tanstack/react-query'
import type { Reflection } from '#contract/spiritual.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { checkText } from './check-text.ts'
import { changeReflection } from './reflection.mutations.ts'

type Props = { reflection: Reflection; isOpen: boolean; onClose: () => void }

const labels = { noun: 'reflection', add: 'Edit Reflection', create: 'Save Changes' }

export function ReflectionDialog({ reflection, isOpen, onClose }: Props) {
  const { mutateAsync: save } = useMutation(changeReflection)
  const form = useRecordForm({
    draft: `reflection/${reflection.id}`,
    initial: { text: reflection.text },
    update: ({ text }) => save({ id: reflection.id, text }),
    check: checkText,
    onClose,
  })
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose} description={reflection.prompt}>
      <Field label="Your reflection" error={form.problems['text']}>
        <Textarea
          required
          maxLength={5000}
          readOnly={form.isPending}
          value={form.values.text}
          onKeyDown={submitByKeyboard}
          onChange={(event) => form.change({ text: event.target.value })}
        />
      </Field>
    </RecordDialog>
  )
}
