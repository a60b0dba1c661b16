import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { showDate } from '#web/lib/dates.ts'
import { isAtLimit, type LimitUsage } from '#web/lib/usage-limits.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { LimitNotice } from '#web/ui/PlanLimit.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { EarlierVersions } from './EarlierVersions.tsx'
import { blankForm, isSameEntry, toForm, toValues } from './entry-form.ts'
import { EntryFields } from './EntryFields.tsx'
import { createEntry, updateEntry } from './journal.mutations.ts'
import { showLimitToast } from './limit-toast.ts'

type Props = {
  isOpen: boolean
  entry: JournalEntry | undefined
  usage: LimitUsage | undefined
  onClose: () => void
}

const labels = { noun: 'entry', add: 'New Entry', edit: 'Edit Entry', create: 'Create Entry' }

export function EntryDialog({ isOpen, entry, usage, onClose }: Props) {
  const [opened] = useState(() => new Date())
  const create = useMutation(createEntry)
  const update = useMutation(updateEntry)
  const form = useRecordForm({
    draft: entry ? `journal/${entry.id}` : 'journal',
    initial: entry ? toForm(entry) : blankForm,
    create: (values, id) => create.mutateAsync({ id, ...toValues(values) }),
    update:
      entry &&
      ((values) => {
        const changed = toValues(values)
        return isSameEntry(entry, changed) ? undefined : update.mutateAsync({ before: entry, values: changed })
      }),
    mayCreate: () => {
      if (isAtLimit(usage)) showLimitToast()
      return !isAtLimit(usage)
    },
    onClose,
  })
  return (
    <RecordDialog
      form={form}
      labels={labels}
      isOpen={isOpen}
      onClose={onClose}
      description={showDate(entry?.createdAt ?? opened, 'date')}
      isPage
    >
      {(!form.isEdit || form.savesAnew) && isAtLimit(usage) && (
        <LimitNotice feature="journalEntries" title="Your free journal is full">
          You can still read and edit everything. Keep writing: your draft is saved here, and deleting an entry makes
          room for it.
        </LimitNotice>
      )}
      <EntryFields form={form}>
        {entry && <EarlierVersions entry={entry} onBringBack={form.draft.replace} />}
      </EntryFields>
    </RecordDialog>
  )
}
