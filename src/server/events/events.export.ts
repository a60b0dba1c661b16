import type { Exports } from '#server/lib/exports.ts'
import { changes } from './events.table.ts'

export const eventsExport: Exports = {
  name: 'events',
  lists: [],
  leftOut: [{ table: changes, because: 'It names changed records for a day, so that other devices read them again.' }],
}
