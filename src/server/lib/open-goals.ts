import type { Goal } from '#contract/goals.ts'
import type { Db } from './db.ts'
import type { Owner } from './sealed.ts'

/** A goal that is not reached yet, as other features speak of it. */
export type OpenGoal = Pick<Goal, 'id' | 'category' | 'title'> & { createdAt: Date }

/** At most `limit` of them, newest first, without those whose words do not open. */
export type ReadOpenGoals = (db: Db, owner: Owner, limit: number) => Promise<OpenGoal[]>
