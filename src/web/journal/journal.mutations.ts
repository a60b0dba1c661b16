import { mutationOptions } from '@tanstack/react-query'
import type { JournalEntry } from '#contract/journal.ts'
import { call, CallError, isGone } from '#web/lib/call.ts'
import { deletion } from '#web/lib/deletion.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { type EntryValues, isSameEntry } from './entry-form.ts'
import { hideEntry, showEntry } from './journal-cache.ts'
import { showLimitToast } from './limit-toast.ts'

/** One after the other, so that an undo never overtakes what it undoes. */
const shared = {
  scope: { id: 'journal' },
  meta: outdates('/api/journal', '/api/user/usage-limits', '/api/dashboard'),
}

type NewEntry = EntryValues & { id: string }

/** The dialog keeps the text until the server has it, and shows the reason of a refusal. */
export const createEntry = mutationOptions({
  ...shared,
  mutationFn: async (entry: NewEntry) => {
    const kept = await call('POST /api/journal', { body: { ...entry, gratitude: null, affirmations: null } })
    // A repeated create answers the entry as it was first sent: later changes are sent after it.
    return isSameEntry(kept, entry) ? kept : sendChange(entry)
  },
  onMutate: (entry, { client }) => {
    const now = new Date().toISOString()
    showEntry(client, { ...entry, gratitude: null, affirmations: null, createdAt: now, updatedAt: now })
  },
  onSuccess: (entry, _given, _result, { client }) => {
    showEntry(client, entry)
    toast({ title: 'Journal entry created!', variant: 'success' })
  },
  onError: (error, given, _result, { client }) => {
    hideEntry(client, given)
    // The server decides about the limit: another device may have used the last entry.
    if (error instanceof CallError && error.code === 'limit_reached') showLimitToast()
  },
})

/** The server keeps the earlier text. */
export const updateEntry = mutationOptions({
  ...shared,
  mutationFn: ({ before: { id }, values }: { before: JournalEntry; values: EntryValues }) =>
    sendChange({ id, ...values }),
  onMutate: ({ before, values }, { client }) => {
    showEntry(client, { ...before, ...values })
  },
  onSuccess: (entry, _given, _result, { client }) => {
    showEntry(client, entry)
    toast({ title: 'Journal entry saved', variant: 'success' })
  },
  onError: (error, { before }, _result, { client }) => {
    if (isGone(error)) hideEntry(client, before)
    else showEntry(client, before)
  },
})

export const deleteEntry = deletion<JournalEntry>({
  shared,
  noun: 'entry',
  title: 'Journal entry deleted',
  remove: ({ id }) => call('DELETE /api/journal/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/journal/{id}/restore', { params: { id } }),
  show: showEntry,
  hide: hideEntry,
})

const sendChange = ({ id, ...values }: NewEntry) => call('PUT /api/journal/{id}', { params: { id }, body: values })
