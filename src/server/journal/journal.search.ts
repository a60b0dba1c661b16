import { readSealed } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { journalEntries } from './journal.table.ts'

export const journalSearches = [
  searchTable('journal', journalEntries, ({ owner }, { id, words }) => {
    const { title, tags, isUnreadable, ...texts } = readSealed(owner, journalEntries.words, id, words)
    return { title, texts: [...Object.values(texts), ...(tags ?? [])], at: `#entry-${id}`, isUnreadable }
  }),
]
