import { z } from 'zod'
import { affirmationCategories } from '#contract/lists.ts'
import { demoSlot, type FillDemo, momentOf, readDemoContent } from '#server/lib/demo.ts'
import { newId } from '#server/lib/record.ts'
import { seal } from '#server/lib/sealed.ts'
import { affirmationLoves, affirmations } from './affirmations.table.ts'

/** `loves`: ids of library affirmations. */
const written = z.strictObject({
  own: z.array(
    z.strictObject({
      ...demoSlot.shape,
      category: z.enum(affirmationCategories),
      content: z.string(),
      isLoved: z.boolean(),
    }),
  ),
  loved: z.array(z.strictObject({ ...demoSlot.shape, id: z.uuid() })),
})

export const fillAffirmations: FillDemo = async (tx, owner, time) => {
  const { own, loved } = await readDemoContent('affirmations', written)
  const rows = own.map(({ content, category, isLoved, ...slot }) => {
    const [id, createdAt] = [newId(), momentOf(slot, time)]
    const sealedContent = seal(owner, affirmations.sealedContent, id, { content })
    return { isLoved, row: { userId: owner.id, id, category, sealedContent, createdAt, updatedAt: createdAt } }
  })
  await tx.insert(affirmations).values(rows.map(({ row }) => row))
  await tx
    .insert(affirmationLoves)
    .values([
      ...rows
        .filter(({ isLoved }) => isLoved)
        .map(({ row: { id, createdAt } }) => ({ userId: owner.id, affirmationId: id, createdAt })),
      ...loved.map(({ id, ...slot }) => ({ userId: owner.id, affirmationId: id, createdAt: momentOf(slot, time) })),
    ])
}
