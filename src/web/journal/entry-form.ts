import type { JournalEntry } from '#contract/journal.ts'
import { moods } from '#contract/lists.ts'
import { isSame } from '#web/lib/changed-fields.ts'
import type { Mood } from '#web/ui/MoodPicker.tsx'

type NotWritten = 'id' | 'createdAt' | 'updatedAt' | 'isUnreadable' | 'gratitude' | 'affirmations'

/** What the dialog writes of an entry, as the wire carries it: also what an entry is given later. */
export type EntryWords = Omit<JournalEntry, NotWritten>

/** The same as the dialog's fields hold it: tags are one line, separated by commas. */
export type EntryForm = { title: string; content: string; mood: Mood; tags: string }

export const blankForm: EntryForm = { title: '', content: '', mood: 3, tags: '' }

/** Fills the fields with an entry, or with an earlier version of it. */
export const toForm = ({ title, content, mood, tags }: EntryWords): EntryForm => ({
  title,
  content,
  mood: moods.find(({ value }) => value === mood)?.value ?? blankForm.mood,
  tags: (tags ?? []).join(', '),
})

/** Reads the fields: tags trimmed, empty ones dropped, null where none remain. */
export function toWords({ title, content, mood, tags }: EntryForm): EntryWords {
  const named = [...new Set(tags.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')
  return { title, content, mood, tags: named.length > 0 ? named : null }
}

/** Whether there is nothing to save. */
export const isSameWords = (a: EntryWords, b: EntryWords): boolean => isSame(toWords(toForm(a)), toWords(toForm(b)))
