import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { affirmations } from './affirmations.table.ts'

export const affirmationSearches = [
  searchTable(
    { kind: 'affirmation', heading: 'Affirmations', page: 'mindset' },
    affirmations,
    ({ owner }, { id, sealedContent }) => {
      const { content, isUnreadable } = unsealOrPlaceholder(owner, affirmations.sealedContent, id, sealedContent)
      return { title: content, isUnreadable }
    },
  ),
]
