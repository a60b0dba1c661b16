import type { Exports } from '#server/lib/exports.ts'
import { pendingObjectDeletions, pictures } from './pictures.table.ts'

export const picturesExport: Exports = {
  name: 'pictures',
  lists: [],
  leftOut: [
    { table: pictures, because: 'The pictures that records show are files of the download.' },
    { table: pendingObjectDeletions, because: 'It names pictures that are deleted.' },
  ],
}
