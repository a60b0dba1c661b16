import { z } from 'zod'
import { storable, text, unreadable } from './fields.ts'
import type { Calls } from './kernel.ts'

const name = storable(80).nullable()

/**
 * The user's profile. Email and username are read-only; the time zone is an IANA name and decides where days begin. Names that do not
 * open are null, and stay as they are until another is given.
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
  .refine((value) => isTimeZone(value), { error: 'This is not a time zone' })

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
 * Whether `value` names a time zone that can be computed with. A name, not an offset: `+02:00` knows no summer time, and
 * databases read its sign the other way round. Asked of what computes: `Intl` knows older names, such as `US/Pacific-New`, too.
 */
export const isTimeZone = (value: string): boolean => {
  if (!/^[a-z]/i.test(value)) return false
  try {
    return new Temporal.ZonedDateTime(0n, value).epochMilliseconds === 0
  } catch {
    return false
  }
}
