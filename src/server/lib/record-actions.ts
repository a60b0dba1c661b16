import type { UndoChange } from '#contract/coach.ts'
import type { ShoppingCategory } from '#contract/shopping-lists.ts'
import type { Db } from './db.ts'
import type { Session } from './session.ts'

/** Create, delete and restore of one kind of record, for another feature that acts for the user. */
export type RecordActions<T> = {
  create: (tx: Db, session: Session, given: T, now: Date) => Promise<unknown>
  remove: (tx: Db, session: Session, id: string, now: Date) => Promise<unknown>
  restore: (tx: Db, session: Session, id: string, now: Date) => Promise<unknown>
}

/** What is to change of a record; a field that is left out stays as it is. */
export type RecordChange = { isDone?: boolean; title?: string; dueDate?: string | null; time?: string | null }

/** An open record by its name; `time` is HH:mm by the user's clock, `list` the shopping list that it's on. */
export type NamedRecord = {
  id: string
  title: string
  dueDate: string | null
  time: string | null
  list?: ShoppingCategory
}

/** Records that can be found by their name and changed. `change` answers what takes it back. */
export type NamedRecordActions<T> = RecordActions<T> & {
  change: (tx: Db, session: Session, id: string, change: RecordChange, now: Date) => Promise<UndoChange>
  find: (db: Db, session: Session, name: string | null, now: Date) => Promise<readonly NamedRecord[]>
}
