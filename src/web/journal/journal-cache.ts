import type { QueryClient } from '@tanstack/react-query'
import type { JournalEntry } from '#contract/journal.ts'
import { type Pages, replaceItem, withItem, withoutItem } from '#web/lib/list-pages.ts'
import { queryKey } from '#web/lib/query-keys.ts'
import { journalQuery } from './journal.queries.ts'

const searches = { queryKey: queryKey('POST /api/journal/search') }

export function showEntry(client: QueryClient, entry: JournalEntry): void {
  client.setQueryData(journalQuery.queryKey, (list) => list && withItem(list, entry))
  client.setQueriesData<Pages<JournalEntry>>(searches, (list) => list && replaceItem(list, entry))
}

export function hideEntry(client: QueryClient, { id }: { id: string }): void {
  client.setQueryData(journalQuery.queryKey, (list) => list && withoutItem(list, id))
  client.setQueriesData<Pages<JournalEntry>>(searches, (list) => list && withoutItem(list, id))
}
