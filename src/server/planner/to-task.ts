import type { Task } from '#contract/planner.ts'
import { joinJson, type Json } from '#server/lib/json.ts'
import { type Owner, readSealedJson } from '#server/lib/sealed.ts'
import { tasks } from './planner.table.ts'
import type { TaskRow } from './task-lists.ts'
import { toInstant } from './wall-time.ts'

/** Her words go from the seal to the wire as the JSON they are: TaskWords must stay what the contract says. */
export function toTask({ owner, timeZone }: { owner: Owner; timeZone: string }, row: TaskRow): Json<Task> {
  const { id, category, priority, dueDate, minutes, completedAt, repeat, seriesId, createdAt, updatedAt } = row
  const plain = {
    id,
    category,
    priority,
    dueDate,
    scheduledTime: toInstant(row, timeZone)?.toISOString() ?? null,
    estimatedDuration: minutes,
    isCompleted: completedAt !== null,
    repeat,
    seriesId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
  return joinJson(plain, readSealedJson(owner, tasks.words, id, row.words))
}
