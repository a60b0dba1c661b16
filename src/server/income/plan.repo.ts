import { and, eq } from 'drizzle-orm'
import type { IncomePlanStep } from '#contract/income.ts'
import type { NewTask } from '#contract/planner.ts'
import type { Db } from '#server/lib/db.ts'
import { newId } from '#server/lib/record.ts'
import type { RecordActions } from '#server/lib/record-actions.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import { actionPlanProgress } from './income.table.ts'

type TaskState = { dueDate: string; isCompleted: boolean }

/** The planner's functions: the state of tasks by id, without deleted ones, and their creation. */
export type PlannerParts = {
  statesOfTasks: (db: Db, owner: Owner, ids: readonly string[]) => Promise<Map<string, TaskState>>
  taskActions: RecordActions<NewTask>
}

type StepRow = typeof actionPlanProgress.$inferSelect

/** Every step of the plan, in its order. */
export async function readPlan(
  db: Db,
  { statesOfTasks }: PlannerParts,
  owner: Owner,
  ids: readonly string[],
): Promise<IncomePlanStep[]> {
  const rows = await db.select().from(actionPlanProgress).where(eq(actionPlanProgress.userId, owner.id))
  const tasks = await statesOfTasks(
    db,
    owner,
    rows.flatMap(({ taskId }) => taskId ?? []),
  )
  return ids.map((id) => {
    const row = rows.find(({ stepId }) => stepId === id)
    const task = tasks.get(row?.taskId ?? '')
    return {
      id,
      isDone: row !== undefined && row.doneAt !== null,
      task: row?.taskId && task ? { id: row.taskId, ...task } : null,
    }
  })
}

/** Repeating it keeps the first time. */
export async function setStep(db: Db, owner: Owner, stepId: string, isDone: boolean, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { doneAt } = await lockStep(tx, owner, stepId)
    await changeStep(tx, owner, stepId, { doneAt: isDone ? (doneAt ?? now) : null })
  })
}

/** Makes the step a task of the planner. A step that has one keeps it: `isNew` is false. */
export async function planStep(
  db: Db,
  { statesOfTasks, taskActions }: PlannerParts,
  session: Session,
  { stepId, ...given }: { stepId: string } & NewTask,
  now: Date,
): Promise<{ isNew: boolean }> {
  const { owner } = session
  return db.transaction(async (tx) => {
    const { taskId } = await lockStep(tx, owner, stepId)
    if (taskId !== null && (await statesOfTasks(tx, owner, [taskId])).has(taskId)) return { isNew: false }
    const { id = newId() } = given
    await taskActions.create(tx, session, { ...given, id }, now)
    await changeStep(tx, owner, stepId, { taskId: id })
    return { isNew: true }
  })
}

async function lockStep(tx: Db, owner: Owner, stepId: string): Promise<Pick<StepRow, 'doneAt' | 'taskId'>> {
  await tx.insert(actionPlanProgress).values({ userId: owner.id, stepId }).onConflictDoNothing()
  const [row] = await tx.select().from(actionPlanProgress).where(its(owner, stepId)).for('update')
  return row ?? { doneAt: null, taskId: null }
}

const its = (owner: Owner, stepId: string) =>
  and(eq(actionPlanProgress.userId, owner.id), eq(actionPlanProgress.stepId, stepId))

async function changeStep(
  tx: Db,
  owner: Owner,
  stepId: string,
  change: Partial<Pick<StepRow, 'doneAt' | 'taskId'>>,
): Promise<void> {
  await tx.update(actionPlanProgress).set(change).where(its(owner, stepId))
}
