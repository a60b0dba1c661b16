import { z } from 'zod'
import { drink, meal, weight, workout } from '#contract/fitness.ts'
import type { Db } from '#server/lib/db.ts'
import type { UserTime } from '#server/lib/clock.ts'
import { demoRecord, type DemoSlot, demoSlot, type FillDemo, readDemoContent } from '#server/lib/demo.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { type DayTable, drinks, meals, weights, workouts } from './fitness.table.ts'

const facts = { id: true, day: true, createdAt: true, isUnreadable: true } as const
const slot = z.strictObject({ ...demoSlot.shape })

const content = z.strictObject({
  workouts: z.array(slot.extend(workout.omit(facts).shape)),
  weights: z.array(slot.extend(weight.omit({ ...facts, notes: true }).shape)),
  meals: z.array(slot.extend(meal.omit(facts).shape)),
  drinks: z.array(slot.extend(drink.omit(facts).shape)),
})

/** Three months of workouts and weights, weeks of meals and water. The cycle log stays off: it waits for a consent. */
export const fillFitness: FillDemo = async (tx, owner, time) => {
  const written = await readDemoContent('fitness', content)
  await fill(tx, workouts, owner, time, written.workouts, ({ title, minutes, exercises, notes }) => ({
    title,
    minutes,
    exercises,
    notes,
  }))
  await fill(tx, weights, owner, time, written.weights, ({ kilograms }) => ({ kilograms, notes: null }))
  await fill(tx, meals, owner, time, written.meals, ({ kind, content: eaten }) => ({ kind, content: eaten }))
  await fill(tx, drinks, owner, time, written.drinks, ({ millilitres }) => ({ millilitres }))
}

/** Records in the future are left out. */
async function fill<W, S extends DemoSlot>(
  tx: Db,
  table: DayTable<W>,
  owner: Owner,
  time: UserTime,
  slots: readonly S[],
  contentOf: (slot: S) => W,
): Promise<void> {
  const rows = slots.flatMap((one) => {
    const record = demoRecord(owner, one, time)
    const isPast = record.createdAt <= time.now
    return isPast ? [{ ...record, sealedContent: seal(owner, table.sealedContent, record.id, contentOf(one)) }] : []
  })
  await tx.insert(table).values(rows)
}
