import type { HouseholdPerson, HouseholdTask } from '#contract/household.ts'
import { joinJson, type Json } from '#server/lib/json.ts'
import { type Owner, jsonOrPlaceholder } from '#server/lib/sealed.ts'
import { householdPeople, householdTasks } from './household.table.ts'
import type { PersonRow } from './people.repo.ts'
import { isCompleted, repeatOf, type TaskRow } from './repeat.ts'

/** The sealed JSON is sent without parsing, so the stored type must match the contract's. */
export function toTask(owner: Owner, row: TaskRow, today: string): Json<HouseholdTask> {
  const { id, category, dueOn: dueDate, doneOn: lastDone, noticedBy, plannedBy, doneBy, createdAt, updatedAt } = row
  const plain = {
    id,
    category,
    completed: isCompleted(row, today),
    dueDate,
    lastDone,
    repeat: repeatOf(row),
    noticedBy,
    plannedBy,
    doneBy,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
  return joinJson(plain, jsonOrPlaceholder(owner, householdTasks.sealedContent, id, row.sealedContent))
}

export const toPerson = (owner: Owner, { id, createdAt, sealedContent }: PersonRow): Json<HouseholdPerson> =>
  joinJson(
    { id, createdAt: createdAt.toISOString() },
    jsonOrPlaceholder(owner, householdPeople.sealedContent, id, sealedContent),
  )
