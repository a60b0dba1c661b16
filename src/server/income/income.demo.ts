import { z } from 'zod'
import { demoSlot, type FillDemo, momentOf, readDemoContent } from '#server/lib/demo.ts'
import { dayOf } from '#server/lib/days.ts'
import { newId } from '#server/lib/record.ts'
import { seal } from '#server/lib/sealed.ts'
import { incomeEntries, incomeSettings, incomeSteps } from './income.table.ts'

const amount = z.string().regex(/^\d+(\.\d+)?$/)

const content = z.strictObject({
  settings: z.strictObject({ currency: z.string(), taxRate: amount }),
  steps: z.array(z.strictObject({ ...demoSlot.shape, step: z.string() })),
  entries: z.array(
    z.strictObject({
      ...demoSlot.shape,
      source: z.string(),
      amount,
      costs: amount.default('0'),
      hours: amount.nullable().default(null),
      note: z.string().nullable().default(null),
      currency: z.string().default('USD'),
    }),
  ),
})

export const fillIncome: FillDemo = async (tx, owner, time) => {
  const { settings, steps, entries } = await readDemoContent('income', content)
  await tx.insert(incomeSettings).values({ userId: owner.id, ...settings })
  await tx
    .insert(incomeSteps)
    .values(steps.map(({ step, ...slot }) => ({ userId: owner.id, stepId: step, doneAt: momentOf(slot, time) })))
  const rows = entries.map(({ source, amount: earned, costs, hours, note, currency, ...slot }) => {
    const id = newId()
    const createdAt = momentOf(slot, time)
    const day = dayOf(createdAt, time.timeZone)
    const words = seal(owner, incomeEntries.words, id, { source, amount: earned, costs, hours, note })
    return { userId: owner.id, id, currency, words, day, earnedOn: day, createdAt, updatedAt: createdAt }
  })
  await tx.insert(incomeEntries).values(rows.filter(({ createdAt }) => createdAt <= time.now))
}
