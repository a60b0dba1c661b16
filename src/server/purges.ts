import { purgeAccounts } from './accounts/accounts.purge.ts'
import { purgeAffirmations } from './affirmations/affirmations.purge.ts'
import { purgeAudio } from './audio/audio.purge.ts'
import { purgeCoach } from './coach/coach.purge.ts'
import { purgeDemos } from './demo/demo.repo.ts'
import { purgeGoals } from './goals/goals.purge.ts'
import { purgeJournal } from './journal/journal.purge.ts'
import type { Purge } from './lib/purge.ts'
import { purgePictures } from './pictures/pictures.repo.ts'
import { purgePlanner } from './planner/planner.purge.ts'
import { purgeSelfCare } from './self-care/self-care.purge.ts'
import { purgeVisions } from './vision-board/vision-board.purge.ts'

const purges: readonly Purge[] = [
  purgeDemos,
  purgeAccounts,
  purgeJournal,
  purgeGoals,
  purgeSelfCare,
  purgePlanner,
  purgeAffirmations,
  purgeCoach,
  purgeVisions,
  purgePictures,
  purgeAudio,
]

/** Deletes for good everything that is past its time. One that fails does not keep the others from their work. */
export const purgeAll: Purge = async (db, now) => {
  let total = 0
  const faults: unknown[] = []
  for (const purge of purges)
    try {
      total += await purge(db, now)
    } catch (error) {
      faults.push(error)
    }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} purges failed`)
  return total
}
