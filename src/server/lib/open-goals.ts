import type { Goal } from '#contract/goals.ts'
import type { Db } from './db.ts'
import type { Owner } from './sealed.ts'

/** An unreached goal, for other features. */
export type OpenGoal = Pick<Goal, 'id' | 'category' | 'title'> & { createdAt: Date }

/** At most `limit`, newest first, without those that do not open. */
export type ReadOpenGoals = (db: Db, owner: Owner, limit: number) => Promise<OpenGoal[]>
