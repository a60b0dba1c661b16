import type { QueryClient } from '@tanstack/react-query'
import type { Prayer } from '#contract/spiritual.ts'
import { listCache, withItem, withoutItem } from '#web/lib/list-pages.ts'
import { prayersQuery, reflectionsQuery } from './spiritual.queries.ts'

const states = ['open', 'answered'] as const

const stateOf = ({ answer }: Prayer) => (answer === null ? 'open' : 'answered')

/** A prayer that is answered leaves the open ones, and the other way round. */
export function showPrayer(client: QueryClient, prayer: Prayer): void {
  for (const state of states)
    client.setQueryData(prayersQuery(state).queryKey, (list) =>
      list === undefined || stateOf(prayer) === state ? list && withItem(list, prayer) : withoutItem(list, prayer.id),
    )
}

export function hidePrayer(client: QueryClient, { id }: { id: string }): void {
  for (const state of states) client.setQueryData(prayersQuery(state).queryKey, (list) => list && withoutItem(list, id))
}

export const { show: showReflection, hide: hideReflection } = listCache(reflectionsQuery)
