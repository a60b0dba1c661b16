import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { coachChats } from './coach.table.ts'

/** Searches the texts of exchanges. */
export const exchangeSearches = [
  searchTable(
    { kind: 'chat', heading: 'Conversations', page: 'coach' },
    coachChats,
    ({ owner }, { id, sealedContent }) => {
      const { message, reply, isUnreadable } = unsealOrPlaceholder(owner, coachChats.sealedContent, id, sealedContent)
      return { title: message, texts: [reply], isUnreadable }
    },
  ),
]
