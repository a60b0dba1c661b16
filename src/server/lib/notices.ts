import type { Notification, NotificationSettings } from '#contract/notifications.ts'
import type { Db } from './db.ts'
import type { OwnerInZone } from './session.ts'

type WithoutRead<N> = N extends unknown ? Omit<N, 'isRead'> : never

/** A notification as a feature makes it. Only the notifications feature knows whether it was read. */
export type Notice = WithoutRead<Notification>

/** `since`: events before it are left out. */
export type NoticeTime = { now: Date; today: string; since: Date }

/** Makes notices out of records, the same ones each time. The user can switch them off by `setting`. */
export type NoticeSource = {
  setting: keyof NotificationSettings
  read: (db: Db, user: OwnerInZone, time: NoticeTime) => Promise<Notice[]>
}

/** In the user's time: when the notices of a day are made. */
const morning = '07:00'

/** The instant at which the notices of a day are made. */
export const morningOf = (day: string | Temporal.PlainDate, timeZone: string): string =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: morning }).epochMilliseconds,
  ).toISOString()
