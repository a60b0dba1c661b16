import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import type { UsageLimits } from '#contract/usage.ts'
import { CallError } from '#web/lib/call.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormFooter } from '#web/ui/FormFooter.tsx'
import { KeptNotice } from '#web/ui/KeptNotice.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { EarlierVersions } from './EarlierVersions.tsx'
import { blankForm, type EntryWords, isSameWords, toForm, toWords } from './entry-form.ts'
import { EntryFields } from './EntryFields.tsx'
import { createEntry, updateEntry } from './journal.mutations.ts'
import { isAtLimit, LimitNotice, sayLimitReached } from './LimitNotice.tsx'

type Props = {
  isOpen: boolean
  /** The entry that is changed; undefined writes a new one. */
  entry: JournalEntry | undefined
  usage: UsageLimits['journalEntries'] | undefined
  onClose: () => void
}

/** Writes an entry or changes one. Closing it loses nothing: what is not saved waits as a draft. */
export function EntryDialog({ isOpen, entry, usage, onClose }: Props) {
  const form = useId()
  const create = useMutation(createEntry)
  const update = useMutation(updateEntry)
  const [isAnew, setIsAnew] = useState(false)
  const isNew = entry === undefined || isAnew
  const { isPending, error } = isNew ? create : update
  const isGone = !isNew && error instanceof CallError && error.code === 'not_found'
  const draft = useDraft(entry ? `journal/${entry.id}` : 'journal', entry ? toForm(entry) : blankForm)
  const isFull = isNew && isAtLimit(usage)

  const handleSuccess = () => {
    draft.forget()
    onClose()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const words = toWords(draft.values)
    const onSuccess = handleSuccess
    if (isNew || isGone) return saveAsNew(words)
    if (isSameWords(entry, words)) handleSuccess()
    else update.mutate({ before: entry, words }, { onSuccess })
  }

  const saveLabel = isGone || isAnew ? 'Save as a New Entry' : entry ? 'Save Changes' : 'Create Entry'
  const saveAsNew = (words: EntryWords) => {
    setIsAnew(isGone || isAnew)
    if (isAtLimit(usage)) return sayLimitReached()
    create.mutate({ id: draft.id, ...words }, { onSuccess: handleSuccess, onError: sayIfLimited })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={entry ? 'Edit Entry' : 'New Entry'}
      footer={
        <FormFooter
          form={form}
          onClose={onClose}
          isPending={isPending}
          pendingText={isNew ? 'Creating...' : 'Saving...'}
        >
          {saveLabel}
        </FormFooter>
      }
    >
      <form id={form} onSubmit={handleSubmit} className="grid gap-5">
        {isFull && <LimitNotice />}
        <KeptNotice draft={draft} startOver={entry ? 'Show the saved entry' : 'Start fresh'} />
        <EntryFields
          values={draft.values}
          onChange={draft.change}
          isReadOnly={isPending}
          problems={error instanceof CallError ? error.fields : {}}
        />
        {error !== null && (
          <div role="alert">
            <Notice tone="problem" title="This is not saved yet. Your words stay here.">
              {isGone
                ? 'This entry was deleted somewhere else. You can save what is here as a new one.'
                : error.message}
            </Notice>
          </div>
        )}
        {entry && <EarlierVersions entry={entry} onBringBack={draft.replace} />}
      </form>
    </Dialog>
  )
}

/** The server has the last word on the limit: another device may have taken the last place. */
const sayIfLimited = (error: Error) => {
  if (error instanceof CallError && error.code === 'limit_reached') sayLimitReached()
}
