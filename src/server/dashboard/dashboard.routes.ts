import type { Affirmation } from '#contract/affirmations.ts'
import type { Dashboard, dashboardApi, UpcomingEvent } from '#contract/dashboard.ts'
import type { JournalEntry } from '#contract/journal.ts'
import type { OnboardingState } from '#contract/onboarding.ts'
import type { users } from '#server/lib/account.table.ts'
import type { Context } from '#server/lib/context.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { arrayJson, joinJson, type Json, objectJson } from '#server/lib/json.ts'
import type { Handlers } from '#server/lib/mount.ts'
import type { ReadOpenGoals } from '#server/lib/open-goals.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { readSpiritualChoice } from '#server/lib/spiritual-choice.ts'
import type { Session } from '#server/lib/session.ts'
import { type IncomePart, numbersReader, saveLayout, type TrackedPart } from './dashboard.repo.ts'
import { arrangeCards } from './layout.ts'
import { type LoggedIncome, type Numbers, toDashboard, toStats, type Tracked } from './stats.ts'

type Account = Pick<typeof users.$inferSelect, 'onboarding' | 'onboardedAt'>
type Titled = Pick<UpcomingEvent, 'id' | 'title' | 'date'>
type GoalsAsked = { now: Date; financial: number; due: number; from: string; to: string }

type AffirmationNeeds = { readAnswers: () => Promise<OnboardingState['answers']>; readOpenGoals: ReadOpenGoals }

/** Sums the lines that `rows` selects. Only the income log can open their texts. */
type LoggedRow = readonly [string, string, string, string]
type IncomeOfMonth = {
  rows: IncomePart<LoggedRow[] | null>
  sum: (owner: Owner, found: readonly LoggedRow[]) => LoggedIncome[]
}

/** The functions of other features that the dashboard shows. */
type Readers = {
  incomeOfMonth: IncomeOfMonth
  trackedGoals: TrackedPart<Tracked | null>
  toOnboardingState: (owner: Owner, account: Account) => OnboardingState
  readOpenGoals: ReadOpenGoals
  affirmationOfToday: (
    db: Db,
    owner: Owner,
    told: AffirmationNeeds,
    time: { now: Date; timeZone: string },
  ) => Promise<Affirmation>
  recentEntries: (db: Db, owner: Owner, most: number) => Promise<Json<JournalEntry>[]>
  readGoalsForDashboard: (
    db: Db,
    session: Session,
    asked: GoalsAsked,
  ) => Promise<{ financial: Dashboard['goals']; due: Titled[] }>
  readTasksForDashboard: (db: Db, session: Session, today: string) => Promise<Json<Dashboard['tasks']>>
  nextHouseholdDays: (db: Db, session: Session, asked: { from: string; to: string; most: number }) => Promise<Titled[]>
  nextTasks: (db: Db, session: Session, now: Date, most: number) => Promise<(Titled & { at: string })[]>
}

const max = { entries: 2, financial: 3, upcoming: 5 }
const upcomingDays = 30

export function dashboardRoutes(services: Context & Readers): Handlers<typeof dashboardApi> {
  const { db, clock } = services
  const readNumbers = numbersOf(services)
  return {
    'GET /api/dashboard/stats': async ({ session }) =>
      toStats(await readNumbers(session, dayOf(clock(), session.timeZone))),
    'GET /api/dashboard': async ({ session }) => {
      const now = clock()
      return readDashboard(services, session, now, readNumbers(session, dayOf(now, session.timeZone)))
    },
    'PUT /api/dashboard/layout': async ({ owner, body }) => {
      await saveLayout(db, owner, body.layout)
      return { layout: arrangeCards(body.layout) }
    },
  }
}

function numbersOf({ db, trackedGoals, incomeOfMonth, toOnboardingState }: Context & Readers) {
  const find = numbersReader(trackedGoals, incomeOfMonth.rows)
  return async ({ owner }: Session, today: string): Promise<Numbers> => {
    const { recent, months, counted, tracked, income, cards, ...account } = await find(db, owner, today)
    return {
      today,
      recent: recent ?? {},
      months: months ?? [],
      counted: counted ?? {},
      tracked: tracked ?? {},
      income: incomeOfMonth.sum(owner, income ?? []),
      cards: cards ?? [],
      focus: toOnboardingState(owner, account),
      hidesSpiritual: readSpiritualChoice(owner, account).isHidden,
    }
  }
}

async function readDashboard(
  { db, readOpenGoals, ...readers }: Context & Readers,
  session: Session,
  now: Date,
  counting: Promise<Numbers>,
): Promise<Json<Dashboard>> {
  const { owner, timeZone } = session
  const today = dayOf(now, timeZone)
  const soon = { from: today, to: addDays(today, upcomingDays) }
  const asked = { now, financial: max.financial, due: max.upcoming, ...soon }
  const readAnswers = async () => (await counting).focus.answers
  const [numbers, affirmation, entries, goals, tasks, next, chores] = await Promise.all([
    counting,
    readers.affirmationOfToday(db, owner, { readAnswers, readOpenGoals }, { now, timeZone }),
    readers.recentEntries(db, owner, max.entries),
    readers.readGoalsForDashboard(db, session, asked),
    readers.readTasksForDashboard(db, session, today),
    readers.nextTasks(db, session, now, max.upcoming),
    readers.nextHouseholdDays(db, session, { ...soon, most: max.upcoming }),
  ])
  const plain = {
    ...toDashboard(numbers),
    affirmation,
    goals: goals.financial,
    upcoming: inOrder(goals.due, next, chores),
  }
  return joinJson(plain, objectJson<Pick<Dashboard, 'entries' | 'tasks'>>({ entries: arrayJson(entries), tasks }))
}

/** Soonest first; within a day, tasks with a time come before whole-day items. */
function inOrder(due: Titled[], next: (Titled & { at: string })[], chores: Titled[]): UpcomingEvent[] {
  const events: UpcomingEvent[] = [
    ...next.map((task) => ({ kind: 'task' as const, ...task })),
    ...chores.map((chore) => ({ kind: 'household' as const, ...chore, at: null })),
    ...due.map((goal) => ({ kind: 'goal' as const, ...goal, at: null })),
  ]
  return events.sort((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1)).slice(0, max.upcoming)
}

const sortKeyOf = ({ date, at }: UpcomingEvent): string => `${date} ${at ?? 'by its end'}`
