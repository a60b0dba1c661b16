import { z } from 'zod'
import { readContent } from './content.ts'
import type { Db } from './db.ts'
import type { Owner } from './sealed.ts'

/** Who looks at a demo, and when: what is in it is dated by this. */
export type DemoTime = { now: Date; timeZone: string }

/** Puts a feature's own believable records into a fresh demo account. Every feature brings one. */
export type FillDemo = (tx: Db, owner: Owner, time: DemoTime) => Promise<void>

/** A place in the demo's three months: how many weeks before this one, the day (Monday is 1), the local time. */
export const demoSlot = z.object({
  weeksAgo: z.int().min(0).max(13),
  day: z.int().min(1).max(7),
  at: z.string().regex(/^\d\d:\d\d$/),
})
export type DemoSlot = z.infer<typeof demoSlot>

/** When a slot is, for the one who looks: weekdays and hours are hers, so that a Sunday run is on a Sunday. */
export function momentOf({ weeksAgo, day, at }: DemoSlot, { now, timeZone }: DemoTime): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const date = today.add({ days: day - today.dayOfWeek - 7 * weeksAgo })
  return new Date(date.toZonedDateTime({ timeZone, plainTime: at }).epochMilliseconds)
}

/** Reads what we wrote for the demo from `content/demo`. Throws where it has another shape. */
export const readDemoContent = <S extends z.ZodType>(name: string, schema: S): Promise<z.output<S>> =>
  readContent(`demo/${name}`, schema)
