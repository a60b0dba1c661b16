import type { QueryClient } from '@tanstack/react-query'
import type { IncomeEntry, IncomePlanStep } from '#contract/income.ts'
import { withItem, withoutItem } from '#web/lib/list-pages.ts'
import { incomeQuery, planQuery } from './income.queries.ts'

/** Removed and inserted again: a new date changes its position in the list. */
export function showEntry(client: QueryClient, entry: IncomeEntry): void {
  client.setQueryData(incomeQuery.queryKey, (list) => list && withItem(withoutItem(list, entry.id), entry))
}

export function hideEntry(client: QueryClient, { id }: { id: string }): void {
  client.setQueryData(incomeQuery.queryKey, (list) => list && withoutItem(list, id))
}

export function showStep(client: QueryClient, step: IncomePlanStep): void {
  client.setQueryData(planQuery.queryKey, (steps) => steps?.map((other) => (other.id === step.id ? step : other)))
}
