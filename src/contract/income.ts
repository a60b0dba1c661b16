import { z } from 'zod'
import { day, id, idPath, moment, pageQuery, storable, text, unreadable } from './fields.ts'
import type { Calls } from './kernel.ts'
import { incomeApproaches } from './lists.ts'
import { amount, currency } from './money.ts'

const hoursText = 'Enter hours, such as 2 or 1.25, up to 744'

/** Hours as decimal text, to a hundredth: at most as many as a month of 31 days has. */
const hours = z
  .string({ error: hoursText })
  .regex(/^\d{1,3}(\.\d{1,2})?$/, { error: hoursText })
  .refine((value) => Number(value) <= 744, { error: hoursText })
  .refine((value) => Number(value) > 0, { error: 'Leave the hours empty if you didn’t count them' })

/** The first day of the log. Days after the user's today are refused, too. */
const firstDay = '2000-01-01'
const earnedOn = day.refine((value) => value >= firstDay, { error: 'Choose a day from 2000 to today' })

const contentFields = {
  source: text(200),
  amount,
  costs: amount,
  hours: hours.nullable(),
  note: storable(2_000).nullable(),
}

/**
 * A line of the income log. `net` is the amount less its costs, before tax; it may be negative. `perHour` is the net of each
 * hour, null if hours were not counted. Money is decimal text in `currency`.
 */
export const incomeEntry = z.object({
  id,
  ...contentFields,
  earnedOn,
  currency: z.string(),
  hours: z.string().nullable(),
  net: z.string(),
  perHour: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
  ...unreadable,
})
export type IncomeEntry = z.infer<typeof incomeEntry>

const change = {
  source: contentFields.source.exactOptional(),
  amount: amount.exactOptional(),
  costs: amount.exactOptional(),
  hours: contentFields.hours.exactOptional(),
  note: contentFields.note.exactOptional(),
  earnedOn: earnedOn.exactOptional(),
  currency: currency.exactOptional(),
}

/** Defaults: today, no costs, hours not counted, the currency of the settings. */
const newIncomeEntry = z.strictObject({ ...change, id: id.exactOptional(), source: contentFields.source, amount })
export type NewIncomeEntry = z.infer<typeof newIncomeEntry>

const incomeChange = z.strictObject(change)
export type IncomeChange = z.infer<typeof incomeChange>

/**
 * Sums of one currency. `perHour` is the net per hour of the `counted` lines that have hours. `setAside` is the user's rate of the
 * net; null without a rate.
 */
const sums = z.object({
  currency: z.string(),
  amount: z.string(),
  costs: z.string(),
  net: z.string(),
  setAside: z.string().nullable(),
  hours: z.string(),
  perHour: z.string().nullable(),
  entries: z.int().min(1),
  counted: z.int().min(0),
})
export type IncomeSums = z.infer<typeof sums>

const monthText = 'This should be a month'
const month = z.string({ error: monthText }).regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, { error: monthText })

/**
 * The last 12 months, oldest first, each with its sums by currency, and the same by source, most lines first, at most 12. Amounts of
 * different currencies are never added up. `unreadable`: lines that cannot be opened and are in no sum.
 */
export const incomeSummary = z.object({
  today: z.iso.date(),
  months: z.array(z.object({ month, sums: z.array(sums) })),
  sources: z.array(sums.extend({ source: z.string() })),
  unreadable: z.int().min(0),
})
export type IncomeSummary = z.infer<typeof incomeSummary>

const rateText = 'Enter a percentage from 0 to 90, such as 25 or 27.5'

/** `taxRate`: the percent of the net that the user sets aside for tax, null until one is chosen. We suggest none. */
const incomeSettings = z.strictObject({
  currency,
  taxRate: z
    .string({ error: rateText })
    .regex(/^\d{1,2}(\.\d{1,2})?$/, { error: rateText })
    .refine((value) => Number(value) <= 90, { error: rateText })
    .nullable(),
})
export type IncomeSettings = z.infer<typeof incomeSettings>

const unknownStep = 'There’s no such step'
/** The id of built-in content, stable across releases. */
const name = z
  .string({ error: unknownStep })
  .max(60, { error: unknownStep })
  .regex(/^[a-z0-9-]+$/, { error: unknownStep })
const stepPath = z.strictObject({ id: name })

/** The source of a number. A number without one is an example of the arithmetic, and is marked as such. */
const basis = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('source'), name: z.string(), year: z.int(), address: z.url() }),
  z.strictObject({ kind: z.literal('illustrative') }),
])
export type IncomeBasis = z.infer<typeof basis>

const strategy = z.strictObject({
  id: name,
  title: z.string(),
  approach: z.enum(incomeApproaches),
  lead: z.string(),
  range: z.strictObject({ text: z.string(), about: z.string(), basis }),
  begin: z.string(),
  costs: z.string(),
  watch: z.string(),
})
export type IncomeStrategy = z.infer<typeof strategy>

const tool = z.strictObject({
  id: name,
  title: z.string(),
  examples: z.string(),
  goodFor: z.string(),
  notFor: z.string(),
  prompt: z.string().nullable(),
})
export type IncomeTool = z.infer<typeof tool>

const fact = z.strictObject({ text: z.string(), basis })

const planPart = z.strictObject({
  id: name,
  title: z.string(),
  steps: z.array(z.strictObject({ id: name, title: z.string(), text: z.string(), minutes: z.int().min(15).max(480) })),
})

const example = z.strictObject({
  id: name,
  title: z.string(),
  story: z.string(),
  /** The items of the sum, in US dollars; the last is the result. */
  lines: z.array(z.strictObject({ label: z.string(), value: z.string() })).min(2),
  lesson: z.string(),
})
export type IncomeExample = z.infer<typeof example>

/** The built-in texts of the hub, the same for everyone. `gathered`: the month in which its numbers were gathered. */
export const incomeGuide = z.strictObject({
  gathered: month,
  strategies: z.array(strategy),
  warnings: z.array(fact),
  tools: z.array(tool),
  toolFacts: z.array(fact),
  plan: z.array(planPart),
  examples: z.array(example),
  taxFacts: z.array(fact),
})
export type IncomeGuide = z.infer<typeof incomeGuide>

/** A step of the action plan, and its task in the planner if there is one. */
const planStep = z.object({
  id: name,
  isDone: z.boolean(),
  task: z.object({ id, dueDate: z.iso.date(), isCompleted: z.boolean() }).nullable(),
})
export type IncomePlanStep = z.infer<typeof planStep>

export const incomeApi = {
  'GET /api/income': { query: pageQuery, reply: z.array(incomeEntry), list: true },
  'GET /api/income/summary': { reply: incomeSummary },
  'GET /api/income/settings': { reply: incomeSettings },
  'PUT /api/income/settings': { body: incomeSettings, reply: incomeSettings },
  'GET /api/income/guide': { reply: incomeGuide },
  'GET /api/income/plan': { reply: z.array(planStep) },
  'PUT /api/income/plan/{id}': {
    params: stepPath,
    body: z.strictObject({ isDone: z.boolean({ error: 'Done is true or false' }) }),
    reply: planStep,
  },
  'POST /api/income/plan/{id}/task': {
    params: stepPath,
    body: z.strictObject({ id: id.exactOptional(), dueDate: day }),
    reply: planStep,
    status: 201,
  },
  'POST /api/income': { body: newIncomeEntry, reply: incomeEntry, status: 201 },
  'PUT /api/income/{id}': { params: idPath, body: incomeChange, reply: incomeEntry },
  'DELETE /api/income/{id}': { params: idPath },
  'POST /api/income/{id}/restore': { params: idPath, reply: incomeEntry },
} satisfies Calls
