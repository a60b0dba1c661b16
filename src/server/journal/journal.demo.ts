import { z } from 'zod'
import { newJournalEntry } from '#contract/journal.ts'
import { type DemoTime, demoSlot, type FillDemo, momentOf, readDemoContent } from '#server/lib/demo.ts'
import { dayOf } from '#server/lib/days.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { toWords } from './journal.repo.ts'
import { journalEntries } from './journal.table.ts'

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

function toRow(owner: Owner, entry: Written, time: DemoTime) {
  const id = newId()
  const words = seal(owner, journalEntries.words, id, toWords(entry))
  const createdAt = momentOf(entry, time)
  return {
    userId: owner.id,
    id,
    mood: entry.mood,
    words,
    day: dayOf(createdAt, time.timeZone),
    createdAt,
    updatedAt: createdAt,
  }
}
