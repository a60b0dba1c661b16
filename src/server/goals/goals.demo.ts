import { z } from 'zod'
import { goalCategories, goalKinds, goalTracks } from '#contract/lists.ts'
import { dateOf } from '#server/lib/days.ts'
import type { UserTime } from '#server/lib/clock.ts'
import { demoSlot, type FillDemo, momentOf, readDemoContent } from '#server/lib/demo.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { writeProgressEntry } from './progress-entries.repo.ts'
import { isReached } from './goal-rules.ts'
import { goals } from './goals.table.ts'

const amount = z.string().regex(/^\d+(\.\d+)?$/)

const written = z.strictObject({
  ...demoSlot.shape,
  kind: z.enum(goalKinds),
  category: z.enum(goalCategories),
  priority: z.int().min(1).max(5),
  title: z.string(),
  description: z.string().optional(),
  currency: z.string().optional(),
  target: amount,
  startValue: amount,
  dueInWeeks: z.int().optional(),
  trackAs: z.enum(goalTracks).optional(),
  steps: z.array(z.string()).optional(),
  progress: z.array(z.strictObject({ ...demoSlot.shape, value: amount, note: z.string().optional() })),
})
type Written = z.infer<typeof written>

/** Goals after three months of progress; entries in the future are left out. */
export const fillGoals: FillDemo = async (tx, owner, time) => {
  for (const given of await readDemoContent('goals', z.array(written))) {
    const id = newId()
    const lived = given.progress.filter((entry) => momentOf(entry, time) <= time.now)
    await tx.insert(goals).values(toRow(owner, id, given, lived, time))
    let from = given.startValue
    for (const entry of lived) {
      const { value: to, note = null } = entry
      await writeProgressEntry(
        tx,
        { owner, timeZone: time.timeZone },
        { goalId: id, from, to, note, now: momentOf(entry, time) },
      )
      from = to
    }
  }
}

function toRow(owner: Owner, id: string, given: Written, lived: Written['progress'], time: UserTime) {
  const { kind, category, priority, target, startValue, title, description = null } = given
  const last = lived.at(-1)
  const current = last?.value ?? startValue
  const updatedAt = momentOf(last ?? given, time)
  const milestones = (given.steps ?? []).map((text, n) => ({ id: newId(), text, isDone: n < Number(current) }))
  return {
    userId: owner.id,
    id,
    kind,
    category,
    priority,
    target,
    startValue,
    current,
    currency: given.currency ?? null,
    trackAs: given.trackAs ?? null,
    targetDate: given.dueInWeeks === undefined ? null : dayIn(given.dueInWeeks, time),
    completedAt: isReached(current, target) ? updatedAt : null,
    sealedContent: seal(owner, goals.sealedContent, id, { title, description, milestones }),
    createdAt: momentOf(given, time),
    updatedAt,
  }
}

const dayIn = (weeks: number, { now, timeZone }: UserTime): string => dateOf(now, timeZone).add({ weeks }).toString()
