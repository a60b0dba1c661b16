import { z } from 'zod'
import { day, id, idPath, moment, pageQuery, text, unreadable, whole } from './fields.ts'
import {
  balanceDays,
  householdCategories,
  maxAtOnce,
  repeatBases,
  repeatUnits,
  self,
  taskRoles,
} from './household-lists.ts'
import type { Calls } from './kernel.ts'

export const householdCategory = z.enum(
  householdCategories.map((each) => each.id),
  { error: 'Choose one of the categories' },
)

/** `date`: from the due date on, whenever it was done. `done`: counted from the day it was last done. */
export const repeat = z.strictObject({
  every: whole(1, 99, 'A whole number from 1 to 99'),
  unit: z.enum(repeatUnits, { error: 'Choose days, weeks, months or years' }),
  from: z.enum(repeatBases, { error: 'Choose the date, or when it was last done' }),
})
export type Repeat = z.infer<typeof repeat>

/** The user (`me`), a name that the user keeps, or nobody yet. */
const assignee = z.union([z.literal(self), id], { error: 'Choose someone in your household' }).nullable()
export type Assignee = z.infer<typeof assignee>

const assignees = { noticedBy: assignee, plannedBy: assignee, doneBy: assignee } satisfies Record<
  (typeof taskRoles)[number],
  z.ZodType
>

const fields = {
  text: text(300),
  category: householdCategory,
  dueDate: day.nullable(),
  repeat: repeat.nullable(),
  ...assignees,
}

/**
 * A household task on the wire. `dueDate` is the next day it is due; `lastDone` the user's day on which it was last done. A
 * repeated task that was done is `completed` until its next due date.
 */
export const householdTask = z.object({
  id,
  ...fields,
  completed: z.boolean(),
  lastDone: day.nullable(),
  createdAt: moment,
  updatedAt: moment,
  ...unreadable,
})
export type HouseholdTask = z.infer<typeof householdTask>

const optional = {
  dueDate: fields.dueDate.exactOptional(),
  repeat: fields.repeat.exactOptional(),
  noticedBy: assignee.exactOptional(),
  plannedBy: assignee.exactOptional(),
  doneBy: assignee.exactOptional(),
}

/** A repeated task without a date is due today. */
export const newHouseholdTask = z.strictObject({
  id: id.exactOptional(),
  text: fields.text,
  category: householdCategory,
  ...optional,
})
export type NewHouseholdTask = z.infer<typeof newHouseholdTask>

/** `completed` sets a value instead of toggling it, so that it can be sent again safely. */
const householdTaskChange = z.strictObject({
  text: fields.text.exactOptional(),
  category: householdCategory.exactOptional(),
  ...optional,
  completed: z.boolean({ error: 'Done is true or false' }).exactOptional(),
})
export type HouseholdTaskChange = z.infer<typeof householdTaskChange>

const several = <S extends z.ZodType>(item: S) =>
  z
    .array(item, { error: 'This should be a list of tasks' })
    .min(1, { error: 'Choose at least one' })
    .max(maxAtOnce, { error: `At most ${maxAtOnce} at once` })

/** Ids are required, so that sending the same tasks again adds none. */
const newTasks = z.strictObject({ tasks: several(newHouseholdTask.extend({ id })) })

/** Somebody of the household: a name only, without an account. */
export const householdPerson = z.object({ id, name: text(60), createdAt: moment, ...unreadable })
export type HouseholdPerson = z.infer<typeof householdPerson>

const newPerson = z.strictObject({ id: id.exactOptional(), name: text(60) })
export type NewHouseholdPerson = z.infer<typeof newPerson>

const personChange = z.strictObject({ name: text(60) })

/**
 * Who had which role in the tasks done in the last 28 days, as assigned when they were done. `done` counts all tasks, `named`
 * those with somebody in the role. A deleted name is null.
 */
const householdBalance = z.object({
  days: z.literal(balanceDays),
  from: day,
  to: day,
  done: z.int().min(0),
  roles: z.array(
    z.object({
      role: z.enum(taskRoles),
      named: z.int().min(0),
      counts: z.array(z.object({ by: assignee, count: z.int().min(1) })),
    }),
  ),
})
export type HouseholdBalance = z.infer<typeof householdBalance>

/** A list to start from, written by us. `offset`: days from the day it is for. */
export const householdTemplate = z.object({
  id: z.string(),
  title: z.string(),
  lead: z.string(),
  kind: z.enum(['season', 'occasion']),
  /** The question for its day. */
  asks: z.string(),
  tasks: z.array(
    z.object({
      text: z.string(),
      category: householdCategory,
      offset: z.int().min(-90).max(90),
      repeat: repeat.nullable(),
    }),
  ),
})
export type HouseholdTemplate = z.infer<typeof householdTemplate>

export const householdApi = {
  'GET /api/household-tasks': { query: pageQuery, reply: z.array(householdTask), list: true },
  'POST /api/household-tasks': { body: newHouseholdTask, reply: householdTask, status: 201 },
  'POST /api/household-tasks/several': { body: newTasks, reply: z.array(householdTask), status: 201 },
  'POST /api/household-tasks/several/delete': { needsNoSpace: true, body: z.strictObject({ ids: several(id) }) },
  'PUT /api/household-tasks/{id}': { params: idPath, body: householdTaskChange, reply: householdTask },
  'PUT /api/household-tasks/{id}/toggle': { params: idPath, reply: householdTask },
  'DELETE /api/household-tasks/{id}': { params: idPath },
  'POST /api/household-tasks/{id}/restore': { params: idPath, reply: householdTask },
  'GET /api/household/people': { reply: z.array(householdPerson) },
  'POST /api/household/people': { body: newPerson, reply: householdPerson, status: 201 },
  'PUT /api/household/people/{id}': { params: idPath, body: personChange, reply: householdPerson },
  'DELETE /api/household/people/{id}': { params: idPath },
  'POST /api/household/people/{id}/restore': { params: idPath, reply: householdPerson },
  'GET /api/household/balance': { reply: householdBalance },
  'GET /api/household/templates': { reply: z.array(householdTemplate) },
} satisfies Calls
