import { z } from 'zod'
import { brand } from './brand.ts'
import { day, id, idPath, moment, pageQuery, storable, text, unreadable, whole } from './fields.ts'
import type { Calls } from './kernel.ts'
import { goalCategories, goalKinds, goalTracks } from './lists.ts'
import { amount, currency } from './money.ts'

const target = amount.refine((value) => /[1-9]/.test(value), { error: 'Aim for more than zero' })

/** A signed decimal that is not zero. */
const difference = z
  .string({ error: 'This should be a number' })
  .regex(/^-?\d{1,12}(\.\d{1,4})?$/, { error: 'Enter a number, such as 50 or -20.50' })
  .refine((value) => /[1-9]/.test(value), { error: 'Add more than zero' })

const milestone = z.object({ id, text: text(200), isDone: z.boolean() })
export type Milestone = z.infer<typeof milestone>

const fields = {
  title: text(200),
  description: storable(5_000).nullable(),
  category: z.enum(goalCategories, { error: 'Choose one of the areas' }),
  currency: currency.nullable(),
  targetDate: day.nullable(),
  priority: whole(1, 5, 'Choose a priority from 1 to 5'),
  trackAs: z.enum(goalTracks, { error: 'Choose what to track it as' }).nullable(),
}

/**
 * `state` compares the forecast with the goal's date (`forecastBasis`), for every plan; while the forecast has no date, an even
 * pace from the goal's first day is assumed. `due` once the date has come. `perMonth` is the amount that each remaining month
 * needs.
 */
const pace = z.object({ state: z.enum(['ahead', 'onTrack', 'behind', 'due']), perMonth: z.string() })
export type Pace = z.infer<typeof pace>

/**
 * When the goal is reached at the recent pace (premium): `gained` is the gain since the day `since`, over `updates` updates.
 * `far`: in more than fifty years; `still`: no gain. Too early while there are updates on fewer `days` than `forecastBasis`
 * asks for, or before the day `from`.
 */
const lately = { since: z.iso.date(), updates: z.int(), gained: z.string() }
const forecast = z.discriminatedUnion('state', [
  z.object({ state: z.literal('arrives'), on: z.iso.date(), ...lately }),
  z.object({ state: z.literal('far'), ...lately }),
  z.object({ state: z.literal('still'), ...lately }),
  z.object({ state: z.literal('tooEarly'), days: z.int(), from: z.iso.date().nullable() }),
])
export type Forecast = z.infer<typeof forecast>

/**
 * A goal on the wire. Numbers are decimal text: for a debt `targetValue` is the amount owed and `currentValue` the amount
 * paid, for milestones they count steps. `progress` is whole percent, 100 only when reached. `pace` is null without a date or
 * once reached; `forecast` is null once reached, for milestones, and without premium.
 */
export const goal = z.object({
  id,
  ...fields,
  kind: z.enum(goalKinds),
  targetValue: z.string(),
  currentValue: z.string(),
  milestones: z.array(milestone),
  isCompleted: z.boolean(),
  progress: z.int().min(0).max(100),
  pace: pace.nullable(),
  forecast: forecast.nullable(),
  createdAt: moment,
  updatedAt: moment,
  ...unreadable,
})
export type Goal = z.infer<typeof goal>

const steps = z
  .array(z.strictObject({ id: id.exactOptional(), text: milestone.shape.text }), {
    error: 'This should be a list of steps',
  })
  .min(1, { error: 'Write at least one step' })
  .max(50, { error: 'At most 50 steps' })
  .refine(
    (all) => {
      const ids = all.flatMap((step) => (step.id === undefined ? [] : [step.id]))
      return new Set(ids).size === ids.length
    },
    { error: 'List each step only once: two of them have the same id' },
  )

const change = {
  title: fields.title.exactOptional(),
  description: fields.description.exactOptional(),
  category: fields.category.exactOptional(),
  currency: fields.currency.exactOptional(),
  targetValue: target.exactOptional(),
  currentValue: amount.exactOptional(),
  targetDate: fields.targetDate.exactOptional(),
  priority: fields.priority.exactOptional(),
  trackAs: fields.trackAs.exactOptional(),
  milestones: steps.exactOptional(),
}

/** `targetValue` is required except for milestones. `isCompleted` may only be false: the server decides it. */
const newGoal = z.strictObject({
  ...change,
  id: id.exactOptional(),
  title: fields.title,
  kind: z.enum(goalKinds, { error: 'Choose a kind of goal' }).exactOptional(),
  isCompleted: z.literal(false, { error: 'A goal is completed by reaching its target' }).exactOptional(),
})
export type NewGoal = z.infer<typeof newGoal>

const goalChange = z.strictObject(change)
export type GoalChange = z.infer<typeof goalChange>

/** The default currency of a new goal. */
export const usualCurrency = ({ kind, category }: Pick<Goal, 'kind' | 'category'>): string | null =>
  kind === 'debt' || (kind === 'amount' && category === 'financial') ? brand.currency : null

/** An entry of a goal's progress: the amount added and the new value. A `note` that cannot be decrypted says so. */
export const progressEntry = z.object({
  id,
  value: z.string(),
  change: z.string(),
  note: z.string().nullable(),
  createdAt: moment,
})
export type ProgressEntry = z.infer<typeof progressEntry>

const note = storable(500).nullable().exactOptional()

/** The new `value`, or an amount to `add` (atomic under concurrent requests). */
const newProgressEntry = z
  .strictObject({ id: id.exactOptional(), value: amount.exactOptional(), add: difference.exactOptional(), note })
  .refine(({ value, add }) => (value === undefined) !== (add === undefined), {
    error: 'Enter the new value, or what to add',
    path: ['value'],
  })
export type NewProgressEntry = z.infer<typeof newProgressEntry>

/** `progress` is the mean of all goals' whole percents, null without goals. */
export const goalSummary = z.object({
  total: z.int().min(0),
  completed: z.int().min(0),
  progress: z.int().min(0).max(100).nullable(),
})
export type GoalSummary = z.infer<typeof goalSummary>

/**
 * A goal's value over time, from `startDate` (at `startValue`) to `today`: at most 180 points, the last value of each equally
 * long span in which it changed.
 */
export const goalHistory = z.object({
  startDate: z.iso.date(),
  today: z.iso.date(),
  startValue: z.string(),
  points: z.array(z.object({ date: z.iso.date(), value: z.string() })),
})
export type GoalHistory = z.infer<typeof goalHistory>

export const goalsApi = {
  'GET /api/goals': { query: pageQuery, reply: z.array(goal), list: true },
  'GET /api/goals/summary': { reply: goalSummary },
  'POST /api/goals': { body: newGoal, reply: goal, status: 201 },
  'PUT /api/goals/{id}': { params: idPath, body: goalChange, reply: goal },
  'DELETE /api/goals/{id}': { params: idPath },
  'POST /api/goals/{id}/restore': { params: idPath, reply: goal },
  'PUT /api/goals/{id}/milestone': {
    params: idPath,
    body: z.strictObject({ id, isDone: z.boolean({ error: 'Done is true or false' }) }),
    reply: goal,
  },
  'GET /api/goals/{id}/history': { params: idPath, reply: goalHistory },
  'GET /api/goals/{id}/progress': { params: idPath, query: pageQuery, reply: z.array(progressEntry), list: true },
  'POST /api/goals/{id}/progress': { params: idPath, body: newProgressEntry, reply: goal, status: 201 },
  'POST /api/goals/{id}/progress/undo': { params: idPath, body: z.strictObject({ id }), reply: goal },
} satisfies Calls
