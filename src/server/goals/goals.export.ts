import { sql } from 'drizzle-orm'
import { type Exports, exportTable } from '#server/lib/exports.ts'
import { dayOf } from '#server/lib/days.ts'
import { checkList, section } from '#server/lib/markdown.ts'
import { goals, progressEntries } from './goals.table.ts'

export const goalsExport: Exports = {
  name: 'goals',
  lists: [
    exportTable({
      name: 'goals',
      table: goals,
      by: [goals.createdAt],
      markdown: {
        title: 'Goals',
        file: 'goals',
        text: ({ sealedContent: content, ...goal }, timeZone) =>
          section(
            content.title,
            {
              Area: goal.category,
              Progress: `${goal.current} of ${goal.target} ${goal.currency ?? ''}`.trim(),
              Started: dayOf(goal.createdAt, timeZone),
              'Target date': goal.targetDate,
              Reached: goal.completedAt && dayOf(goal.completedAt, timeZone),
            },
            content.description,
            checkList(content.milestones),
          ),
      },
    }),
    exportTable({
      name: 'progress',
      table: progressEntries,
      where: sql`exists (select 1 from ${goals} where ${goals.userId} = ${progressEntries.userId}
        and ${goals.id} = ${progressEntries.goalId} and ${goals.deletedAt} is null)`,
    }),
  ],
}
