import type { Clock } from './clock.ts'
import type { Db } from './db.ts'

/** Given to every feature's routes. */
export type Context = { db: Db; clock: Clock }
