import { type Exports, exportTable } from '#server/lib/exports.ts'
import { courseSteps, meditationPlaces, savedQuotes } from './mindset.table.ts'

export const mindsetExport: Exports = {
  name: 'mindset',
  lists: [
    exportTable({ name: 'savedQuotes', table: savedQuotes }),
    exportTable({ name: 'courseSteps', table: courseSteps }),
    exportTable({ name: 'meditations', table: meditationPlaces }),
  ],
}
