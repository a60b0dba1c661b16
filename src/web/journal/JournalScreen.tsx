import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { useOpenFromHash, useDialogState } from '#web/lib/dialog-state.ts'
import { type LimitUsage, usageLimitsQuery } from '#web/lib/usage-limits.ts'
import { Page } from '#web/ui/Page.tsx'
import { RemainingBadge } from '#web/ui/PlanLimit.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { EntryReader } from './EntryReader.tsx'
import { deleteEntry } from './journal.mutations.ts'
import { JournalList } from './JournalList.tsx'
import { useEntries } from './use-entries.ts'
import { useLinkedEntry } from './use-linked-entry.ts'
import { WriteButton } from './WriteButton.tsx'

export function JournalScreen() {
  const [search, setSearch] = useState('')
  const journal = useEntries(search)
  const { data: usage } = useQuery(usageLimitsQuery)
  const { mutate: remove } = useMutation(deleteEntry)
  const reader = useDialogState<JournalEntry>()
  const editor = useDialogState<JournalEntry | undefined>()
  const handleWrite = () => editor.open(undefined)
  useOpenFromHash('#new', handleWrite)
  useLinkedEntry(reader.open)
  const handleEdit = (entry: JournalEntry) => {
    reader.close()
    editor.open(entry)
  }
  const handleDelete = (entry: JournalEntry) => {
    reader.close()
    remove(entry)
  }
  const { list, isPending, entries } = journal
  const isEmpty = list.data !== undefined && !isPending && !list.hasNextPage && entries.length === 0 && search === ''
  return (
    <Page
      title="My Journal"
      lead="A quiet place for your words, encrypted with your own key."
      actions={<Actions usage={usage?.journalEntries} hasWrite={!isEmpty} onWrite={handleWrite} />}
    >
      <JournalList
        {...journal}
        isEmpty={isEmpty}
        search={search}
        onSearch={setSearch}
        onWrite={handleWrite}
        onOpen={reader.open}
        onEdit={handleEdit}
        onDelete={handleDelete}
      />
      {reader.state && (
        <EntryReader
          key={reader.state.key}
          isOpen={reader.state.isOpen}
          entry={reader.state.value}
          onClose={reader.close}
          onEdit={handleEdit}
          onDelete={handleDelete}
        />
      )}
      {editor.state && (
        <EntryDialog
          key={`write-${editor.state.key}`}
          isOpen={editor.state.isOpen}
          entry={editor.state.value}
          usage={usage?.journalEntries}
          onClose={editor.close}
        />
      )}
    </Page>
  )
}

type ActionsProps = { usage: LimitUsage | undefined; hasWrite: boolean; onWrite: () => void }

function Actions({ usage, hasWrite, onWrite }: ActionsProps) {
  return (
    <>
      <RemainingBadge usage={usage} noun="entries" />
      {hasWrite && <WriteButton onClick={onWrite} />}
    </>
  )
}
