import { type Exports, exportTable } from '#server/lib/exports.ts'
import { activeMonths, dayTotals, totals } from '#server/lib/totals.table.ts'
import { dashboardLayouts } from './dashboard.table.ts'

const because = 'It counts the records that are in the download themselves.'

export const dashboardExport: Exports = {
  name: 'dashboard',
  lists: [exportTable({ name: 'layout', table: dashboardLayouts })],
  leftOut: [dayTotals, activeMonths, totals].map((table) => ({ table, because })),
}
