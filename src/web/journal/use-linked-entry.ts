import { useQueryClient } from '@tanstack/react-query'
import type { JournalEntry } from '#contract/journal.ts'
import { useOpenFromHash } from '#web/lib/dialog-state.ts'
import { toast } from '#web/ui/toast.ts'
import { entryQuery } from './journal.queries.ts'

/**
 * Opens the entry that a link of the search names, such as `/journal#entry-ID`. It is fetched, because it may be older than the
 * loaded entries.
 */
export function useLinkedEntry(open: (entry: JournalEntry) => void): void {
  const client = useQueryClient()
  useOpenFromHash('#entry', (id) => {
    client
      .fetchQuery(entryQuery(id))
      .then(open, ({ message }: Error) =>
        toast({ title: 'We couldn’t open this entry', description: message, variant: 'destructive' }),
      )
  })
}
