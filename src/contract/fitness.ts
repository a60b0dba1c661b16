import { z } from 'zod'
import { day, givenMoment, id, idPath, moment, pageQuery, storable, text, unreadable, whole } from './fields.ts'
import type { Calls } from './kernel.ts'
import { cycleFlows, cycleSymptoms, mealKinds, unitSystems } from './fitness-lists.ts'

/** In kilograms, to 10 grams. Amounts in any other unit are refused: no field for one exists. */
const kilograms = (least: number, most: number, error: string) =>
  z.number({ error }).min(least, { error }).max(most, { error }).multipleOf(0.01, { error: 'At most two decimals' })

const notes = storable(2_000).nullable()

/** The fields of every record. `day` is a day up to today; a create without one is of today. */
const dated = { id, day, createdAt: moment, ...unreadable }
const given = { id: id.exactOptional(), day: day.exactOptional() }

/** `kilograms` is null for body weight. */
const workoutSet = z.strictObject({
  repetitions: whole(1, 1_000, 'A whole number of repetitions, from 1 to 1,000'),
  kilograms: kilograms(0.25, 600, 'From 0.25 to 600 kilograms, or empty for body weight').nullable(),
})
export type WorkoutSet = z.infer<typeof workoutSet>

/** An exercise of a workout with its sets. */
export const exercise = z.strictObject({
  name: text(80),
  sets: z.array(workoutSet, { error: 'This should be a list of sets' }).max(20, { error: 'At most 20 sets' }),
})
export type Exercise = z.infer<typeof exercise>

const workoutWords = {
  title: storable(120).nullable(),
  minutes: whole(1, 1_440, 'A whole number of minutes, from 1 to 1,440').nullable(),
  exercises: z.array(exercise, { error: 'This should be a list of exercises' }).max(30, { error: 'At most 30' }),
  notes,
}

/** A workout. Without a title and exercises it is a logged visit to the gym. */
export const workout = z.object({ ...dated, ...workoutWords })
export type Workout = z.infer<typeof workout>

const newWorkout = z.strictObject({
  ...given,
  title: workoutWords.title.exactOptional(),
  minutes: workoutWords.minutes.exactOptional(),
  exercises: workoutWords.exercises.exactOptional(),
  notes: notes.exactOptional(),
})
export type NewWorkout = z.infer<typeof newWorkout>

const workoutChange = newWorkout.omit({ id: true })

/** The sets of an exercise, latest first: at most the last two workouts that had it. */
export const exerciseHistory = z.object({
  name: z.string(),
  workouts: z.array(z.object({ workoutId: id, day, sets: z.array(workoutSet) })),
})
export type ExerciseHistory = z.infer<typeof exerciseHistory>

export const bodyWeight = kilograms(20, 400, 'A weight from 20 to 400 kilograms')

/** `kilograms` is null only for a record that is unreadable. */
export const weight = z.object({ ...dated, kilograms: bodyWeight.nullable(), notes })
export type Weight = z.infer<typeof weight>

const newWeight = z.strictObject({ ...given, kilograms: bodyWeight, notes: notes.exactOptional() })
export type NewWeight = z.infer<typeof newWeight>

const weightChange = z.strictObject({
  day: given.day,
  kilograms: bodyWeight.exactOptional(),
  notes: notes.exactOptional(),
})

/** Days with a weight in the last year, oldest first: their mean, and the smoothed trend (server/fitness/trend.ts). */
export const weightTrend = z.array(z.object({ day, kilograms: z.number(), trend: z.number() }))
export type WeightTrend = z.infer<typeof weightTrend>

const mealKind = z.enum(mealKinds, { error: 'Choose one of the meals' })

/** A meal in words. There are no amounts on purpose. */
export const meal = z.object({ ...dated, kind: mealKind, content: z.string() })
export type Meal = z.infer<typeof meal>

const newMeal = z.strictObject({ ...given, kind: mealKind, content: text(1_000) })
export type NewMeal = z.infer<typeof newMeal>

const mealChange = z.strictObject({
  day: given.day,
  kind: mealKind.exactOptional(),
  content: text(1_000).exactOptional(),
})

const millilitres = whole(10, 3_000, 'Whole milliliters, from 10 to 3,000')

/** A drink of water. `millilitres` is null only for a record that is unreadable. */
export const drink = z.object({ ...dated, millilitres: millilitres.nullable() })
export type Drink = z.infer<typeof drink>

const newDrink = z.strictObject({ ...given, millilitres })
export type NewDrink = z.infer<typeof newDrink>

/** `units` are null until chosen. Stored amounts are metric whatever is chosen. */
const settings = { units: z.enum(unitSystems).nullable(), hidesNumbers: z.boolean() }

const settingsChange = z.strictObject({
  units: z.enum(unitSystems, { error: 'Choose metric or imperial' }).exactOptional(),
  hidesNumbers: z.boolean({ error: 'Hidden is true or false' }).exactOptional(),
})
export type FitnessSettings = z.infer<typeof settingsReply>
export type FitnessSettingsChange = z.infer<typeof settingsChange>
const settingsReply = z.object(settings)

/** The last 28 days, today last. `latest` is the latest weight, null if there is none. */
export const fitness = z.object({
  today: day,
  ...settings,
  days: z.array(z.object({ day, workouts: z.int(), meals: z.int(), millilitres: z.int() })),
  latest: weight.nullable(),
  isCycleOn: z.boolean(),
})
export type Fitness = z.infer<typeof fitness>

const flow = z.enum(cycleFlows, { error: 'Choose a flow' })
const symptoms = z
  .array(z.enum(cycleSymptoms.map(({ key }) => key)), { error: 'This should be a list of symptoms' })
  .refine((all) => new Set(all).size === all.length, { error: 'Choose each one only once' })

/** A day of the cycle log. */
export const cycleDay = z.object({ ...dated, flow, symptoms, notes })
export type CycleDay = z.infer<typeof cycleDay>

const newCycleDay = z.strictObject({ ...given, flow, symptoms: symptoms.exactOptional(), notes: notes.exactOptional() })
export type NewCycleDay = z.infer<typeof newCycleDay>

const cycleDayChange = z.strictObject({
  flow: flow.exactOptional(),
  symptoms: symptoms.exactOptional(),
  notes: notes.exactOptional(),
})

/** The shortest, the middle and the longest of `n` numbers of days. */
const spread = z.object({ n: z.int(), least: z.int(), median: z.number(), most: z.int() })
export type Spread = z.infer<typeof spread>

/**
 * Figures of the log. `starts` are first days of periods, latest first. `cycles` and `periods` are null before three complete
 * ones; `next` is where the next start would fall if it were like the shortest or the longest of them. `leftOut`: gaps too
 * short or too long to be one cycle. `loggedDays` is how many days were logged, also while it’s off.
 */
export const cycle = z.object({
  isOn: z.boolean(),
  isInPlanner: z.boolean(),
  loggedDays: z.int(),
  starts: z.array(day),
  cycles: spread.nullable(),
  periods: spread.nullable(),
  leftOut: z.int(),
  next: z.object({ from: day, to: day }).nullable(),
})
export type Cycle = z.infer<typeof cycle>

/** `isOn: true` is the user's consent to keep this log. Switching it off deletes nothing. */
const cycleChange = z.strictObject({
  isOn: z.boolean({ error: 'On is true or false' }).exactOptional(),
  isInPlanner: z.boolean({ error: 'Shown is true or false' }).exactOptional(),
})
export type CycleChange = z.infer<typeof cycleChange>

/** Days to mark in a calendar: those with a flow, and where the next start would fall. Empty unless the user shows them there. */
export const cycleCalendar = z.object({ days: z.array(day), next: cycle.shape.next })
export type CycleCalendar = z.infer<typeof cycleCalendar>

const ofDay = pageQuery.extend({ day: day.exactOptional() })

export const fitnessApi = {
  'GET /api/fitness': { reply: fitness },
  'PUT /api/fitness/settings': { body: settingsChange, reply: settingsReply },
  'GET /api/fitness/workouts': { query: ofDay, reply: z.array(workout), list: true },
  'POST /api/fitness/workouts': { body: newWorkout, reply: workout, status: 201 },
  'PUT /api/fitness/workouts/{id}': { params: idPath, body: workoutChange, reply: workout },
  'DELETE /api/fitness/workouts/{id}': { params: idPath },
  'POST /api/fitness/workouts/{id}/restore': { params: idPath, reply: workout },
  'GET /api/fitness/exercises': { reply: z.array(exerciseHistory) },
  'GET /api/fitness/weights': { query: ofDay, reply: z.array(weight), list: true },
  'POST /api/fitness/weights': { body: newWeight, reply: weight, status: 201 },
  'PUT /api/fitness/weights/{id}': { params: idPath, body: weightChange, reply: weight },
  'DELETE /api/fitness/weights/{id}': { params: idPath },
  'POST /api/fitness/weights/{id}/restore': { params: idPath, reply: weight },
  'GET /api/fitness/weight-trend': { reply: weightTrend },
  'GET /api/fitness/meals': { query: ofDay, reply: z.array(meal), list: true },
  'POST /api/fitness/meals': { body: newMeal, reply: meal, status: 201 },
  'PUT /api/fitness/meals/{id}': { params: idPath, body: mealChange, reply: meal },
  'DELETE /api/fitness/meals/{id}': { params: idPath },
  'POST /api/fitness/meals/{id}/restore': { params: idPath, reply: meal },
  'GET /api/fitness/drinks': { query: ofDay, reply: z.array(drink), list: true },
  'POST /api/fitness/drinks': { body: newDrink, reply: drink, status: 201 },
  'DELETE /api/fitness/drinks/{id}': { params: idPath },
  'POST /api/fitness/drinks/{id}/restore': { params: idPath, reply: drink },
  'GET /api/fitness/cycle': { reply: cycle },
  'PUT /api/fitness/cycle': { body: cycleChange, reply: cycle },
  'GET /api/fitness/cycle/calendar': { reply: cycleCalendar },
  'GET /api/fitness/cycle/days': { query: pageQuery, reply: z.array(cycleDay), list: true },
  'POST /api/fitness/cycle/days': { body: newCycleDay, reply: cycleDay, status: 201 },
  'PUT /api/fitness/cycle/days/{id}': { params: idPath, body: cycleDayChange, reply: cycleDay },
  'DELETE /api/fitness/cycle/days/{id}': { params: idPath },
  'POST /api/fitness/cycle/days/{id}/restore': { params: idPath, reply: cycleDay },
  'DELETE /api/fitness/cycle/days': { reply: z.object({ deleted: z.int(), deletedAt: moment }) },
  'POST /api/fitness/cycle/restore': {
    body: z.strictObject({ deletedAt: givenMoment }),
    reply: z.object({ restored: z.int() }),
  },
} satisfies Calls
