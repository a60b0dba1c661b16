import type { JournalEntry } from '#contract/journal.ts'
import { showDate } from '#web/lib/dates.ts'

export function byMonth(entries: readonly JournalEntry[]): { month: string; entries: JournalEntry[] }[] {
  const months = Map.groupBy(entries, ({ createdAt }) => showDate(createdAt, 'month'))
  return [...months].map(([month, entries]) => ({ month, entries }))
}
