import { sql } from 'drizzle-orm'
import { moods } from '#contract/lists.ts'
import { type Exports, exportTable } from '#server/lib/exports.ts'
import { monthOf, section, showTime } from '#server/lib/markdown.ts'
import { journalEntries, journalRevisions } from './journal.table.ts'

const moodOf = (mood: number): string => moods.find(({ value }) => value === mood)?.word ?? String(mood)

export const journalExport: Exports = {
  name: 'journal',
  lists: [
    exportTable({
      name: 'entries',
      table: journalEntries,
      by: [journalEntries.createdAt],
      markdown: {
        title: 'Journal',
        file: ({ createdAt }, timeZone) => `journal/${monthOf(createdAt, timeZone)}`,
        text: ({ createdAt, mood, sealedContent: content }, timeZone) =>
          section(
            content.title,
            { Written: showTime(createdAt, timeZone), Mood: moodOf(mood), Tags: content.tags?.join(', ') },
            content.content,
            content.gratitude && `**Grateful for:** ${content.gratitude}`,
            content.affirmations && `**Affirmations:** ${content.affirmations}`,
          ),
      },
    }),
    exportTable({
      name: 'earlierVersions',
      table: journalRevisions,
      where: sql`exists (select 1 from ${journalEntries} where ${journalEntries.userId} = ${journalRevisions.userId}
        and ${journalEntries.id} = ${journalRevisions.entryId} and ${journalEntries.deletedAt} is null)`,
    }),
  ],
}
