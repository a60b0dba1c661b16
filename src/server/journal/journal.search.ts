import { readSealed } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { journalEntries } from './journal.table.ts'

export const journalSearches = [
  searchTable('journal', 'journal', journalEntries, ({ owner }, { id, words }) => {
    const entry = readSealed(owner, journalEntries.words, id, words)
    const { title, content, tags, gratitude, affirmations, isUnreadable } = entry
    return { title, texts: [content, gratitude, affirmations, ...(tags ?? [])], isUnreadable }
  }),
]
