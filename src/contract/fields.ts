import { z } from 'zod'

/** Text as she wrote it, to the letter: not blank, at most `max` characters, storable (no NUL, no half characters). */
export const text = (max: number) =>
  storable(max).refine((value) => value.trim() !== '', { error: 'Please write something here' })

/** Like `text`, but may be empty. */
export const storable = (max: number) =>
  z
    .string({ error: 'This should be text' })
    .max(max, { error: `At most ${max.toLocaleString('en')} characters` })
    .refine((value) => !value.includes('\0') && value.isWellFormed(), { error: 'A character in here cannot be stored' })

/** A record's id: UUIDv7. A create may bring its own, so that an offline queue can repeat itself safely. */
export const id = z.uuid({ version: 'v7', error: 'This should be an id' })

/** A moment, as ISO 8601 in UTC with milliseconds. */
export const moment = z.iso.datetime({ precision: 3 })

/** Mood from 1 to 5. */
export const mood = z.int({ error: 'Choose a mood from 1 to 5' }).min(1).max(5)

/** The path of a call that names one record. */
export const idPath = z.strictObject({ id })

/** The query of a list: at most `limit` records (50 unless told, 100 at most), after the `cursor` of a `Link` header. */
export const pageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).exactOptional(),
  cursor: z.string().min(1).max(200).exactOptional(),
})

/** A day of the calendar, yyyy-MM-dd. */
export const day = z.iso
  .date({ error: 'This should be a day that exists' })
  .refine((value) => value >= '1900-01-01' && value <= '2199-12-31', { error: 'Choose a day before the year 2200' })
