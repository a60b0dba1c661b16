import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { fieldError, notFound } from '#server/lib/http-error.ts'
import { joinJson, type Json } from '#server/lib/json.ts'
import { inBatches } from '#server/lib/in-batches.ts'
import { fromCursor, type Position } from '#server/lib/pagination.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, unsealOrPlaceholder, jsonOrPlaceholder, reseal, seal } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import type { DayRow, DayTable } from './fitness.table.ts'

/** The parts that all kinds of records of a day share. `W` is the sealed part. */

const own = <W>(table: DayTable<W>, owner: Owner, id: string) => and(eq(table.userId, owner.id), eq(table.id, id))
const live = <W>(table: DayTable<W>, owner: Owner, id: string) => and(own(table, owner, id), isNull(table.deletedAt))

/** Latest day first; `day` narrows it to one. */
export const listRows = async <W>(
  db: Db,
  table: DayTable<W>,
  owner: Owner,
  { after, limit, day }: { after: Position; limit: number; day?: string | undefined },
): Promise<DayRow<W>[]> =>
  db
    .select()
    .from(table)
    .where(
      and(
        eq(table.userId, owner.id),
        isNull(table.deletedAt),
        day === undefined ? undefined : eq(table.day, day),
        sql`(${table.day}, ${table.id}) < (${after.at.toISOString().slice(0, 10)}, ${after.id})`,
      ),
    )
    .orderBy(desc(table.day), desc(table.id))
    .limit(limit)

/** The latest rows from the day `from` on, at most `limit`. */
export const rowsSince = async <W>(
  db: Db,
  table: DayTable<W>,
  owner: Owner,
  from: string,
  limit: number,
): Promise<DayRow<W>[]> =>
  db
    .select()
    .from(table)
    .where(and(eq(table.userId, owner.id), isNull(table.deletedAt), gte(table.day, from)))
    .orderBy(desc(table.day), desc(table.id))
    .limit(limit)

const batch = 500

/** All rows of these days, the latest first, read as they are needed. */
export async function* rowsOfDays<W>(
  db: Db,
  table: DayTable<W>,
  owner: Owner,
  { from, to }: { from: string; to: string },
): AsyncGenerator<DayRow<W>, void, undefined> {
  const start = { ...fromCursor(undefined), at: new Date(to) }
  const all = inBatches<DayRow<W>>((last) =>
    listRows(db, table, owner, { after: last === undefined ? start : positionOfDay(last), limit: batch }),
  )
  for await (const row of all) {
    if (row.day < from) return
    yield row
  }
}

/** A page of this order starts after a row's day. */
export const positionOfDay = ({ day, id }: { day: string; id: string }): Position => ({ at: new Date(day), id })

/** Today, or the day given; a later one is refused. */
function pastDay(day: string | undefined, { timeZone }: OwnerInZone, now: Date): string {
  const today = dayOf(now, timeZone)
  if (day !== undefined && day > today) throw fieldError('day', 'Choose today or an earlier day')
  return day ?? today
}

/** A known id returns the existing record: a repeated request. */
export async function createRow<W>(
  db: Db,
  table: DayTable<W>,
  user: OwnerInZone,
  { id = newId(), day, content }: { id?: string | undefined; day?: string | undefined; content: W },
  now: Date,
): Promise<{ row: DayRow<W>; isNew: boolean }> {
  const { owner } = user
  const [created] = await db
    .insert(table)
    .values({
      userId: owner.id,
      id,
      day: pastDay(day, user, now),
      sealedContent: seal(owner, table.sealedContent, id, content),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (created !== undefined) return { row: created, isNew: true }
  const [known] = await db
    .select()
    .from(table)
    .where(own(table, owner, id))
  if (known === undefined) throw notFound()
  return { row: known, isNew: false }
}

export async function updateRow<W extends object>(
  db: Db,
  table: DayTable<W>,
  user: OwnerInZone,
  { id, day, content }: { id: string; day?: string | undefined; content: Partial<W> },
  now: Date,
): Promise<DayRow<W>> {
  const { owner } = user
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(table)
      .where(live(table, owner, id))
      .for('update')
    if (before === undefined) throw notFound()
    const [row] = await tx
      .update(table)
      .set({
        day: day === undefined ? before.day : pastDay(day, user, now),
        sealedContent:
          Object.keys(content).length === 0
            ? before.sealedContent
            : reseal(owner, table.sealedContent, id, before.sealedContent, content),
        updatedAt: now,
      })
      .where(live(table, owner, id))
      .returning()
    if (row === undefined) throw notFound()
    return row
  })
}

export async function deleteRow<W>(db: Db, table: DayTable<W>, owner: Owner, id: string, now: Date): Promise<void> {
  const { rowCount } = await db
    .update(table)
    .set({ deletedAt: now })
    .where(live(table, owner, id))
  if (rowCount === 0) throw notFound()
}

/** Restoring an existing record changes nothing. */
export async function restoreRow<W>(db: Db, table: DayTable<W>, owner: Owner, id: string): Promise<DayRow<W>> {
  const [row] = await db
    .update(table)
    .set({ deletedAt: null })
    .where(own(table, owner, id))
    .returning()
  if (row === undefined) throw notFound()
  return row
}

/** The sealed JSON is sent without parsing, so the stored type must match the contract's. */
export function toRecord<W extends object>(
  owner: Owner,
  table: DayTable<W>,
  { id, day, createdAt, sealedContent }: DayRow<W>,
): Json<{ id: string; day: string; createdAt: string } & W> {
  return joinJson(
    { id, day, createdAt: createdAt.toISOString() },
    jsonOrPlaceholder(owner, table.sealedContent, id, sealedContent),
  )
}

/** The opened contents of rows, with their days. */
export const openRows = <W>(owner: Owner, table: DayTable<W>, rows: readonly DayRow<W>[]): (W & { day: string })[] =>
  rows.map(({ id, day, sealedContent }) => ({
    ...unsealOrPlaceholder(owner, table.sealedContent, id, sealedContent),
    day,
  }))
