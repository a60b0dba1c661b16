import { z } from 'zod'
import { storable, text, unreadable } from './fields.ts'
import type { Calls } from './kernel.ts'

const name = storable(80).nullable()

/**
 * The user's profile. Email and username are read-only; the time zone is an IANA name and decides where days begin. Names that
 * cannot be decrypted are null and stay stored until replaced.
 */
export const profile = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  avatar: z.string().nullable(),
  email: z.string(),
  username: z.string(),
  isPremium: z.boolean(),
  timeZone: z.string(),
  ...unreadable,
})
export type Profile = z.infer<typeof profile>

const timeZone = z
  .string()
  .max(64)
  .refine((value) => isTimeZone(value), { error: 'This isn’t a time zone' })

/** An upload's address or `objectPath`, a sample of `avatarSamples`, or a pasted `https` address; null for none. */
const avatar = text(2_000).nullable()

const profileChange = z.strictObject({
  firstName: name.exactOptional(),
  lastName: name.exactOptional(),
  avatar: avatar.exactOptional(),
  timeZone: timeZone.exactOptional(),
})
export type ProfileChange = z.infer<typeof profileChange>

export const profileApi = {
  'GET /api/user/profile': { reply: profile },
  'PUT /api/user/profile': { body: profileChange, reply: profile },
  'PUT /api/profile/avatar': {
    body: z.strictObject({ avatarURL: avatar }),
    reply: z.object({ objectPath: z.string().nullable() }),
  },
} satisfies Calls

/**
 * Whether `value` is a time zone name that Temporal supports. Not an offset: `+02:00` has no daylight saving, and databases
 * read its sign the other way round. Not checked by `Intl`, which accepts outdated names such as `US/Pacific-New`.
 */
export const isTimeZone = (value: string): boolean => {
  if (!/^[a-z]/i.test(value)) return false
  try {
    return new Temporal.ZonedDateTime(0n, value).epochMilliseconds === 0
  } catch {
    return false
  }
}
