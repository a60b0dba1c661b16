import type { Clock } from './clock.ts'
import type { Db } from './db.ts'

/** What every feature's routes are given: the database and what time it is. */
export type Context = { db: Db; clock: Clock }
