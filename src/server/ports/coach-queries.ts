import { z } from 'zod'
import { clock, type ReplySource } from '#contract/coach.ts'
import type { Streak, WellnessArea } from '#contract/dashboard.ts'
import { day } from '#contract/fields.ts'
import type { HouseholdCategory } from '#contract/household-lists.ts'
import type { IncomeSums } from '#contract/income.ts'
import { type ActivityType, activityTypes, type coachAreas } from '#contract/lists.ts'
import { shoppingCategories } from '#contract/shopping-lists.ts'
import type { Spread } from '#contract/fitness.ts'
import type { Db } from '#server/lib/db.ts'
import type { Session } from '#server/lib/session.ts'
import type { GoalView } from './goal-view.ts'
import type { DaySums, PayerSums, TaskView } from './record-views.ts'

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const about = z.string().min(1).max(80)
const span = { from: day, to: day }
/** `by`: also returns the days that have one. */
const byDay = { by: z.literal('day').exactOptional() }
const namedSpan = { ...span, ...byDay, named: about.exactOptional() }
/** For goals: when they were added, or, if past, when they were due. */
const maybeDays = { from: day.exactOptional(), to: day.exactOptional() }
const someDays = { from: day.nullable().default(null), to: day.nullable().default(null) }
const ofHome = { ...span, state: z.literal('done').exactOptional(), about: about.exactOptional() }
const ofPrayers = { ...span, ...byDay, state: z.literal('answered').exactOptional() }
/** Hours of the day, such as an afternoon; null for all of it. */
const hours = z.strictObject({ from: clock, to: clock }).nullable()

const question = <A extends string, S extends z.ZodRawShape>(ask: A, description: string, shape: S) =>
  z.strictObject({ ask: z.literal(ask), ...shape }).meta({ description })

/** Read-only questions about the user's own records. Days are in the user's time zone, both ends included. */
export const recordQuestion = z.discriminatedUnion('ask', [
  question(
    'goals',
    'Her goals: open, past their date, due in some days, reached, …; or all that were added in some days, done too.',
    {
      which: z.enum(['open', 'reached', 'behind', 'closest', 'next', 'still', 'added', 'past', 'due']),
      ...maybeDays,
    },
  ),
  question('goal', 'One goal: what is left in amount and days, its pace, and when it’s reached at this pace.', {
    about: about.nullable().meta({ description: 'Words of its title; null for her goals about money' }),
    want: z.enum(['left', 'end', 'pace', 'moved']),
  }),
  question('saved', 'How much came to her goals of money in a month, by currency.', { month }),
  question('tasks', 'Tasks of her planner in a span of days: how many, and the first 20.', {
    ...span,
    state: z.enum(['open', 'done', 'all']),
    hours,
  }),
  question('taskAt', 'What stands in her planner at an hour, and whether she is free then.', { day, at: clock }),
  question('overdue', 'Open tasks from before today: how many, and the latest 20.', {}),
  question('freeTime', 'Free time within the hours of her planner.', {
    ...span,
    minutes: z.int().min(15).max(720),
    hours,
  }),
  question('nextTask', 'The next task with an hour, and the next one without.', {}),
  question('findTask', 'When a task is planned, by words of its title; in past days, whether it was done.', {
    about,
    ...someDays,
  }),
  question('journalLast', 'When she last wrote in her journal.', {}),
  question('journalCount', 'Journal entries of some days: how many.', { ...span, ...byDay }),
  question('journalAbout', 'When she wrote about something, by words she used or shortened here.', {
    about,
    ...someDays,
  }),
  question('mood', 'The mean of logged moods (1 to 5), as a whole, by weekday or by day, and how many.', {
    ...span,
    by: z.enum(['all', 'weekday', 'day']),
    weekday: z.int().min(1).max(7).nullable().meta({ description: 'Only this weekday, 1 is Monday' }),
  }),
  question('moodDays', 'The days with a mood of these, from 1 (Low) to 5 (Radiant): how many, and the latest 20.', {
    ...span,
    moods: z.array(z.int().min(1).max(5)).min(1).max(5),
  }),
  question('selfCare', 'Minutes and number of self-care activities in a span of days.', {
    ...namedSpan,
    activity: z.enum(activityTypes.map(({ key }) => key)).nullable(),
  }),
  question('streak', 'Her streak, and what holds it.', {}),
  question('score', 'Her wellness score, and its parts.', {}),
  question('income', 'Her income of a month, some days, or all time where left out; in sum, by who paid, or by day.', {
    month: month.nullable().default(null),
    from: day.nullable().exactOptional(),
    to: day.nullable().exactOptional(),
    named: about.exactOptional().meta({ description: 'Only of this payer or note' }),
    by: z.enum(['source', 'day']).exactOptional(),
  }),
  question('shopping', 'What is open on her shopping lists, and whether an item is.', {
    list: z.enum(shoppingCategories.map(({ id }) => id)).nullable(),
    item: about.nullable(),
  }),
  question('household', 'What is due at home in some days, or was done then, all or of a name.', ofHome),
  question('workouts', 'Workouts of some days, and the latest.', namedSpan),
  question('water', 'Days of a span with water logged, and how much.', span),
  question('prayers', 'How many prayers and reflections she kept, or how many were answered, in some days.', ofPrayers),
  question('cycle', 'Which day of her cycle it is.', {}),
])
export type RecordQuestion = z.infer<typeof recordQuestion>
export type Ask = RecordQuestion['ask']
export type QuestionOf<A extends Ask> = Extract<RecordQuestion, { ask: A }>

/** An area of the user's records that the coach may read. */
export type Area = (typeof coachAreas)[number]

export type Slot = { day: string; from: string; to: string }
/** `counts`: the areas whose records it counts. If it is not whole, records of switched-off areas may make it longer. */
export type StreakView = Streak & { isWhole: boolean; counts: Area[] }
type Mean = { mean: number; count: number }
type Span = { from: string; to: string }
type SomeDays = { from: string | null; to: string | null }
type Today = { today: string }
/** The latest days of the span that have one, only if asked for. */
type Dates = { dates?: string[] }
/** The days of entries, never their words. `near`: if no entry has all the words, the word that some entries have. */
type Entries = { days: string[]; isMore: boolean; last: string | null; near: { word: string; days: string[] } | null }
type DueAtHome = { text: string; category: HouseholdCategory; dueDate: string }
/** Instead of what is due; `last` is the latest of all. */
type DoneAtHome = { text: string; times: number; last: string | null; dueDate: string | null }

/** The result of each question. Lists are cut to a maximum; `total` counts all. */
export type Found =
  | { ask: 'goals'; which: QuestionOf<'goals'>['which']; goals: GoalView[]; total: number; today: string }
  | {
      ask: 'goal'
      want: QuestionOf<'goal'>['want']
      about: string | null
      goals: GoalView[]
      moreGoals: number
      /** The user’s open goals, if none has the name. */
      others: string[]
      moreOthers: number
      hasForecast: boolean
      today: string
    }
  | { ask: 'saved'; month: string; sums: { currency: string; gained: string; updates: number }[] }
  | (Span &
      Today & {
        ask: 'tasks'
        state: QuestionOf<'tasks'>['state']
        hours: QuestionOf<'tasks'>['hours']
        tasks: TaskView[]
        /** Only for spans up to two weeks; with the first tasks that have an hour. */
        days: { day: string; count: number; timed: TaskView[] }[]
        total: number
        done: number
      })
  | { ask: 'taskAt'; day: string; at: string; tasks: TaskView[]; next: TaskView | null; untimed: number; today: string }
  | { ask: 'overdue'; tasks: TaskView[]; total: number; today: string }
  | (Span &
      Today & {
        ask: 'freeTime'
        hours: QuestionOf<'freeTime'>['hours']
        minutes: number
        slots: Slot[]
        hasHours: boolean
        busy: number
      })
  | { ask: 'nextTask'; timed: TaskView | null; untimed: TaskView | null; today: string }
  | { ask: 'findTask'; about: string; tasks: TaskView[]; today: string }
  | { ask: 'journalLast'; last: string | null; today: string }
  | (Span & Dates & { ask: 'journalCount'; count: number; last: string | null; today: string })
  | (SomeDays & Today & Entries & { ask: 'journalAbout'; about: string })
  | (Span &
      Today & {
        ask: 'mood'
        by: QuestionOf<'mood'>['by']
        weekday: number | null
        mood: Mean | null
        /** The latest groups; `moreGroups` counts the others. */
        groups: ({ key: string } & Mean)[]
        moreGroups: number
      })
  /** `last` is the latest of such days up to now, whatever the span. */
  | (Span & Today & { ask: 'moodDays'; moods: number[]; days: string[]; total: number; last: string | null })
  /** `kinds`: the kinds of records of those days. */
  | (Span &
      Today &
      Dates & {
        ask: 'selfCare'
        kinds?: ActivityType[]
        activity: QuestionOf<'selfCare'>['activity']
        named: string | null
        minutes: number
        count: number
        last: string | null
      })
  | ({ ask: 'streak' } & StreakView)
  /** `score` is null without data, or if parts are hidden. */
  | {
      ask: 'score'
      score: number | null
      days: number
      parts: Pick<WellnessArea, 'name' | 'points' | 'count' | 'target'>[]
      hidden: number
      counts: Area[]
    }
  /**
   * For a month, or for the days from `from` to `to`, null if open. `sources` only if asked for, after costs, the largest
   * first; `moreSources` counts the others. `others`: who paid, if no income has the name.
   */
  | (SomeDays & {
      ask: 'income'
      month: string | null
      sums: IncomeSums[]
      named: string | null
      sources?: PayerSums[]
      others?: PayerSums[]
      moreSources?: number
      /** The latest days with income, only if asked for; `moreDays` counts the others. */
      days?: DaySums[]
      moreDays?: number
    })
  | {
      ask: 'shopping'
      list: QuestionOf<'shopping'>['list']
      item: string | null
      lists: { label: string; open: number; names: string[] }[]
      shared: string[]
    }
  | (Span & Today & { ask: 'household'; due: DueAtHome[]; isMore: boolean; done?: DoneAtHome[] })
  | (Span & Dates & { ask: 'workouts'; named: string | null; count: number; last: string | null; today: string })
  /** `days` are those with a drink. */
  | (Span & { ask: 'water'; days: number; millilitres: number; today: string })
  | (Span & Dates & { ask: 'prayers'; prayers: number; reflections: number; answered?: number; today: string })
  | { ask: 'cycle'; day: number | null; cycles: Spread | null }

export type FoundOf<A extends Ask> = Extract<Found, { ask: A }>

/** `areas` are those that the user allows; `focus` are the areas that weigh more in the wellness score. */
export type AskedAt = {
  now: Date
  areas: readonly Area[]
  focus: () => Promise<{ chosen: readonly WellnessArea['area'][]; hidesSpiritual: boolean }>
}

/** Answered for the owner of the session only. */
type CoachQuery<A extends Ask> = (db: Db, session: Session, asked: QuestionOf<A>, at: AskedAt) => Promise<FoundOf<A>>

/** The questions that a feature answers about its own records. */
export type CoachQueries<A extends Ask> = { [K in A]: CoachQuery<K> }

/** `found` is null if the area is off. `sources`: lines that the user can inspect. `isPart`: fewer days than were asked for. */
export type RecordAnswer = { area: Area; found: Found | null; sources: readonly ReplySource[]; isPart?: boolean }

/** Answers questions about the user's own records, from the areas that the user allows. */
export type RecordReader = { areas: readonly Area[]; ask: (question: RecordQuestion) => Promise<RecordAnswer> }
