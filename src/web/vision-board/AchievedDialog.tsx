import { useMutation } from '@tanstack/react-query'
import type { Vision } from '#contract/vision-board.ts'
import { dateOf } from '#web/lib/days.ts'
import { submitByKeyboard } from '#web/lib/submit-by-keyboard.ts'
import { type RecordForm, useRecordForm } from '#web/lib/use-record-form.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { achieveVision } from './vision-board.mutations.ts'
import { momentOfDay } from './vision-form.ts'
import { titleOf } from './vision-labels.ts'

type Props = { isOpen: boolean; vision: Vision; onClose: () => void; onAchieved: (id: string) => void }

type Came = { day: string; note: string }

const labels = {
  noun: 'vision',
  add: 'It came true',
  edit: 'When it came true',
  create: 'Achieved',
  creating: 'Saving...',
  close: 'Cancel',
}

export function AchievedDialog({ isOpen, vision, onClose, onAchieved }: Props) {
  const today = useToday()
  const achieve = useMutation(achieveVision)
  const { id, achievedAt, achievedNote } = vision
  const isNew = achievedAt === null
  const note = ({ day, note }: Came) => {
    const isSameDay = achievedAt !== null && dateOf(achievedAt) === day
    return achieve.mutateAsync({
      before: vision,
      came: {
        achievedAt: isSameDay ? achievedAt : momentOfDay(day),
        achievedNote: note.trim() === '' ? null : note,
      },
    })
  }
  const form = useRecordForm({
    draft: `vision-board/${id}/achieved`,
    initial: { day: isNew ? today : dateOf(achievedAt), note: achievedNote ?? '' },
    ...(isNew ? { create: note } : { update: note }),
    onSaved: () => {
      if (isNew) onAchieved(id)
    },
    onClose,
  })
  return (
    <RecordDialog
      form={form}
      labels={labels}
      isOpen={isOpen}
      onClose={onClose}
      description={<span className="user-text">{titleOf(vision)}</span>}
      action={
        !isNew && (
          <Button
            variant="plain"
            className="sm:mr-auto"
            disabled={form.isPending}
            onClick={() =>
              form.run(achieve.mutateAsync({ before: vision, came: { achievedAt: null, achievedNote: null } }))
            }
          >
            Not yet, actually
          </Button>
        )
      }
    >
      <AchievedFields form={form} today={today} />
    </RecordDialog>
  )
}

type FieldsProps = { form: RecordForm<Came, Vision>; today: string }

function AchievedFields({ form: { values, change, isPending, problems }, today }: FieldsProps) {
  return (
    <>
      <PastDayField
        label="When"
        error={problems['achievedAt']}
        today={today}
        isReadOnly={isPending}
        value={values.day}
        onChange={(day) => change({ day })}
      />
      <Field
        label="A note to remember it by"
        hint="What it was like, who was there, what you did."
        error={problems['achievedNote']}
      >
        <Textarea
          rows={4}
          maxLength={1_000}
          readOnly={isPending}
          value={values.note}
          onKeyDown={submitByKeyboard}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
    </>
  )
}
