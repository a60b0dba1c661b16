import type { QueryClient } from '@tanstack/react-query'
import type { SelfCareActivity } from '#contract/self-care.ts'
import { dateOf, daysBetween } from '#web/lib/days.ts'
import { listCache, type Pages, withItem, withoutItem } from '#web/lib/list-pages.ts'
import type { Days } from './addresses.ts'
import { historyQuery, patternsQuery } from './self-care.queries.ts'

const histories: readonly Days[] = [undefined, 7, 1]

function change(
  client: QueryClient,
  days: Days,
  make: (list: Pages<SelfCareActivity>) => Pages<SelfCareActivity>,
): void {
  client.setQueryData(historyQuery(days).queryKey, (list) => list && make(list))
}

export function showActivity(client: QueryClient, activity: SelfCareActivity): void {
  const age = daysBetween(dateOf(activity.completedAt), dateOf(new Date()))
  for (const days of histories)
    if (days === undefined || age < days) change(client, days, (list) => withItem(list, activity))
}

export function hideActivity(client: QueryClient, id: string): void {
  for (const days of histories) change(client, days, (list) => withoutItem(list, id))
}

export const { show: showPattern, hide: hidePattern } = listCache(patternsQuery)
