import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import type { Affirmation } from '#contract/affirmations.ts'
import { affirmationCategories } from '#contract/lists.ts'
import { affirmationCategory } from '#web/lib/affirmation-words.ts'
import { CallError } from '#web/lib/call.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormFooter } from '#web/ui/FormFooter.tsx'
import { KeptNotice } from '#web/ui/KeptNotice.tsx'
import { NotSaved } from '#web/ui/NotSaved.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { changeAffirmation, createAffirmation } from './affirmation.mutations.ts'

type Props = {
  isOpen: boolean
  /** The one that is changed; undefined writes a new one. */
  affirmation: Affirmation | undefined
  onClose: () => void
}

/** Writes an affirmation or changes one of hers. Closing it loses nothing: what is not saved waits as a draft. */
export function AffirmationDialog({ isOpen, affirmation, onClose }: Props) {
  const form = useId()
  const create = useMutation(createAffirmation)
  const change = useMutation(changeAffirmation)
  const { isPending, error } = affirmation ? change : create
  const { content = '', category = 'general' } = affirmation ?? {}
  const draft = useDraft(affirmation ? `affirmations/${affirmation.id}` : 'affirmations', { content, category })
  const problems = error instanceof CallError ? error.fields : {}
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const onSuccess = () => {
      draft.forget()
      onClose()
    }
    if (affirmation) change.mutate({ id: affirmation.id, change: draft.values }, { onSuccess })
    else create.mutate({ id: draft.id, ...draft.values, isCustom: true }, { onSuccess })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={affirmation ? 'Edit Affirmation' : 'Create Affirmation'}
      footer={
        <FormFooter
          form={form}
          onClose={onClose}
          isPending={isPending}
          pendingText={affirmation ? 'Saving...' : 'Creating...'}
        >
          {affirmation ? 'Save Changes' : 'Create Affirmation'}
        </FormFooter>
      }
    >
      <form id={form} className="grid gap-5" onSubmit={handleSubmit}>
        <KeptNotice draft={draft} startOver={affirmation ? 'Show the saved one' : 'Start fresh'} />
        <Field label="Affirmation" hint="Say it so that you can believe it today." error={problems['content']}>
          <Textarea
            required
            rows={3}
            maxLength={500}
            readOnly={isPending}
            placeholder="I can take this one step at a time."
            value={draft.values.content}
            onKeyDown={submitByKeyboard}
            onChange={(event) => draft.change({ content: event.target.value })}
          />
        </Field>
        <Field label="Category" error={problems['category']}>
          <Select
            value={draft.values.category}
            onChange={(event) => {
              const chosen = affirmationCategories.find((each) => each === event.target.value)
              if (chosen) draft.change({ category: chosen })
            }}
          >
            {affirmationCategories.map((each) => (
              <option key={each} value={each}>
                {affirmationCategory[each].label}
              </option>
            ))}
          </Select>
        </Field>
        <NotSaved error={error} />
      </form>
    </Dialog>
  )
}
