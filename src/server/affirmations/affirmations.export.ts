import { type Exports, exportTable } from '#server/lib/exports.ts'
import { section } from '#server/lib/markdown.ts'
import { currentAffirmations, affirmationLoves, affirmations, affirmationsSeen } from './affirmations.table.ts'

export const affirmationsExport: Exports = {
  name: 'affirmations',
  lists: [
    exportTable({
      name: 'own',
      table: affirmations,
      by: [affirmations.createdAt],
      markdown: {
        title: 'Affirmations',
        file: 'affirmations',
        text: ({ sealedContent: content, category }) => section(content.content, { Category: category }),
      },
    }),
    exportTable({ name: 'loved', table: affirmationLoves, by: [affirmationLoves.createdAt] }),
    exportTable({ name: 'seenThisRound', table: affirmationsSeen }),
    exportTable({ name: 'ofTheDay', table: currentAffirmations }),
  ],
}
