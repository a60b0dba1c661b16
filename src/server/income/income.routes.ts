import type { IncomeEntry, IncomeGuide, IncomeSummary, incomeApi } from '#contract/income.ts'
import type { Context } from '#server/lib/context.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import { defaultLimit, fromCursor, toPage } from '#server/lib/pagination.ts'
import { type Owner, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import { monthsShown, monthStart, netOf, perHour, summarizeIncome } from './income-sums.ts'
import {
  createEntry,
  deleteEntry,
  type IncomeRow,
  listIncome,
  readIncomeSince,
  restoreEntry,
  updateEntry,
} from './income.repo.ts'
import { incomeEntries } from './income.table.ts'
import { planStep, type PlannerParts, readPlan, setStep } from './plan.repo.ts'
import { readSettings, saveSettings } from './settings.repo.ts'

type IncomeContext = Context & PlannerParts & { guide: IncomeGuide }
type PlanCall = Extract<keyof typeof incomeApi, `${string} /api/income/plan${string}`>

export const incomeRoutes = (context: IncomeContext): Handlers<typeof incomeApi> => ({
  ...logRoutes(context),
  ...planRoutes(context),
})

const logRoutes = ({ db, clock, guide }: IncomeContext): Omit<Handlers<typeof incomeApi>, PlanCall> => ({
  'GET /api/income': async ({ owner, query: { limit = defaultLimit, cursor } }) => {
    const rows = await listIncome(db, owner, fromCursor(cursor), limit + 1)
    return toPage(rows, limit, positionOf, (row) => toEntry(owner, row))
  },
  'POST /api/income': async ({ session, owner, body }) => {
    const { row, isNew } = await createEntry(db, session, body, clock())
    return new StatusReply(isNew ? 201 : 200, toEntry(owner, row))
  },
  'PUT /api/income/{id}': async ({ session, owner, params, body }) =>
    toEntry(owner, await updateEntry(db, session, params.id, body, clock())),
  'DELETE /api/income/{id}': async ({ owner, params }) => deleteEntry(db, owner, params.id, clock()),
  'POST /api/income/{id}/restore': async ({ owner, params }) =>
    toEntry(owner, await restoreEntry(db, owner, params.id)),
  'GET /api/income/summary': async ({ session }) => summaryOf(db, session, clock()),
  'GET /api/income/settings': async ({ owner }) => readSettings(db, owner),
  'PUT /api/income/settings': async ({ owner, body }) => {
    await saveSettings(db, owner, body)
    return body
  },
  'GET /api/income/guide': async () => guide,
})

function planRoutes(context: IncomeContext): Pick<Handlers<typeof incomeApi>, PlanCall> {
  const { db, clock, guide } = context
  const steps = new Map(guide.plan.flatMap((part) => part.steps).map((step) => [step.id, step]))
  const find = (id: string) => {
    const step = steps.get(id)
    if (step === undefined) throw notFound()
    return step
  }
  const one = async (owner: Owner, id: string) => {
    const [step] = await readPlan(db, context, owner, [id])
    if (step === undefined) throw notFound()
    return step
  }
  return {
    'GET /api/income/plan': async ({ owner }) => readPlan(db, context, owner, [...steps.keys()]),
    'PUT /api/income/plan/{id}': async ({ owner, params, body }) => {
      const { id } = find(params.id)
      await setStep(db, owner, id, body.isDone, clock())
      return one(owner, id)
    },
    'POST /api/income/plan/{id}/task': async ({ session, owner, params, body }) => {
      const { id, title, text, minutes } = find(params.id)
      const task = { title, description: text, category: 'financial' as const, estimatedDuration: minutes, ...body }
      const { isNew } = await planStep(db, context, session, { stepId: id, ...task }, clock())
      return new StatusReply(isNew ? 201 : 200, await one(owner, id))
    },
  }
}

const positionOf = (row: IncomeRow) => ({ at: new Date(row.earnedOn), id: row.id })

function toEntry(owner: Owner, row: IncomeRow): IncomeEntry {
  const { id, earnedOn, currency, createdAt, updatedAt } = row
  const content = unsealOrPlaceholder(owner, incomeEntries.sealedContent, id, row.sealedContent)
  const net = netOf(content)
  return {
    ...content,
    id,
    earnedOn,
    currency,
    net: net.toFixed(),
    perHour: perHour(net, content.hours, currency),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

async function summaryOf(db: Db, { owner, timeZone }: Session, now: Date): Promise<IncomeSummary> {
  const today = dayOf(now, timeZone)
  const [rows, { taxRate }] = await Promise.all([
    readIncomeSince(db, owner, monthStart(today, monthsShown - 1)),
    readSettings(db, owner),
  ])
  const entries = rows.map((row) => toEntry(owner, row))
  const lines = entries.filter(({ isUnreadable }) => !isUnreadable)
  return { today, ...summarizeIncome(lines, today, taxRate), unreadable: entries.length - lines.length }
}
