import type { NewPrayer } from '#contract/spiritual.ts'
import type { Db } from '#server/lib/db.ts'
import type { RecordActions } from '#server/lib/record-actions.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { createPrayer, deletePrayer, restorePrayer } from './prayers.repo.ts'
import { getSettings } from './settings.repo.ts'

export const hidesSpiritual = async (db: Db, owner: Owner): Promise<boolean> => (await getSettings(db, owner)).isHidden

/** For the coach's cards. */
export const prayerActions: RecordActions<NewPrayer> = {
  create: createPrayer,
  remove: (db, { owner }, id, now) => deletePrayer(db, owner, id, now),
  restore: (db, { owner }, id) => restorePrayer(db, owner, id),
}
