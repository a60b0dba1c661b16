import { z } from 'zod'
import { type DemoTime, demoSlot, type FillDemo, momentOf, readDemoContent } from '#server/lib/demo.ts'
import { dayOf } from '#server/lib/days.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { journalEntries } from './journal.table.ts'

const written = z.strictObject({
  ...demoSlot.shape,
  mood: z.int().min(1).max(5),
  title: z.string(),
  content: z.string(),
  tags: z.array(z.string()).min(1).optional(),
  gratitude: z.string().optional(),
})
type Written = z.infer<typeof written>

/** Three months of entries; those in the future are left out. */
export const fillJournal: FillDemo = async (tx, owner, time) => {
  const entries = await readDemoContent('journal', z.array(written))
  const rows = entries.map((entry) => toRow(owner, entry, time)).filter(({ createdAt }) => createdAt <= time.now)
  await tx.insert(journalEntries).values(rows)
}

function toRow(owner: Owner, entry: Written, time: DemoTime) {
  const { title, content, tags = null, gratitude = null, mood } = entry
  const id = newId()
  const words = seal(owner, journalEntries.words, id, { title, content, tags, gratitude, affirmations: null })
  const createdAt = momentOf(entry, time)
  return { userId: owner.id, id, mood, words, day: dayOf(createdAt, time.timeZone), createdAt, updatedAt: createdAt }
}
