import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { savedMixes } from './audio.table.ts'

export const mixSearches = [
  searchTable(
    { kind: 'mix', heading: 'Soundscape mixes', page: 'audio' },
    savedMixes,
    ({ owner }, { id, sealedContent }) => {
      const { name, isUnreadable } = unsealOrPlaceholder(owner, savedMixes.sealedContent, id, sealedContent)
      return { title: name, at: '?tab=soundscapes', isUnreadable }
    },
  ),
]
