import { activityTypes } from '#contract/lists.ts'
import { type Exports, exportTable } from '#server/lib/exports.ts'
import { labelOf, monthOf, section, showTime } from '#server/lib/markdown.ts'
import { breathingPatterns, selfCareActivities } from './self-care.table.ts'

export const selfCareExport: Exports = {
  name: 'self-care',
  lists: [
    exportTable({
      name: 'activities',
      table: selfCareActivities,
      by: [selfCareActivities.createdAt],
      markdown: {
        title: 'Self-care',
        file: ({ createdAt }, timeZone) => `self-care/${monthOf(createdAt, timeZone)}`,
        text: ({ createdAt, activityType, sealedContent: content, ...activity }, timeZone) =>
          section(
            `${showTime(createdAt, timeZone)} ${labelOf(activityTypes, activityType) ?? activityType}`,
            {
              Minutes: activity.duration,
              Technique: content.technique,
              'Mood before': activity.moodBefore,
              'Mood after': activity.mood,
            },
            content.notes,
          ),
      },
    }),
    exportTable({ name: 'breathingPatterns', table: breathingPatterns }),
  ],
}
