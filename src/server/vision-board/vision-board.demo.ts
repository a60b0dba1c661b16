import { z } from 'zod'
import { visionSamples } from '#contract/vision-lists.ts'
import { visionCategories } from '#contract/vision-lists.ts'
import type { Db } from '#server/lib/db.ts'
import type { UserTime } from '#server/lib/clock.ts'
import { demoSlot, momentOf, readDemoContent } from '#server/lib/demo.ts'
import type { ReadOpenGoals } from '#server/lib/open-goals.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { visions } from './vision-board.table.ts'

const written = z.strictObject({
  ...demoSlot.shape,
  title: z.string(),
  description: z.string().optional(),
  category: z.enum(visionCategories.map(({ id }) => id)),
  picture: z.enum(visionSamples.map(({ label }) => label)).optional(),
  isLoved: z.boolean().optional(),
  goal: z.string().optional(),
  achieved: z.strictObject({ ...demoSlot.shape, note: z.string() }).optional(),
})

/** Goals are found by title. */
export async function fillVisionBoard(
  tx: Db,
  owner: Owner,
  time: UserTime,
  { readOpenGoals }: { readOpenGoals: ReadOpenGoals },
): Promise<void> {
  const goals = await readOpenGoals(tx, owner, 50)
  const rows = (await readDemoContent('vision-board', z.array(written))).map((given, rank) => {
    const { title, description = null, category, picture, isLoved = false, achieved } = given
    const id = newId()
    const createdAt = momentOf(given, time)
    const hasCome = achieved !== undefined && momentOf(achieved, time) <= time.now
    const achievedNote = hasCome ? achieved.note : null
    return {
      userId: owner.id,
      id,
      rank: rank * 2 ** 20,
      category,
      imageUrl: visionSamples.find(({ label }) => label === picture)?.path ?? null,
      isLoved,
      goalId: goals.find((goal) => given.goal !== undefined && goal.title === given.goal)?.id ?? null,
      achievedAt: hasCome ? momentOf(achieved, time) : null,
      sealedContent: seal(owner, visions.sealedContent, id, { title, description, achievedNote }),
      createdAt,
      updatedAt: createdAt,
    }
  })
  await tx.insert(visions).values(rows.filter(({ createdAt }) => createdAt <= time.now))
}
