import { z } from 'zod'
import { demoSlot, type FillDemo, momentOf, readDemoContent } from '#server/lib/demo.ts'
import { newId } from '#server/lib/record.ts'
import { seal } from '#server/lib/sealed.ts'
import { newDialogue } from '#server/ports/dialogue-state.ts'
import { coachChats } from './coach.table.ts'
import { newThread } from './safety/thread.ts'

const written = z.strictObject({ ...demoSlot.shape, message: z.string(), reply: z.string() })

/** A few exchanges from earlier weeks. They use none of this month's quota. */
export const fillCoach: FillDemo = async (tx, owner, time) => {
  for (const { message, reply, ...slot } of await readDemoContent('coach', z.array(written))) {
    const id = newId()
    const at = momentOf(slot, time)
    const empty = { lead: '', thread: newThread, state: newDialogue, safety: null, help: [], read: [], proposals: [] }
    await tx.insert(coachChats).values({
      userId: owner.id,
      id,
      state: 'done',
      month: null,
      discloses: false,
      words: seal(owner, coachChats.words, id, {
        ...empty,
        message,
        reply,
        answeredBy: 'Built-in guide',
        sentTo: 'this server',
      }),
      createdAt: at,
      updatedAt: at,
    })
  }
}
