import { z } from 'zod'

const plainly = new Map(
  Object.entries({
    invalid_type: 'This isn’t the kind of value that goes here',
    invalid_value: 'Choose one of the options',
    too_small: 'This is too low',
    too_big: 'This is too high',
    invalid_format: 'This isn’t in the right format',
  }),
)

// Plain messages for schemas without their own, instead of the library's.
z.config({ customError: ({ code }) => plainly.get(code ?? '') })

/**
 * Spaces, control characters and invisible characters of Unicode. The blank of Braille is added, because its class is none of
 * these.
 */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Text kept exactly as written: with a visible character, at most `max` characters, no NUL, no lone surrogates. */
export const text = (max: number) =>
  storable(max).refine((value) => !unseen.test(value), { error: 'Please write something here' })

/** Like `text`, but may be empty. */
export const storable = (max: number) =>
  z
    .string({ error: 'This should be text' })
    .max(max, { error: `At most ${max.toLocaleString('en')} characters` })
    .refine((value) => !value.includes('\0') && value.isWellFormed(), {
      error: 'We can’t save one of these characters',
    })

/**
 * A record's id: UUIDv7. A create may bring its own, so that an offline queue can retry safely. Lower case, as the database
 * writes it: sealed values are bound to this text.
 */
export const id = z.uuid({ version: 'v7', error: 'This should be an id' }).toLowerCase()

/** A timestamp: ISO 8601 in UTC with milliseconds. */
export const moment = z.iso.datetime({ precision: 3, error: 'This should be a time in UTC' })

/** A whole number from `min` to `max`; `error` says so. */
export const whole = (min: number, max: number, error: string) =>
  z.int({ error }).min(min, { error }).max(max, { error })

/** From 1, the worst, to 5. */
export const mood = whole(1, 5, 'Choose a mood from 1 to 5')

/**
 * Present on a record whose sealed text cannot be decrypted. Its title (or name, content, message) says so and its other
 * texts are empty; changing them answers 409 `unreadable`. It can still be deleted and restored.
 */
export const unreadable = { isUnreadable: z.literal(true).exactOptional() }

/** The path of a call on one record. */
export const idPath = z.strictObject({ id })

/** A whole number from the text of a path or a query: plain digits, since 0x0 and 0.0 are numbers too. */
export const numeral = (least: number, most: number, error: string) =>
  z.coerce
    .string({ error })
    .regex(/^(?:0|[1-9]\d{0,8})$/, { error, abort: true })
    .pipe(z.coerce.number<string>({ error }).int({ error }).min(least, { error }).max(most, { error }))

/** Like the previous one, from 1 to `most`. */
export const count = (most: number, error: string) => numeral(1, most, error)

const notOurs = 'This isn’t one of our cursors'

/** The query of a list: `limit` records (default 50, at most 100), after the `cursor` of a `Link` header. */
export const pageQuery = z.strictObject({
  limit: count(100, 'A whole number from 1 to 100').exactOptional(),
  cursor: z.string({ error: notOurs }).min(1, { error: notOurs }).max(200, { error: notOurs }).exactOptional(),
})

/** The range of dates a record can have. */
export const calendar = { first: '1900-01-01', last: '2199-12-31', said: 'Choose a day from 1900 to 2199' }

/** A day of the calendar, yyyy-MM-dd. */
export const day = z.iso
  .date({ error: 'This should be a real date' })
  .refine((value) => value >= calendar.first && value <= calendar.last, { error: calendar.said })

/** A timestamp that a request gives: the database keeps none from before the calendar. */
export const givenMoment = moment.refine((value) => value >= calendar.first, {
  error: 'This should be a time from 1900 on',
})
