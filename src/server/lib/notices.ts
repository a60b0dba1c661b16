import type { Notification, NotificationSettings } from '#contract/notifications.ts'
import type { Db } from './db.ts'
import type { OwnerInZone } from './session.ts'

type WithoutRead<N> = N extends unknown ? Omit<N, 'isRead'> : never

/** A notification as a feature makes it: whether it was read, only the notifications know. */
export type Notice = WithoutRead<Notification>

/** `since`: nothing from before it is told. */
export type NoticeTime = { now: Date; today: string; since: Date }

/** Reads notices out of records, the same ones each time. The user turns them off by `setting`. */
export type NoticeSource = {
  setting: keyof NotificationSettings
  read: (db: Db, user: OwnerInZone, time: NoticeTime) => Promise<Notice[]>
}

/** In the user's time: when the notices of a day are made. */
const morning = '07:00'

export const morningOf = (day: string | Temporal.PlainDate, timeZone: string): string =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: morning }).epochMilliseconds,
  ).toISOString()
