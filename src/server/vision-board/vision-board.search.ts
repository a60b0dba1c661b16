import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { visions } from './vision-board.table.ts'

export const visionSearches = [
  searchTable(
    { kind: 'vision', heading: 'Vision board', page: 'visionBoard' },
    visions,
    ({ owner }, { id, sealedContent }) => {
      const { title, description, achievedNote, isUnreadable } = unsealOrPlaceholder(
        owner,
        visions.sealedContent,
        id,
        sealedContent,
      )
      return { title, texts: [description, achievedNote], isUnreadable }
    },
  ),
]
