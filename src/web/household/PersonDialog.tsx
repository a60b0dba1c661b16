import { useMutation } from '@tanstack/react-query'
import type { HouseholdPerson } from '#contract/household.ts'
import { sentOrWaiting } from '#web/lib/queued.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { NameField } from '#web/ui/NameField.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { renamePerson } from './people.mutations.ts'

type Props = { person: HouseholdPerson; isOpen: boolean; onClose: () => void }

const labels = { noun: 'name', add: 'Change name', create: 'Save', save: 'Save' }

export function PersonDialog({ person, isOpen, onClose }: Props) {
  const { mutateAsync } = useMutation(renamePerson)
  const form = useRecordForm({
    draft: `household/person/${person.id}`,
    initial: { name: person.name },
    update: ({ name }) => sentOrWaiting(mutateAsync({ before: person, name: name.trim() })),
    check: ({ name }) => (name.trim() === '' ? { name: 'Please write a name' } : {}),
    onClose,
  })
  return (
    <RecordDialog
      form={form}
      labels={labels}
      isOpen={isOpen}
      onClose={onClose}
      description="Their tasks stay with them."
    >
      <NameField form={form} />
    </RecordDialog>
  )
}
