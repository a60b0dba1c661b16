import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type CycleDay, cycleDay, type Drink, type Meal, meal, type Weight, type Workout } from '#contract/fitness.ts'
import { unitSystems } from '#contract/fitness-lists.ts'
import { moment, users } from '#server/lib/account.table.ts'
import { checkDays, checkMoments, checkOneOf } from '#server/lib/checks.ts'
import { listIndex, record, recordDay, recordRules } from '#server/lib/record.ts'
import { type VersionedSchema, versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

/** Records of a day. All but the day is sealed, so no statement can filter by it. */
const dayTable = <W>(name: string, content: VersionedSchema<W>, unreadable: NoInfer<W>) =>
  pgTable(
    name,
    { ...record(), day: recordDay(), sealedContent: sealed('words', content, unreadable).notNull() },
    (table) => [...recordRules(table), listIndex(table, table.day), ...checkDays(table.day)],
  )

export type DayTable<W> = ReturnType<typeof dayTable<W>>
export type DayRow<W> = DayTable<W>['$inferSelect']

type Content<T> = Omit<T, 'id' | 'day' | 'createdAt'>

const number = z.number()
const notes = z.string().nullable()

const storedWorkout = z.strictObject({
  title: z.string().nullable(),
  minutes: number.nullable(),
  exercises: z.array(
    z.strictObject({
      name: z.string(),
      sets: z.array(z.strictObject({ repetitions: number, kilograms: number.nullable() })),
    }),
  ),
  notes,
})

/** A row is a visit to the gym or any other workout. A trigger counts it for the streak and the score. */
export const workouts = dayTable<Content<Workout>>('workouts', versionedSchema(storedWorkout), {
  title: 'This workout can’t be opened',
  minutes: null,
  exercises: [],
  notes: null,
  isUnreadable: true,
})

export const weights = dayTable<Content<Weight>>(
  'weights',
  versionedSchema(z.strictObject({ kilograms: number.nullable(), notes })),
  { kilograms: null, notes: null, isUnreadable: true },
)

export const meals = dayTable<Content<Meal>>(
  'meals',
  versionedSchema(z.strictObject({ kind: meal.shape.kind, content: z.string() })),
  { kind: 'snack', content: 'This meal can’t be opened', isUnreadable: true },
)

export const drinks = dayTable<Content<Drink>>(
  'drinks',
  versionedSchema(z.strictObject({ millilitres: number.nullable() })),
  {
    millilitres: null,
    isUnreadable: true,
  },
)

/** At most one live row a day, kept by the repo. */
export const cycleDays = dayTable<Content<CycleDay>>(
  'cycle_days',
  versionedSchema(z.strictObject({ flow: cycleDay.shape.flow, symptoms: cycleDay.shape.symptoms, notes })),
  { flow: 'none', symptoms: [], notes: null, isUnreadable: true },
)

/** `cycle_consented_at` is when the user consented to the cycle log; null while it is off. */
export const fitnessSettings = pgTable(
  'fitness_settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    units: text('units').$type<(typeof unitSystems)[number]>(),
    hidesNumbers: boolean('hides_numbers').notNull().default(false),
    cycleConsentedAt: moment('cycle_consented_at'),
    isCycleInPlanner: boolean('is_cycle_in_planner').notNull().default(false),
  },
  (table) => [checkOneOf(table.units, unitSystems), ...checkMoments(table.cycleConsentedAt)],
)
