import { useMutation } from '@tanstack/react-query'
import type { Affirmation } from '#contract/affirmations.ts'
import { affirmationCategories } from '#contract/lists.ts'
import { affirmationCategory } from '#web/lib/affirmation-words.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { changeAffirmation, createAffirmation } from './affirmation.mutations.ts'

type Props = {
  isOpen: boolean
  affirmation: Affirmation | undefined
  onClose: () => void
}

const labels = {
  noun: 'affirmation',
  add: 'Create Affirmation',
  edit: 'Edit Affirmation',
  create: 'Create Affirmation',
}

export function AffirmationDialog({ isOpen, affirmation, onClose }: Props) {
  const create = useMutation(createAffirmation)
  const update = useMutation(changeAffirmation)
  const { content = '', category = 'general' } = affirmation ?? {}
  const form = useRecordForm({
    draft: affirmation ? `affirmations/${affirmation.id}` : 'affirmations',
    initial: { content, category },
    create: (values, id) => create.mutateAsync({ id, ...values, isCustom: true }),
    update: affirmation && ((change) => update.mutateAsync({ id: affirmation.id, change })),
    onClose,
  })
  const { values, change, isPending, problems } = form
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      <Field label="Affirmation" hint="Say it in a way you can believe today." error={problems['content']}>
        <Textarea
          required
          rows={3}
          maxLength={500}
          readOnly={isPending}
          placeholder="I can take this one step at a time."
          value={values.content}
          onKeyDown={submitByKeyboard}
          onChange={(event) => change({ content: event.target.value })}
        />
      </Field>
      <Field label="Category" error={problems['category']}>
        <Select
          value={values.category}
          onChange={(event) => {
            const chosen = affirmationCategories.find((each) => each === event.target.value)
            if (chosen) change({ category: chosen })
          }}
        >
          {affirmationCategories.map((each) => (
            <option key={each} value={each}>
              {affirmationCategory[each].label}
            </option>
          ))}
        </Select>
      </Field>
    </RecordDialog>
  )
}
