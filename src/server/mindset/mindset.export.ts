import { type Exports, exportTable } from '#server/lib/exports.ts'
import { completedCourseSteps, meditationPositions, savedQuotes } from './mindset.table.ts'

export const mindsetExport: Exports = {
  name: 'mindset',
  lists: [
    exportTable({ name: 'savedQuotes', table: savedQuotes }),
    exportTable({ name: 'courseSteps', table: completedCourseSteps }),
    exportTable({ name: 'meditations', table: meditationPositions }),
  ],
}
