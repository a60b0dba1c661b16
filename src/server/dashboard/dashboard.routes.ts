import type { Affirmation } from '#contract/affirmations.ts'
import type { Dashboard, dashboardApi, UpcomingEvent } from '#contract/dashboard.ts'
import type { JournalEntry } from '#contract/journal.ts'
import type { OnboardingState } from '#contract/onboarding.ts'
import type { users } from '#server/lib/account.table.ts'
import type { UserTime } from '#server/lib/clock.ts'
import type { Context } from '#server/lib/context.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { arrayJson, joinJson, type Json, objectJson } from '#server/lib/json.ts'
import type { UpcomingSource } from '#server/lib/feature.ts'
import type { Handlers } from '#server/lib/mount.ts'
import type { ReadOpenGoals } from '#server/lib/open-goals.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { readSpiritualChoice } from '#server/lib/spiritual-choice.ts'
import type { Session } from '#server/lib/session.ts'
import { type IncomePart, numbersReader, saveLayout, type TrackedPart } from './dashboard.repo.ts'
import { arrangeCards } from './layout.ts'
import { type LoggedIncome, type Numbers, toDashboard, toStats, type Tracked } from './stats.ts'

type Account = Pick<typeof users.$inferSelect, 'onboarding' | 'onboardedAt'>
type GoalsAsked = { now: Date; financial: number; due: number; from: string; to: string }

type AffirmationNeeds = { readAnswers: () => Promise<OnboardingState['answers']>; readOpenGoals: ReadOpenGoals }

/** Sums the lines that `rows` selects. Only the income log can open their texts. */
type LoggedRow = readonly [string, string, string, string]
type IncomeOfMonth = {
  rows: IncomePart<LoggedRow[] | null>
  sum: (owner: Owner, found: readonly LoggedRow[]) => LoggedIncome[]
}

/** The parts of features that the dashboard shows, by their place on it. */
type DashboardParts = {
  income: IncomeOfMonth
  tracked: TrackedPart<Tracked | null>
  focus: (owner: Owner, account: Account) => OnboardingState
  affirmation: (db: Db, owner: Owner, told: AffirmationNeeds, time: UserTime) => Promise<Affirmation>
  entries: (db: Db, owner: Owner, most: number) => Promise<Json<JournalEntry>[]>
  goals: (
    db: Db,
    session: Session,
    asked: GoalsAsked,
  ) => Promise<{ financial: Dashboard['goals']; due: UpcomingEvent[] }>
  tasks: (db: Db, session: Session, today: string) => Promise<Json<Dashboard['tasks']>>
}
type Services = Context & {
  dashboard: DashboardParts
  upcomingSources: readonly UpcomingSource[]
  readOpenGoals: ReadOpenGoals
}

const max = { entries: 2, financial: 3, upcoming: 5 }
const upcomingDays = 30

export function dashboardRoutes(services: Services): Handlers<typeof dashboardApi> {
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

function numbersOf({ db, dashboard }: Services) {
  const find = numbersReader(dashboard.tracked, dashboard.income.rows)
  return async ({ owner }: Session, today: string): Promise<Numbers> => {
    const { recent, months, counted, tracked, income, cards, ...account } = await find(db, owner, today)
    return {
      today,
      recent: recent ?? {},
      months: months ?? [],
      counted: counted ?? {},
      tracked: tracked ?? {},
      income: dashboard.income.sum(owner, income ?? []),
      cards: cards ?? [],
      focus: dashboard.focus(owner, account),
      hidesSpiritual: readSpiritualChoice(owner, account).isHidden,
    }
  }
}

async function readDashboard(
  { db, dashboard, upcomingSources, readOpenGoals }: Services,
  session: Session,
  now: Date,
  counting: Promise<Numbers>,
): Promise<Json<Dashboard>> {
  const { owner, timeZone } = session
  const today = dayOf(now, timeZone)
  const soon = { from: today, to: addDays(today, upcomingDays) }
  const asked = { now, financial: max.financial, due: max.upcoming, ...soon }
  const upcoming = { now, most: max.upcoming, ...soon }
  const readAnswers = async () => (await counting).focus.answers
  const [numbers, affirmation, entries, goals, tasks, next] = await Promise.all([
    counting,
    dashboard.affirmation(db, owner, { readAnswers, readOpenGoals }, { now, timeZone }),
    dashboard.entries(db, owner, max.entries),
    dashboard.goals(db, session, asked),
    dashboard.tasks(db, session, today),
    Promise.all(upcomingSources.map((read) => read(db, session, upcoming))),
  ])
  const plain = {
    ...toDashboard(numbers),
    affirmation,
    goals: goals.financial,
    upcoming: inOrder([...next.flat(), ...goals.due]),
  }
  return joinJson(plain, objectJson<Pick<Dashboard, 'entries' | 'tasks'>>({ entries: arrayJson(entries), tasks }))
}

/** Soonest first; within a day, tasks with a time come before whole-day items. */
const inOrder = (events: UpcomingEvent[]): UpcomingEvent[] =>
  events.toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1)).slice(0, max.upcoming)

const sortKeyOf = ({ date, at }: UpcomingEvent): string => `${date} ${at ?? 'by its end'}`
