import { z } from 'zod'
import type { UserTime } from './clock.ts'
import { readContent } from './content.ts'
import { dayOf } from './days.ts'
import type { Db } from './db.ts'
import { newId } from './record.ts'
import type { Owner } from './sealed.ts'

/** The username of a demo's second account. */
export const companionOf = (username: string): string => `${username}-companion`

/** `companion`: a second account of the demo, which nobody opens. Someone has to be there to share with. */
export type DemoSetting = UserTime & { companion: Owner }

/** Fills a new demo account with sample records, within a transaction. */
export type FillDemo = (tx: Db, owner: Owner, setting: DemoSetting) => Promise<void>

/** Does what takes long, before the transaction begins. */
export type PrepareDemo = (time: UserTime) => Promise<FillDemo>

/** A time in the demo's three months: weeks ago, day of the week (Monday is 1), local time. */
export const demoSlot = z.object({
  weeksAgo: z.int().min(0).max(13),
  day: z.int().min(1).max(7),
  at: z.string().regex(/^\d\d:\d\d$/),
})
export type DemoSlot = z.infer<typeof demoSlot>

/** A slot in the visitor's time zone, so that a Sunday run is on a Sunday. */
export function momentOf({ weeksAgo, day, at }: DemoSlot, { now, timeZone }: UserTime): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const date = today.add({ days: day - today.dayOfWeek - 7 * weeksAgo })
  return new Date(date.toZonedDateTime({ timeZone, plainTime: at }).epochMilliseconds)
}

/** The first columns of every record made in a slot (record.ts). */
export function demoRecord(owner: { id: string }, slot: DemoSlot, time: UserTime) {
  const createdAt = momentOf(slot, time)
  return { userId: owner.id, id: newId(), day: dayOf(createdAt, time.timeZone), createdAt, updatedAt: createdAt }
}

/** Reads a file of `content/demo`. Throws if it does not match the schema. */
export const readDemoContent = <S extends z.ZodType>(name: string, schema: S): Promise<z.output<S>> =>
  readContent(`demo/${name}`, schema)
