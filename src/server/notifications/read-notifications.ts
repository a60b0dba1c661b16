import { onboardingDefaults } from '#contract/onboarding-defaults.ts'
import type { Notification } from '#contract/notifications.ts'
import type { Onboarding } from '#contract/onboarding.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import type { Notice, NoticeSource } from '#server/lib/notices.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import { readSpiritualChoice } from '#server/lib/spiritual-choice.ts'
import { findAccount } from './notifications.repo.ts'
import { weeklyQuestions, weeklyTips } from './weekly.ts'

export type NotificationReaders = {
  noticeSources: readonly NoticeSource[]
  readAnswers: (db: Db, owner: Owner) => Promise<Onboarding | null>
  hasMadeGoal: (db: Db, owner: Owner) => Promise<boolean>
  isTourDone: (db: Db, owner: Owner) => Promise<boolean>
}

const maxNotifications = 50
const maxDays = 30
const welcomes = ['welcome', 'tour', 'firstGoal'] as const

/**
 * Newest first. All are derived from the account, its records and the calendar; only the time up to which they are read is
 * stored. There are none from before the account; a demo has three months of them.
 */
export async function readNotifications(
  db: Db,
  readers: NotificationReaders,
  session: Session,
  now: Date,
  hasCommunity: boolean,
): Promise<Notification[]> {
  const { owner, timeZone, isDemo } = session
  const [account, answers] = await Promise.all([findAccount(db, owner), readers.readAnswers(db, owner)])
  const { notifications: wanted, wellness_areas: areas } = answers ?? onboardingDefaults
  const earliest = now.getTime() - maxDays * 86_400_000
  const since = new Date(isDemo ? earliest : Math.max(earliest, account.createdAt.getTime()))
  const time = { now, today: dayOf(now, timeZone), since }
  const { isHidden } = readSpiritualChoice(owner, account)
  const sources = readers.noticeSources.filter(({ setting }) => wanted[setting])
  const [found, firstSteps] = await Promise.all([
    Promise.all(sources.map(({ read }) => read(db, session, time))),
    account.createdAt < since ? [] : listWelcomes(db, owner, readers, account.createdAt),
  ])
  const all: Notice[] = [
    ...firstSteps,
    ...found.flat(),
    ...(wanted.wellness_tips ? weeklyTips(areas, isHidden, time, timeZone) : []),
    ...(wanted.community_updates && hasCommunity ? weeklyQuestions(time, timeZone) : []),
  ]
  const readUpTo = account.readUpTo?.toISOString() ?? ''
  return all
    .filter(({ createdAt }) => createdAt >= since.toISOString() && createdAt <= now.toISOString())
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, maxNotifications)
    .map((notice) => Object.assign(notice, { isRead: notice.createdAt <= readUpTo }))
}

/** The welcome of a new account, without first steps that are done. */
async function listWelcomes(
  db: Db,
  owner: Owner,
  { hasMadeGoal, isTourDone }: NotificationReaders,
  createdAt: Date,
): Promise<Notice[]> {
  const [firstGoal, tour] = await Promise.all([hasMadeGoal(db, owner), isTourDone(db, owner)])
  const done = { welcome: false, firstGoal, tour }
  return welcomes.filter((kind) => !done[kind]).map((kind) => ({ kind, id: kind, createdAt: createdAt.toISOString() }))
}
