import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import type { Vision } from '#contract/vision-board.ts'
import { CallError } from '#web/lib/call.ts'
import { dateOf } from '#web/lib/days.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { KeptNotice } from '#web/ui/KeptNotice.tsx'
import { NotSaved } from '#web/ui/NotSaved.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { achieveVision } from './vision-board.mutations.ts'
import { momentOfDay } from './vision-form.ts'
import { titleOf } from './vision-words.ts'

type Props = { isOpen: boolean; vision: Vision; onClose: () => void; onAchieved: (id: string) => void }

/** Notes that a vision came true: when, and how it was. */
export function AchievedDialog({ isOpen, vision, onClose, onAchieved }: Props) {
  const form = useId()
  const today = useToday()
  const { mutate, isPending, error } = useMutation(achieveVision)
  const { id, achievedAt, achievedNote } = vision
  const isNew = achievedAt === null
  const draft = useDraft(`vision-board/${id}/achieved`, {
    day: isNew ? today : dateOf(achievedAt),
    note: achievedNote ?? '',
  })
  const problems = error instanceof CallError ? error.fields : {}
  const handleSuccess = () => {
    draft.forget()
    onClose()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const { day, note } = draft.values
    const isSameDay = !isNew && dateOf(achievedAt) === day
    const came = {
      achievedAt: isSameDay ? achievedAt : momentOfDay(day),
      achievedNote: note.trim() === '' ? null : note,
    }
    const onSuccess = () => {
      handleSuccess()
      if (isNew) onAchieved(id)
    }
    mutate({ before: vision, came }, { onSuccess })
  }
  const handleTakeBack = () => {
    mutate({ before: vision, came: { achievedAt: null, achievedNote: null } }, { onSuccess: handleSuccess })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={isNew ? 'It came true' : 'When it came true'}
      description={<span className="her-words">{titleOf(vision)}</span>}
      footer={
        <>
          {!isNew && (
            <Button variant="plain" className="sm:mr-auto" disabled={isPending} onClick={handleTakeBack}>
              Not yet after all
            </Button>
          )}
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending} pendingText="Saving...">
            {isNew ? 'Achieved' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit} className="grid gap-5">
        <KeptNotice draft={draft} startOver={isNew ? 'Start fresh' : 'Show the saved note'} />
        <Field label="When" error={problems['achievedAt']}>
          <Input
            type="date"
            required
            min="1900-01-01"
            max={today}
            readOnly={isPending}
            value={draft.values.day}
            onChange={({ target }) => draft.change({ day: target.value })}
          />
        </Field>
        <Field
          label="A note to remember it by"
          hint="How it was, who was there, what you did."
          error={problems['achievedNote']}
        >
          <Textarea
            rows={4}
            maxLength={1_000}
            readOnly={isPending}
            value={draft.values.note}
            onKeyDown={submitByKeyboard}
            onChange={({ target }) => draft.change({ note: target.value })}
          />
        </Field>
        <NotSaved error={error} />
      </form>
    </Dialog>
  )
}
