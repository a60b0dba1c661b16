import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { incomeEntries } from './income.table.ts'

export const incomeSearches = [
  searchTable(
    { kind: 'income', heading: 'Income log', page: 'income' },
    incomeEntries,
    ({ owner }, { id, sealedContent }) => {
      const { source, note, isUnreadable } = unsealOrPlaceholder(owner, incomeEntries.sealedContent, id, sealedContent)
      return { title: source, texts: [note], at: '?tab=success-stories', isUnreadable }
    },
  ),
]
