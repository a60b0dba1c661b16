import { entryTexts } from '#contract/journal-search.ts'
import { readSealed } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { journalEntries } from './journal.table.ts'

export const journalSearches = [
  searchTable(
    { kind: 'journal', heading: 'Journal', page: 'journal' },
    journalEntries,
    ({ owner }, { id, sealedContent }) => {
      const entry = readSealed(owner, journalEntries.sealedContent, id, sealedContent)
      const texts = entryTexts(entry).slice(1)
      return { title: entry.title, texts, at: `#entry-${id}`, isUnreadable: entry.isUnreadable }
    },
  ),
]
