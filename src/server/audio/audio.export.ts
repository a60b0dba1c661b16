import { type Exports, exportTable } from '#server/lib/exports.ts'
import { savedMixes } from './audio.table.ts'

export const audioExport: Exports = { name: 'audio', lists: [exportTable({ name: 'mixes', table: savedMixes })] }
