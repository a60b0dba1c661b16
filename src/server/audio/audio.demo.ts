import { z } from 'zod'
import { soundscapes } from '#contract/soundscapes.ts'
import { demoSlot, type FillDemo, momentOf, readDemoContent } from '#server/lib/demo.ts'
import { newId } from '#server/lib/record.ts'
import { seal } from '#server/lib/sealed.ts'
import { savedMixes } from './audio.table.ts'

const written = z.array(
  z.strictObject({
    ...demoSlot.shape,
    name: z.string(),
    sounds: z.array(z.strictObject({ sound: z.enum(soundscapes.map(({ key }) => key)), volume: z.int() })),
  }),
)

export const fillAudio: FillDemo = async (tx, owner, time) => {
  const mixes = await readDemoContent('audio', written)
  await tx.insert(savedMixes).values(
    mixes.map(({ name, sounds, ...slot }) => {
      const [id, createdAt] = [newId(), momentOf(slot, time)]
      const sealedContent = seal(owner, savedMixes.sealedContent, id, { name })
      return { userId: owner.id, id, sounds, sealedContent, createdAt, updatedAt: createdAt }
    }),
  )
}
