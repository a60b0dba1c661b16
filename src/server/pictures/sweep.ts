import { pictureSizes } from '#contract/lists.ts'
import type { Db } from '#server/lib/db.ts'
import type { ObjectStore } from '#server/ports/object-store.ts'
import { removePendingDeletion, listPendingDeletions } from './pictures.repo.ts'

const batch = 100

/**
 * Removes the files of deleted pictures from the object store, and returns their number. If interrupted, it continues next
 * time.
 */
export async function sweepPictures(db: Db, store: ObjectStore): Promise<number> {
  for (let swept = 0; ;) {
    const folders = await listPendingDeletions(db, batch)
    for (const folder of folders) {
      for (const size of Object.keys(pictureSizes)) await store.remove(`${folder}/${size}`)
      await removePendingDeletion(db, folder)
    }
    swept += folders.length
    if (folders.length < batch) return swept
  }
}
