import type { JournalEntry } from '#contract/journal.ts'
import { moods } from '#contract/lists.ts'
import { isSame } from '#web/lib/changed-fields.ts'
import type { Mood } from '#web/ui/MoodPicker.tsx'

type NotWritten = 'id' | 'createdAt' | 'updatedAt' | 'isUnreadable' | 'gratitude' | 'affirmations'

/** The fields of an entry that the dialog writes: a new field of the contract is one of them. */
export type EntryValues = Omit<JournalEntry, NotWritten>

/** The dialog's fields: tags are one line, separated by commas. */
export type EntryForm = { title: string; content: string; mood: Mood; tags: string }

export const blankForm: EntryForm = { title: '', content: '', mood: 3, tags: '' }

export const toForm = ({ title, content, mood, tags }: EntryValues): EntryForm => ({
  title,
  content,
  mood: moods.find(({ value }) => value === mood)?.value ?? blankForm.mood,
  tags: (tags ?? []).join(', '),
})

/** Tags are trimmed and empty ones dropped; null where none remain. */
export function toValues({ title, content, mood, tags }: EntryForm): EntryValues {
  const named = [...new Set(tags.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')
  return { title, content, mood, tags: named.length > 0 ? named : null }
}

export const isSameEntry = (a: EntryValues, b: EntryValues): boolean => isSame(toValues(toForm(a)), toValues(toForm(b)))
