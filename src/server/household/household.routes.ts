import type { householdApi } from '#contract/household.ts'
import type { Context } from '#server/lib/context.ts'
import { dayOf } from '#server/lib/days.ts'
import { arrayJson } from '#server/lib/json.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import { defaultLimit, fromCursor, toPage } from '#server/lib/pagination.ts'
import type { Session } from '#server/lib/session.ts'
import { readBalance } from './balance.repo.ts'
import { toggleTask, updateTask } from './changes.repo.ts'
import { createTask, createTasks, deleteTask, deleteTasks, listTasks, restoreTask } from './household.repo.ts'
import { createPerson, deletePerson, listPeople, renamePerson, restorePerson } from './people.repo.ts'
import type { TaskRow } from './repeat.ts'
import { readTemplates } from './templates.ts'
import { toPerson, toTask } from './to-task.ts'

export async function householdRoutes(context: Context): Promise<Handlers<typeof householdApi>> {
  const templates = await readTemplates()
  return {
    ...taskRoutes(context),
    ...peopleRoutes(context),
    'GET /api/household/balance': async ({ session }) => readBalance(context.db, session, context.clock()),
    'GET /api/household/templates': async () => templates,
  }
}

type All = Handlers<typeof householdApi>
type TaskKey = Extract<keyof All, `${string} /api/household-tasks${string}`>
type PersonKey = Extract<keyof All, `${string} /api/household/people${string}`>

function taskRoutes({ db, clock }: Context): Pick<All, TaskKey> {
  const show = ({ owner, timeZone }: Session, row: TaskRow) => toTask(owner, row, dayOf(clock(), timeZone))
  return {
    'GET /api/household-tasks': async ({ session, query: { limit = defaultLimit, cursor } }) => {
      const rows = await listTasks(db, session.owner, fromCursor(cursor), limit + 1)
      return toPage(
        rows,
        limit,
        ({ createdAt: at, id }) => ({ at, id }),
        (row) => show(session, row),
      )
    },
    'POST /api/household-tasks': async ({ session, body }) => {
      const { row, isNew } = await createTask(db, session, body, clock())
      return new StatusReply(isNew ? 201 : 200, show(session, row))
    },
    'POST /api/household-tasks/several': async ({ session, body }) => {
      const { rows, isNew } = await createTasks(db, session, body.tasks, clock())
      return new StatusReply(isNew ? 201 : 200, arrayJson(rows.map((row) => show(session, row))))
    },
    'POST /api/household-tasks/several/delete': async ({ owner, body }) => deleteTasks(db, owner, body.ids, clock()),
    'PUT /api/household-tasks/{id}': async ({ session, params, body }) =>
      show(session, await updateTask(db, session, params.id, body, clock())),
    'PUT /api/household-tasks/{id}/toggle': async ({ session, params }) =>
      show(session, await toggleTask(db, session, params.id, clock())),
    'DELETE /api/household-tasks/{id}': async ({ owner, params }) => deleteTask(db, owner, params.id, clock()),
    'POST /api/household-tasks/{id}/restore': async ({ session, params }) =>
      show(session, await restoreTask(db, session.owner, params.id)),
  }
}

const peopleRoutes = ({ db, clock }: Context): Pick<All, PersonKey> => ({
  'GET /api/household/people': async ({ owner }) =>
    arrayJson((await listPeople(db, owner)).map((row) => toPerson(owner, row))),
  'POST /api/household/people': async ({ owner, body }) => {
    const { row, isNew } = await createPerson(db, owner, body, clock())
    return new StatusReply(isNew ? 201 : 200, toPerson(owner, row))
  },
  'PUT /api/household/people/{id}': async ({ owner, params, body }) =>
    toPerson(owner, await renamePerson(db, owner, params.id, body.name, clock())),
  'DELETE /api/household/people/{id}': async ({ owner, params }) => deletePerson(db, owner, params.id, clock()),
  'POST /api/household/people/{id}/restore': async ({ owner, params }) =>
    toPerson(owner, await restorePerson(db, owner, params.id)),
})
