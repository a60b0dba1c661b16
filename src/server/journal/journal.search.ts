import { entryTexts } from '#contract/journal-search.ts'
import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { journalEntries } from './journal.table.ts'

export const journalSearches = [
  searchTable(
    { kind: 'journal', heading: 'Journal', page: 'journal' },
    journalEntries,
    ({ owner }, { id, sealedContent }) => {
      const entry = unsealOrPlaceholder(owner, journalEntries.sealedContent, id, sealedContent)
      const texts = entryTexts(entry).slice(1)
      return { title: entry.title, texts, at: `#entry-${id}`, isUnreadable: entry.isUnreadable }
    },
  ),
]
