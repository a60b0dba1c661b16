import type { UndoChange } from '#contract/coach.ts'
import type { Goal } from '#contract/goals.ts'
import type { ShoppingCategory } from '#contract/shopping-lists.ts'
import type { Db } from './db.ts'
import { HttpError } from './http-error.ts'
import type { Session } from './session.ts'

/** Create, delete and restore of one kind of record, for another feature that acts for the user. */
export type RecordActions<T> = {
  create: (tx: Db, session: Session, given: T, now: Date) => Promise<unknown>
  remove: (tx: Db, session: Session, id: string, now: Date) => Promise<unknown>
  restore: (tx: Db, session: Session, id: string, now: Date) => Promise<unknown>
}

/** The changes of a record. Fields that are left out stay unchanged. */
export type RecordChange = {
  isDone?: boolean
  title?: string
  dueDate?: string | null
  time?: string | null
  /** Only for goals, as decimal text. */
  targetValue?: string
  currency?: string | null
}

/** Refuses if the record was changed since it was `known`: each field must have its known value, or the new one. */
export function requireUnchanged(is: RecordChange, change: RecordChange, known: RecordChange | undefined): void {
  if (known === undefined) return
  const fields = ['isDone', 'title', 'dueDate', 'time', 'targetValue', 'currency'] as const
  const isChanged = fields.some((key) => change[key] !== undefined && is[key] !== change[key] && is[key] !== known[key])
  if (isChanged) throw new HttpError('taken', 'You’ve changed this again since then, so we kept that.')
}

/** An open record by its name; `time` is HH:mm by the user's clock, `list` its shopping list, `goal` the figures of a goal. */
export type NamedRecord = {
  id: string
  title: string
  dueDate: string | null
  time: string | null
  list?: ShoppingCategory
  goal?: Pick<Goal, 'kind' | 'targetValue' | 'currency' | 'isCompleted'>
}

/**
 * Records that can be found by their name and changed. `change` returns the change that undoes it. `known` is the record when
 * the change was offered, or after the change that is being undone.
 */
export type NamedRecordActions<T> = RecordActions<T> & {
  change: (
    tx: Db,
    session: Session,
    id: string,
    change: RecordChange,
    asked: { now: Date; known?: RecordChange },
  ) => Promise<UndoChange>
  find: (db: Db, session: Session, name: string | null, now: Date) => Promise<readonly NamedRecord[]>
}
