import type { QueryClient } from '@tanstack/react-query'
import type { Exchange } from '#contract/coach.ts'
import { type Pages, withItem, withoutItem } from '#web/lib/list-pages.ts'
import { exchangesQuery } from './coach.queries.ts'

export const noExchanges: Pages<Exchange> = { pages: [{ items: [], next: undefined }], pageParams: [undefined] }

/** Shows an exchange, also while the conversation is still loading. The older exchanges follow once they are loaded. */
export function showExchange(client: QueryClient, exchange: Exchange): void {
  client.setQueryData(exchangesQuery.queryKey, (list) => withItem(list ?? noExchanges, exchange))
}

export function hideExchange(client: QueryClient, id: string): void {
  client.setQueryData(exchangesQuery.queryKey, (list) => list && withoutItem(list, id))
}

/** An exchange before anything is answered. */
export function askedExchange({ id, message }: Pick<Exchange, 'id' | 'message'>): Exchange {
  const now = new Date().toISOString()
  return {
    id,
    message,
    response: '',
    state: 'streaming',
    answeredBy: '',
    sentTo: null,
    sources: [],
    proposals: [],
    safety: null,
    helpLines: [],
    choices: [],
    createdAt: now,
    updatedAt: now,
  }
}
