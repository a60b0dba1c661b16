import { z } from 'zod'
import { newJournalEntry } from '#contract/journal.ts'
import type { UserTime } from '#server/lib/clock.ts'
import { demoRecord, demoSlot, type FillDemo, readDemoContent } from '#server/lib/demo.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { journalEntries, toJournalContent } from './journal.table.ts'

const written = z.strictObject({
  ...newJournalEntry.omit({ id: true }).required({ mood: true }).shape,
  ...demoSlot.shape,
})
type Written = z.infer<typeof written>

/** Three months of entries; those in the future are left out. */
export const fillJournal: FillDemo = async (tx, owner, time) => {
  const entries = await readDemoContent('journal', z.array(written))
  const rows = entries.map((entry) => toRow(owner, entry, time)).filter(({ createdAt }) => createdAt <= time.now)
  await tx.insert(journalEntries).values(rows)
}

function toRow(owner: Owner, entry: Written, time: UserTime) {
  const record = demoRecord(owner, entry, time)
  return {
    ...record,
    mood: entry.mood,
    sealedContent: seal(owner, journalEntries.sealedContent, record.id, toJournalContent(entry)),
  }
}
