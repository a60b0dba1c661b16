import type { Db } from './db.ts'
import type { Session } from './session.ts'

/** Create, delete and restore of one kind of record, for another feature that acts for the user. */
export type RecordActs<T> = {
  create: (tx: Db, session: Session, given: T, now: Date) => Promise<unknown>
  remove: (tx: Db, session: Session, id: string, now: Date) => Promise<unknown>
  restore: (tx: Db, session: Session, id: string, now: Date) => Promise<unknown>
}
