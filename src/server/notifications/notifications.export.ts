import { type Exports, exportTable } from '#server/lib/exports.ts'
import { notificationReads } from './notifications.table.ts'

export const notificationsExport: Exports = {
  name: 'notifications',
  lists: [exportTable({ name: 'reads', table: notificationReads })],
}
