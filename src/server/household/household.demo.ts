import { z } from 'zod'
import { newHouseholdTask } from '#contract/household.ts'
import { self } from '#contract/household-lists.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { UserTime } from '#server/lib/clock.ts'
import { type FillDemo, readDemoContent } from '#server/lib/demo.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { householdCompletions, householdPeople, householdTasks } from './household.table.ts'
import { toRepeatColumns } from './household.repo.ts'
import { dueAfter, type TaskRow } from './repeat.ts'

/** Who has a role: `me`, or a name of `people`. */
const assignee = z.string().optional()

/** `since` and `done` are days ago, `done` the oldest first; `inDays` is when it is due if it was never done. */
const content = z.strictObject({
  people: z.array(z.string()),
  tasks: z.array(
    z.strictObject({
      text: z.string(),
      category: newHouseholdTask.shape.category,
      repeat: newHouseholdTask.shape.repeat,
      since: z.int().min(1).max(90),
      inDays: z.int().optional(),
      done: z.array(z.int().min(0)).optional(),
      noticedBy: assignee,
      plannedBy: assignee,
      doneBy: assignee,
    }),
  ),
})
type Written = z.infer<typeof content>['tasks'][number]

/** Three months of a household of two. */
export const fillHousehold: FillDemo = async (tx, owner, time) => {
  const given = await readDemoContent('household', content)
  const ids = new Map([[self, self], ...given.people.map((name): [string, string] => [name, newId()])])
  const created = new Date(time.now.getTime() - 90 * dayLength)
  const people = given.people.map((name) => {
    const id = ids.get(name) ?? newId()
    const sealedContent = seal(owner, householdPeople.sealedContent, id, { name })
    return { userId: owner.id, id, sealedContent, createdAt: created, updatedAt: created }
  })
  const made = given.tasks.map((task) => toRows(owner, time, ids, task))
  await tx.insert(householdPeople).values(people)
  await tx.insert(householdTasks).values(made.map(({ row }) => row))
  await tx.insert(householdCompletions).values(made.flatMap(({ times }) => times))
}

const dayLength = 86_400_000

/** A task after all its completions. */
function toRows(owner: Owner, { now, timeZone }: UserTime, ids: ReadonlyMap<string, string>, task: Written) {
  const { text, category, repeat = null, since, inDays, done = [] } = task
  const today = dayOf(now, timeZone)
  const by = (name: string | undefined) => (name === undefined ? null : (ids.get(name) ?? null))
  const assignees = { noticedBy: by(task.noticedBy), plannedBy: by(task.plannedBy), doneBy: by(task.doneBy) }
  const id = newId()
  const createdAt = new Date(now.getTime() - since * dayLength)
  const due = inDays === undefined ? (repeat === null ? null : addDays(today, -since)) : addDays(today, inDays)
  const row: TaskRow = {
    userId: owner.id,
    id,
    category,
    dueOn: due,
    anchorOn: due,
    doneOn: null,
    ...toRepeatColumns(repeat),
    ...assignees,
    sealedContent: seal(owner, householdTasks.sealedContent, id, { text }),
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
  }
  const times: (typeof householdCompletions.$inferInsert)[] = []
  for (const ago of done) {
    const day = addDays(today, -ago)
    const at = new Date(now.getTime() - ago * dayLength)
    times.push({ userId: owner.id, id: newId(), taskId: id, day, dueBefore: row.dueOn, ...assignees, createdAt: at })
    Object.assign(row, { doneOn: day, dueOn: dueAfter(row, day), updatedAt: at })
  }
  return { row, times }
}
