import type { Task } from '#contract/planner.ts'
import { joinJson, type Json } from '#server/lib/json.ts'
import { jsonOrPlaceholder } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { tasks } from './planner.table.ts'
import type { TaskRow } from './task-lists.ts'
import { toInstant } from './wall-time.ts'

/** The sealed JSON is sent without parsing, so the stored type must match the contract's. */
export function toTask({ owner, timeZone }: OwnerInZone, row: TaskRow): Json<Task> {
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
  return joinJson(plain, jsonOrPlaceholder(owner, tasks.sealedContent, id, row.sealedContent))
}
