import { z } from 'zod'

const plainly: Partial<Record<string, string>> = {
  invalid_type: 'This is of another kind than it should be',
  invalid_value: 'Choose one of those that there are',
  too_small: 'This is too little',
  too_big: 'This is too much',
}

// What a schema says of its own comes first. Without this the rest would be in the words of the library.
z.config({ customError: ({ code }) => plainly[code ?? ''] })

/** Text as she wrote it, to the letter: not blank, at most `max` characters, storable (no NUL, no half characters). */
export const text = (max: number) =>
  storable(max).refine((value) => value.trim() !== '', { error: 'Please write something here' })

/** Like `text`, but may be empty. */
export const storable = (max: number) =>
  z
    .string({ error: 'This should be text' })
    .max(max, { error: `At most ${max.toLocaleString('en')} characters` })
    .refine((value) => !value.includes('\0') && value.isWellFormed(), { error: 'A character in here cannot be stored' })

/**
 * A record's id: UUIDv7. A create may bring its own, so that an offline queue can repeat itself safely. In lower case from here on,
 * as the database writes it: sealed words are bound to the letters of the id.
 */
export const id = z.uuid({ version: 'v7', error: 'This should be an id' }).toLowerCase()

/** A moment, as ISO 8601 in UTC with milliseconds. */
export const moment = z.iso.datetime({ precision: 3, error: 'This should be a moment in UTC' })

/** A whole number from `min` to `max`; `error` says so. */
export const whole = (min: number, max: number, error: string) =>
  z.int({ error }).min(min, { error }).max(max, { error })

/** Mood from 1 to 5. */
export const mood = whole(1, 5, 'Choose a mood from 1 to 5')

/**
 * In each record with words: present where they do not open. Then its title (or name, content, message) says so and its other
 * words are empty; changing them answers 409 `unreadable`. It can be deleted and restored like any other.
 */
export const unreadable = { isUnreadable: z.literal(true).exactOptional() }

/** The path of a call that names one record. */
export const idPath = z.strictObject({ id })

/** A whole number from 1 to `most` in a query, where everything is text. */
export const count = (most: number, error: string) =>
  z.coerce.number({ error }).int({ error }).min(1, { error }).max(most, { error })

const notOurs = 'This is not a cursor of ours'

/** The query of a list: at most `limit` records (50 unless told, 100 at most), after the `cursor` of a `Link` header. */
export const pageQuery = z.strictObject({
  limit: count(100, 'A whole number from 1 to 100').exactOptional(),
  cursor: z.string({ error: notOurs }).min(1, { error: notOurs }).max(200, { error: notOurs }).exactOptional(),
})

/** The days that a record can be on. */
export const calendar = { first: '1900-01-01', last: '2199-12-31', said: 'Choose a day from 1900 to 2199' }

/** A day of the calendar, yyyy-MM-dd. */
export const day = z.iso
  .date({ error: 'This should be a day that exists' })
  .refine((value) => value >= calendar.first && value <= calendar.last, { error: calendar.said })
