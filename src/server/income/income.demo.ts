import { z } from 'zod'
import { demoRecord, demoSlot, type FillDemo, momentOf, readDemoContent } from '#server/lib/demo.ts'
import { seal } from '#server/lib/sealed.ts'
import { incomeEntries, incomeSettings, actionPlanProgress } from './income.table.ts'

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
    .insert(actionPlanProgress)
    .values(steps.map(({ step, ...slot }) => ({ userId: owner.id, stepId: step, doneAt: momentOf(slot, time) })))
  const rows = entries.map(({ source, amount: earned, costs, hours, note, currency, ...slot }) => {
    const record = demoRecord(owner, slot, time)
    const sealedContent = seal(owner, incomeEntries.sealedContent, record.id, {
      source,
      amount: earned,
      costs,
      hours,
      note,
    })
    return Object.assign(record, { currency, sealedContent, earnedOn: record.day })
  })
  await tx.insert(incomeEntries).values(rows.filter(({ createdAt }) => createdAt <= time.now))
}
